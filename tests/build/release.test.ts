import {existsSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {TEN_PAGES} from '../ten-versions';
import {SiteCopy} from '../support/site-copy';

let site: SiteCopy;

beforeAll(async () => {
  site = new SiteCopy(['1.9.0', '1.0.0']);
  for (const page of TEN_PAGES['1.9.0']) {
    site.write(
      `docs/${page}.mdx`,
      site.read(`versioned_docs/version-1.9.0/${page}.mdx`).replace('in 1.9.0', 'in 1.10.0'),
    );
  }
  const cut = await site.run(['docs:version', '1.10.0']);
  expect(cut.output).toContain('version 1.10.0 created');
});

afterAll(() => {
  site.remove();
});

it('a cut version without its row fails and says which line to add', async () => {
  const {isGreen, output} = await site.run();
  expect(isGreen).toBe(false);
  expect(output).toContain('docs version 1.10.0 has no row');
  expect(output).toContain("{version: '1.10.0', date: 'YYYY-MM-DD'");
});

it('the row is the only further edit: 1.10.0 becomes the latest and 1.9.0 moves below its number', async () => {
  site.edit(
    'src/data/releases.ts',
    'export const releases: readonly Release[] = [',
    "export const releases: readonly Release[] = [\n  {version: '1.10.0', date: '2026-03-01', engines: ['5.5', '5.6'], highlights: ['More']},",
  );
  const {isGreen, output} = await site.run();
  expect(output).not.toContain('ERROR');
  expect(isGreen).toBe(true);
  expect(site.read('build/docs/getting-started/introduction.html')).toContain('in 1.10.0');
  expect(site.read('build/docs/1.9.0/getting-started/introduction.html')).toContain('in 1.9.0');
  expect(site.read('build/docs/1.10.0/faq.html')).toContain('location.replace');
  expect(existsSync(path.join(site.folder, 'build/docs/1.0.0/faq.html'))).toBe(true);
  expect(site.read('build/index.html')).toContain('1.10.0');
  expect(site.read('build/roadmap.html')).toContain('1.10.x');
  expect(site.read('build/changelog.html')).toContain('2025-2026 twistedbytes.net');
});
