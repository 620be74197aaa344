// What must stop a build: the pages in tests/variant/faulty, a folder for each. A build goes on as far as it can and lists
// what it found, so one build shows several faults.
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import {buildVariant, VARIANT_FOLDER} from '../support/build';

const ONE_VERSION = {DOCS_ONLY_VERSIONS: '1.9.0'};
const root = path.join(import.meta.dirname, '../..');

/** Builds the variant with one kind of faults. @returns what the build printed, on one line */
async function refused(faults: string): Promise<string> {
  const {isGreen, output} = await buildVariant({...ONE_VERSION, FAULTY: faults});
  expect(isGreen, output).toBe(false);
  return output.replace(/\s+/g, ' ');
}

it('the build does not start with an unknown kind of navbar item', async () => {
  expect(await refused('navbar')).toMatch(/Bad navbar item type carousel/);
});

it('the bundler names a broken Markdown link and a missing picture, with their page', async () => {
  const output = await refused('markdown');
  for (const name of ['nothing.mdx', 'broken-link.mdx', 'door.png', 'missing-picture.mdx']) {
    expect(output).toContain(name);
  }
});

it('the rendering lists a sidebar and a doc that do not exist, and a page without a default export', async () => {
  const output = await refused('rendering');
  expect(output).toMatch(/Can't find any sidebar with id "noSidebar"/);
  expect(output).toMatch(/Couldn't find any doc with id "no\/doc"/);
  expect(output).toMatch(/The page component at \/TBIA-Documentation\/empty doesn't have a default export/);
});

it('two pages at one route are a warning; the check of the result lists links that lead nowhere', async () => {
  const {isGreen, output} = await buildVariant({...ONE_VERSION, FAULTY: 'result'});
  expect(isGreen, output).toBe(true);
  expect(output).toMatch(/Duplicate routes found!.*\/TBIA-Documentation\/twice/s);
  const script = ['--import', 'tsx', 'scripts/check-build.ts', '--dir', VARIANT_FOLDER];
  const check = promisify(execFile)(process.execPath, script, {cwd: root});
  const {stderr} = (await check.catch((error: unknown) => error)) as {stderr: string};
  expect(stderr).toMatch(/links\.html names \/TBIA-Documentation\/nowhere, which does not exist/);
  expect(stderr).toMatch(/faq#gone, but docs\/faq\.html has no id "gone"/);
  expect(stderr).toMatch(/links\.html names \/TBIA-Documentation\/img\/gone\.png, which does not exist/);
});
