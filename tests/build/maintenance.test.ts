import {existsSync, readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findBrowser} from '../../scripts/browser';
import {buildRehearsal, type Rehearsal} from '../../scripts/docs/testing/rehearsal';
import {runIn} from '../../scripts/docs/testing/repository-copy';
import {servePages} from '../../scripts/pages-server';
import {BASE} from '../pages';

const root = path.join(import.meta.dirname, '../..');

/** Browser tests that a new version, a new engine or a longer changelog could break. */
const SPECS = [
  ...['engines', 'hosting', 'menus', 'not-found', 'history', 'routes'].map((name) => `tests/browser/${name}.spec.ts`),
  'plugins/article/article.spec.ts',
  'plugins/search/search.spec.ts',
];

let rehearsal: Rehearsal;

beforeAll(async () => {
  rehearsal = await buildRehearsal(root);
}, 900_000);

afterAll(() => {
  rehearsal.remove();
});

/** The words of a published docs page: no menus, no tags, single spaces. */
function words(version: string | undefined, page: string): string {
  const file = path.join(rehearsal.build, 'docs', version ?? '', page.replace(/(?:\.mdx)?$/, '.html'));
  const [, article = ''] = /<article>(.*)<\/article>/s.exec(readFileSync(file, 'utf8')) ?? [];
  return article.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
}

const literal = (text: string): string => text.replaceAll('.', String.raw`\.`);

/** `5.5, 5.6, 5.7` for `, `, and `5.5, 5.6 or 5.7` for `or`. */
const listed = (engines: readonly string[], word = ','): string =>
  engines.join(', ').replace(/, (?=[^,]*$)/, word === ',' ? ', ' : ` ${word} `);

function outputOf(command: string): string {
  return rehearsal.outputs.get(command) ?? '';
}

