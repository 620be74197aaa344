import {existsSync, readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findBrowser} from '../../scripts/browser';
import {buildRehearsal, type Rehearsal} from '../../scripts/docs/testing/rehearsal';
import {servePages} from '../../scripts/pages-server';
import {BASE} from '../pages';

let rehearsal: Rehearsal;

beforeAll(async () => {
  rehearsal = await buildRehearsal(path.join(import.meta.dirname, '../..'));
});

afterAll(() => {
  rehearsal.remove();
});

/** The words of a published docs page: no tags, single spaces. */
function words(version: string | undefined, page: string): string {
  const file = path.join(rehearsal.build, 'docs', version ?? '', page.replace(/\.mdx$/, '.html'));
  return readFileSync(file, 'utf8')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');
}

function outputOf(command: string): string {
  return rehearsal.outputs.get(command) ?? '';
}

describe('a rehearsal of the commands in the guide', () => {
  it('cuts two versions: the second is the latest, the first has its number', () => {
    const [first, second] = rehearsal.cut;
    expect(outputOf(`npm run docs:cut ${first}`)).toMatch(
      new RegExp(`${first} against \\S+, for readers: [1-9]\\d* added .*\\n.* \\+ ${rehearsal.addedPage}`, 's'),
    );
    expect(outputOf(`npm run docs:cut ${second}`)).toContain(
      `${second} against ${first}, for readers: 0 added (+), 0 changed`,
    );
    expect(existsSync(path.join(rehearsal.build, 'docs', first, 'faq.html'))).toBe(true);
    const home = readFileSync(path.join(rehearsal.build, 'docs/getting-started/introduction.html'), 'utf8');
    expect(home).toContain(`docs-version-${second}`);
  });

  it('publishes the new page with its figure', () => {
    for (const version of [undefined, rehearsal.cut[0]]) {
      expect(words(version, rehearsal.addedPage)).toMatch(/Using a lever.*Lever Is Up/);
    }
  });

  it('shows in the table what a dry run would do, and writes with --apply', () => {
    const [, second] = rehearsal.cut;
    const dryRun = outputOf(`npm run docs:backport -- --from ${second}`);
    for (const version of rehearsal.carriedTo) {
      expect(dryRun).toMatch(new RegExp(`#1 +${version.replaceAll('.', '\\.')} +applied`));
    }
    for (const version of rehearsal.leftAlone) {
      expect(dryRun).toMatch(new RegExp(`#1 +${version.replaceAll('.', '\\.')} +differs on purpose`));
    }
    expect(dryRun).toContain('Nothing is written yet');
    expect(outputOf(`npm run docs:backport -- --from ${second} --apply`)).toMatch(/Written: [67] pages/);
    expect(outputOf('npm run docs:check')).toContain('0 errors, 0 warnings');
  });

  it('publishes the corrected sentence in the newest version and six others, and in no further one', () => {
    const {page, addition} = rehearsal.corrected;
    expect(rehearsal.carriedTo).toHaveLength(6);
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
    expect(outputOf('npm run build')).toContain('[SUCCESS]');
    expect(readFileSync(path.join(rehearsal.folder, 'versions.json'), 'utf8')).toMatch(
      new RegExp(`^\\[\\s*"${rehearsal.cut[1]}",\\s*"${rehearsal.cut[0]}",`),
    );
  });
});
