import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {git} from './docs/shared/git';

const ROOT = path.join(import.meta.dirname, '..');

const MARKDOWNLINT = path.join(ROOT, 'node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs');

const CODE = ['*.ts', '*.tsx', '*.mts', '*.mjs', '*.js'];

/** Files of the site whose code a linter leaves out by patterns, which mean what they mean in `.gitignore`. */
function leftOut(patterns: readonly string[]): string[] {
  const ignored = patterns.flatMap((pattern) => ['-x', pattern]);
  const hit = git(ROOT, ['ls-files', '--cached', '--ignored', ...ignored, '--', ...CODE]);
  return hit.split('\n').filter(Boolean);
}

const patternsOf = (file: string, key: string): string[] =>
  (JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Record<string, string[]>)[key] ?? [];

it.each([
  ['.oxlintrc.json', 'ignorePatterns'],
  ['cspell.json', 'ignorePaths'],
])('%s leaves out none of the code', (file, key) => {
  const patterns = patternsOf(file, key);
  expect(patterns).not.toEqual([]);
  expect(leftOut(patterns)).toEqual([]);
  expect(leftOut(['node/'])).toContain('plugins/figures/node/figure.ts');
});

describe('the English of the site', () => {
  /** What the Markdown linter says of a text, with the rules of the site. */
  function lint(text: string): {status: number | null; words: string[]} {
    const {status, stderr} = spawnSync(process.execPath, [MARKDOWNLINT, '--no-globs', '-'], {
      cwd: ROOT,
      input: `# Title\n\n${text}\n`,
      encoding: 'utf8',
    });
    return {status, words: Array.from(stderr.matchAll(/search-replace .*\[([a-z]+):/g), ([, name = '']) => name)};
  }

  it('has a rule for each of these', () => {
    const texts = {
      people: 'The door refuses, because the cube says no.',
      place: 'The value stands in the table, the file lies in the folder.',
      own: 'Make a channel of your own.',
      word: 'The box beside it is no use any more.',
      term: "The client's copy of the ability is through its course.",
      homework: 'The pin is most likely empty.',
      same: '| Symptom | Fix |\n|---|---|\n| The same | Step 4 |',
      american: 'The colour of the widget is initialised.',
    };
    const {status, words} = lint(Object.values(texts).join('\n\n'));
    expect([...new Set(words)].sort()).toEqual(Object.keys(texts).sort());
    expect(status).toBe(1);
  });

  it('lets code and good English pass', () => {
    expect(lint('Interact Active calls `On Colour Refused` on the target, so the door opens automatically.')).toEqual({
      status: 0,
      words: [],
    });
  });
});