describe('a rehearsal of the commands in the guide', () => {
  it('cuts three versions: the third is the latest, the others have their numbers', () => {
    const [first, second, third] = rehearsal.cut;
    expect(outputOf(`npm run docs:cut ${first}`)).toMatch(
      new RegExp(`${first} against \\S+, for readers: [1-9]\\d* added .*\\n.* \\+ ${rehearsal.removedPage}`, 's'),
    );
    expect(outputOf(`npm run docs:cut ${second}`)).toContain(
      `${second} against ${first}, for readers: 0 added (+), 0 changed`,
    );
    for (const version of [first, second]) {
      expect(existsSync(path.join(rehearsal.build, 'docs', version, 'faq.html'))).toBe(true);
    }
    const home = readFileSync(path.join(rehearsal.build, 'docs/getting-started/introduction.html'), 'utf8');
    expect(home).toContain(`docs-version-${third}`);
    // The number of the latest version leads to its address without one.
    expect(readFileSync(path.join(rehearsal.build, 'docs', third, 'faq.html'), 'utf8')).toContain('location.replace');
    const [roadmap, changelog] = ['roadmap', 'changelog'].map((page) =>
      readFileSync(path.join(rehearsal.build, `${page}.html`), 'utf8'),
    );
    expect(roadmap).toContain(`${third.replace(/\.\d+$/, '')}.x`);
    const years = rehearsal.releases.map(({date}) => date.slice(0, 4));
    expect(changelog).toMatch(new RegExp(`\\d{4}-${years.at(-1) ?? ''} twistedbytes\\.net`));
  });

  it('refuses a release without its entry in the changelog, and says what to write', () => {
    const [{version, date, engines}] = rehearsal.releases;
    expect(rehearsal.refusals.withoutEntry).toContain(
      `there is no section with the id v${version.replaceAll('.', '-')}.`,
    );
    expect(rehearsal.refusals.withoutEntry).toContain(
      `Released ${date}.\n\n**Added**\n\n- Support for UE ${engines.at(-1) ?? 'of no engine'}.`,
    );
  });

  it('refuses a release with an engine that is typed by hand', () => {
    const [{version, engines}] = rehearsal.releases;
    const typed = `UE ${listed(rehearsal.newest.engines)} is typed by hand, and ${version} runs on UE ${listed(engines)}`;
    expect(rehearsal.refusals.typedEngine).toMatch(new RegExp(String.raw`docs/faq\.mdx:\d+: ${literal(typed)}`));
  });

  it('tells that a page was added and one removed', () => {
    const {addedPage, removedPage} = rehearsal;
    const [, second, third] = rehearsal.cut;
    expect(outputOf(`npm run docs:cut ${third}`)).toContain(
      `${third} against ${second}, for readers: 1 added (+), 0 changed (*), 1 removed (-).\n  + ${addedPage}\n  - ${removedPage}\n`,
    );
  });

  it('tells which engines come and go, and what is written by hand', () => {
    const [first, second] = rehearsal.releases;
    expect(outputOf(`npm run docs:cut ${first.version}`)).toContain(
      `${first.version} runs on UE ${listed(first.engines)}.`,
    );
    const printed = outputOf(`npm run docs:cut ${second.version}`);
    const [lost = 'no engine'] = first.engines;
    const gained = second.engines.at(-1) ?? 'no engine';
    expect(printed).toContain(`Engines: UE ${gained} gained, UE ${lost} lost;`);
    expect(printed).toMatch(
      new RegExp(
        String.raw` These name an engine that is lost:\n(?: {2}.*\n)*? {2}\S+:\d+: Tried on UE ${literal(lost)}`,
      ),
    );
  });

  it('says version and engines of each release on its pages, and of the old one nowhere', () => {
    const [, , latest] = rehearsal.releases;
    for (const {version, engines} of rehearsal.releases) {
      const folder = version === latest.version ? undefined : version;
      expect(words(folder, 'getting-started/introduction')).toContain(`Plugin ${version} supports`);
      expect(words(folder, 'getting-started/demo-project')).toContain(`UE ${listed(engines, 'or')}.`);
    }
    const gone = rehearsal.newest.engines.filter((engine) => !latest.engines.includes(engine));
    expect(gone).not.toEqual([]);
    expect(words(undefined, 'getting-started/installation')).not.toMatch(
      new RegExp(`UE[ _](?:${gone.map(literal).join('|')})`),
    );
  });

  it('passes the unit tests', async () => {
    const printed = await runIn(rehearsal.folder, 'npx --no-install vitest run --project unit');
    expect(printed).toMatch(/Tests .*passed/);
  }, 600_000);

  it('keeps the budgets of what readers load', async () => {
    const printed = await runIn(rehearsal.folder, 'npm run --silent bench:bytes');
    expect(printed).toMatch(/output, MB[^\n]*pass/);
  }, 600_000);

  it('passes the browser tests that are about versions', async () => {
    const env = {TEST_PORT: String(20_000 + (process.pid % 20_000)), TEST_ALL: '', TEST_REPORT: ''};
    const command = `npx --no-install playwright test --project=chromium ${SPECS.join(' ')}`;
    const printed = await runIn(rehearsal.folder, command, env);
    expect(printed).toMatch(/\d+ passed/);
  }, 1_200_000);

  it('publishes the new page with its figure, until it is removed, and the one that takes its place', () => {
    const [first, second] = rehearsal.cut;
    for (const version of [first, second]) {
      expect(words(version, rehearsal.removedPage)).toMatch(/Pull a lever.*Lever Is Up/);
    }
    expect(existsSync(path.join(rehearsal.build, 'docs', rehearsal.removedPage.replace(/mdx$/, 'html')))).toBe(false);
    expect(words(undefined, rehearsal.addedPage)).toMatch(/Ringing a bell.*back room/);
  });

  it('shows in the table what a dry run would do, and writes with --apply', () => {
    const [, second] = rehearsal.cut;
    const {carriedTo} = rehearsal;
    const dryRun = outputOf(`npm run docs:backport -- --from ${second}`);
    for (const version of rehearsal.carriedTo) {
      expect(dryRun).toMatch(new RegExp(`#1 +${version.replaceAll('.', '\\.')} +would apply`));
    }
    for (const version of rehearsal.leftAlone) {
      expect(dryRun).toMatch(new RegExp(`#1 +${version.replaceAll('.', '\\.')} +not there`));
    }
    expect(dryRun).toContain('Nothing is written yet');
    expect(outputOf(`npm run docs:backport -- --from ${second} --apply`)).toMatch(
      new RegExp(`Written: (?:${carriedTo.length}|${carriedTo.length + 1}) pages`),
    );
    expect(outputOf('npm run docs:check')).toContain('0 errors, 0 warnings');
  });

  it('publishes the corrected sentence in the newest version and those that have it, and in no further one', () => {
    const {page, addition} = rehearsal.corrected;
    expect(rehearsal.carriedTo.length).toBeGreaterThanOrEqual(3);
    for (const version of [undefined, ...rehearsal.carriedTo]) {
      expect(words(version, page)).toContain(addition);
    }
    expect(rehearsal.leftAlone).not.toEqual([]);
    for (const version of rehearsal.leftAlone) {
      expect(words(version, page)).not.toContain(addition);
    }
  });

  it('shows the corrected sentence to readers, in Chromium', async () => {
    const server = await servePages(rehearsal.build, `${BASE}/`, 0);
    const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu']});
    try {
      const page = await browser.newPage();
      const {port} = server.address() as AddressInfo;
      const route = rehearsal.corrected.page.replace(/\.mdx$/, '');
      for (const path of [route, ...rehearsal.carriedTo.map((version) => `${version}/${route}`)]) {
        await page.goto(`http://127.0.0.1:${port}${BASE}/docs/${path}`);
        await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
        expect((await page.locator('article').innerText()).replace(/\s+/g, ' ')).toContain(
          rehearsal.corrected.addition,
        );
      }
    } finally {
      await browser.close();
      server.close();
    }
  });

  it('leaves nothing behind that is not committed', () => {
    const [first, second, third] = rehearsal.cut;
    expect(outputOf(`npm run docs:cut ${third}`)).toContain('Generated static files in');
    expect(readFileSync(path.join(rehearsal.folder, 'versions.json'), 'utf8')).toMatch(
      new RegExp(`^\\[\\s*"${third}",\\s*"${second}",\\s*"${first}",`),
    );
  });
});
