import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  ADDITION,
  BELL,
  buildRehearsal,
  CORRECTED,
  LEVER,
  type Rehearsal,
  runIn,
} from '../../scripts/docs/testing/rehearsal';

/** Browser tests that a new version, a new engine or a longer changelog could break. */
const SPECS = [
  ...['documents', 'engines', 'menus', 'not-found', 'history', 'routes'].map((name) => `tests/browser/${name}.spec.ts`),
  'plugins/article/article.spec.ts',
  'plugins/search/search.spec.ts',
];

let rehearsal: Rehearsal;

beforeAll(async () => {
  rehearsal = await buildRehearsal();
}, 900_000);

afterAll(() => {
  rmSync(path.dirname(rehearsal.folder), {recursive: true, force: true});
});

/** The file of a built page, by its path without `.html`. */
const built = (page: string): string => path.join(rehearsal.folder, 'build', `${page}.html`);

/** The words of a published docs page: no menus, no tags, single spaces. */
function words(version: string, page: string): string {
  const folder = version === rehearsal.second.version ? 'docs' : `docs/${version}`;
  const html = readFileSync(built(`${folder}/${page.replace(/\.mdx$/, '')}`), 'utf8');
  const [, article = ''] = /<article>(.*)<\/article>/s.exec(html) ?? [];
  return article.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
}

/** `5.5, 5.6 or 5.7`. */
const either = (engines: readonly string[]): string => engines.join(', ').replace(/, (?=[^,]*$)/, ' or ');

describe('a rehearsal of the commands in the guide', () => {
  it('cuts two versions: the second is the latest, the first has its number, both have their rows', () => {
    const {first, second, folder, newest} = rehearsal;
    const names = JSON.parse(readFileSync(path.join(folder, 'versions.json'), 'utf8')) as string[];
    expect(names.slice(0, 3)).toEqual([second.version, first.version, newest.version]);
    expect(existsSync(built(`docs/${first.version}/faq`))).toBe(true);
    expect(readFileSync(built('docs/faq'), 'utf8')).toContain(`docs-version-${second.version}`);
    // The number of the latest version leads to its address without one.
    expect(readFileSync(built(`docs/${second.version}/faq`), 'utf8')).toContain('location.replace');
    expect(readFileSync(built('roadmap'), 'utf8')).toContain(`${second.version.replace(/\.\d+$/, '')}.x`);
    const year = second.date.slice(0, 4);
    expect(readFileSync(built('changelog'), 'utf8')).toMatch(new RegExp(`\\d{4}–${year} twistedbytes\\.net`));
  });

  it('says version and engines of each release on its pages, and of the old one nowhere', () => {
    const {first, second, newest} = rehearsal;
    for (const {version, engines} of [first, second]) {
      expect(words(version, 'getting-started/introduction')).toContain(`Plugin ${version} supports`);
      expect(words(version, 'getting-started/demo-project')).toContain(`UE ${either(engines)}.`);
    }
    const gone = newest.engines.filter((engine) => !second.engines.includes(engine));
    expect(gone).not.toEqual([]);
    const engines = gone.map((engine) => engine.replace('.', '\\.')).join('|');
    expect(words(second.version, 'getting-started/installation')).not.toMatch(new RegExp(`UE[ _](?:${engines})`));
  });

  it('publishes a page with its figure, until it is removed, and the one that takes its place', () => {
    const {first, second} = rehearsal;
    expect(words(first.version, LEVER)).toMatch(/Pull a lever.*Lever Is Up/);
    expect(existsSync(built(`docs/${LEVER.replace('.mdx', '')}`))).toBe(false);
    expect(words(second.version, BELL)).toMatch(/Ringing a bell.*back room/);
  });

  it('publishes the corrected sentence where it was carried, and in no further version', () => {
    const {first, second, carriedTo, leftAlone, outputs} = rehearsal;
    for (const version of [first.version, second.version, ...carriedTo]) {
      expect(words(version, CORRECTED)).toContain(ADDITION);
    }
    for (const version of leftAlone) {
      expect(words(version, CORRECTED)).not.toContain(ADDITION);
    }
    expect(outputs.get('npm run docs:check')).toContain('0 errors, 0 warnings');
  });

  it('passes the unit tests', async () => {
    const printed = await runIn(rehearsal.folder, 'npx --no-install vitest run --project unit');
    expect(printed).toMatch(/Tests .*passed/);
  }, 600_000);

  it('keeps the budgets of what readers load', async () => {
    const printed = await runIn(rehearsal.folder, 'npm run --silent bench:bytes');
    expect(printed).toMatch(/\| output, MB \| [\d.]+ \|/);
  }, 600_000);

  it('passes the browser tests that are about versions', async () => {
    const env = {TEST_PORT: String(20_000 + (process.pid % 20_000)), TEST_ALL: '', TEST_REPORT: ''};
    const command = `npx --no-install playwright test --project=chromium ${SPECS.join(' ')}`;
    const printed = await runIn(rehearsal.folder, command, env);
    expect(printed).toMatch(/\d+ passed/);
  }, 1_200_000);

  it('leaves nothing behind that is not committed', async () => {
    expect(await runIn(rehearsal.folder, 'git status --porcelain')).toBe('');
  });
});
