import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readText} from '../../../plugins/kit/read-text';
import {commandsOf, GUIDE, sectionOf} from './rehearsal';

const root = path.join(import.meta.dirname, '../../..');
const guide = readText(path.join(root, GUIDE));

describe("the maintainers' guide", () => {
  it('has commands for each of its tasks', () => {
    const tasks = [...guide.matchAll(/^### .+$/gm)].map(([heading]) => heading);
    expect(tasks).not.toEqual([]);
    for (const task of tasks) {
      expect(commandsOf(sectionOf(guide, task))).not.toEqual([]);
    }
  });
  it('is written for the versions that a rehearsal replaces', () => {
    expect(guide).toContain('written for 1.9.0 as the newest version and 1.10.0 as the next one');
  });
  it('names scripts that exist', () => {
    const {scripts} = JSON.parse(readText(path.join(root, 'package.json'))) as {
      scripts: Record<string, string>;
    };
    const named = [...guide.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
  it('counts no versions, here and on pages that no cut writes', () => {
    const texts = ['README.md', 'src/pages/changelog.mdx', 'src/pages/_home/hero.mdx', 'src/pages/roadmap.tsx'];
    const number = String.raw`(?:\d+|ten|eleven|twelve)`;
    const counted = new RegExp(
      String.raw`\b${number} (?:of (?:these|the) )?(?:released |docs )?(?:versions|releases)\b`,
      'i',
    );
    expect(texts.filter((file) => counted.test(readText(path.join(root, file))))).toEqual([]);
    expect(counted.test('Ten of these releases have a documentation of their own.')).toBe(true);
    expect(counted.test('Ten released versions, a changelog and a roadmap')).toBe(true);
  });
  it('deploys with the commands of the workflow', () => {
    const workflow = readText(path.join(root, '.github/workflows/deploy.yml'));
    const steps = [...workflow.matchAll(/- run: (npm .+)$/gm)].map(([, command]) => command);
    expect(steps).not.toEqual([]);
    expect(commandsOf(sectionOf(guide, '### Deploying')).slice(0, steps.length)).toEqual(steps);
  });
});
