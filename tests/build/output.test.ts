import {execFile} from 'node:child_process';
import {readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, it, onTestFinished} from 'vitest';
import {readText} from '../../plugins/kit/read-text';
import {docusaurus} from '../support/build';
import {copySite, repositoryFiles} from '../support/site-copy';

/** Copies the site until the test ends. */
function copy(name: string): string {
  const folder = copySite(name);
  onTestFinished(() => {
    rmSync(path.dirname(folder), {recursive: true, force: true});
  });
  return folder;
}

/** Gives a copy the line endings of a checkout on Windows. What is published as it is, in `static`, keeps its own. */
function useWindowsLineEndings(folder: string): void {
  for (const file of repositoryFiles().filter((name) => !name.startsWith('static/'))) {
    writeFileSync(path.join(folder, file), readText(path.join(folder, file)).replaceAll('\n', '\r\n'));
  }
}

/** Builds a copy. @returns its files with their content, by path */
async function build(folder: string): Promise<Map<string, string>> {
  const {isGreen, output} = await docusaurus(['build'], {DOCS_ONLY_VERSIONS: '1.9.0,1.0.0'}, folder);
  expect(isGreen, output).toBe(true);
  const files = readdirSync(path.join(folder, 'build'), {recursive: true, encoding: 'utf8'})
    .sort()
    .map((name) => [name, path.join(folder, 'build', name)] as const)
    .filter(([, file]) => statSync(file).isFile());
  return new Map(files.map(([name, file]) => [name, readFileSync(file, 'latin1')]));
}

const scriptsOf = (files: ReadonlyMap<string, string>): string[] =>
  [...files.keys()].filter((name) => name.endsWith('.js'));

const NEW_PAGE = `---
title: A page that is new
description: A page that a test of the build adds to a version, to count the files that get another name.
sidebar_position: 99
---

The words of the new page.
`;

it(
  'is the same in two folders, and an edit in a checkout of Windows renames few files',
  {timeout: 600_000},
  async () => {
    const long = copy('a-folder-with-a-much-longer-name-4194048');
    const before = await build(copy('s'));
    const other = await build(long);
    expect([...other.keys()]).toEqual([...before.keys()]);
    expect([...before].filter(([name, text]) => other.get(name) !== text).map(([name]) => name)).toEqual([]);

    // Neither line endings nor what a run with other versions has generated gives another name to a page.
    useWindowsLineEndings(long);
    const script = ['--import', 'tsx', 'scripts/docs/check.ts'];
    const check = promisify(execFile)(process.execPath, script, {cwd: long});
    expect((await check).stdout).toContain(' 0 errors');
    const earlier = {DOCS_ONLY_VERSIONS: '1.8.1', DOCS_INCLUDE_NEXT: '1', DOCUSAURUS_EXIT_AFTER_LOADING: 'true'};
    expect(await docusaurus(['build'], earlier, long)).toMatchObject({isGreen: true});

    const version = path.join(long, 'versioned_docs/version-1.9.0');
    const faq = path.join(version, 'faq.mdx');
    writeFileSync(faq, `${readFileSync(faq, 'utf8')}\nOne more sentence.\n`);
    writeFileSync(path.join(version, 'features/new-page.mdx'), NEW_PAGE);
    const renamed = scriptsOf(await build(long)).filter((name) => !before.has(name));
    expect(renamed.some((name) => name.includes('runtime'))).toBe(true);
    // The page with the new sentence. For the new page, the six of a stock site: the page, its two neighbors, the sidebar,
    // main.js and the runtime; the changelog, which lists the pages of each release; and what the other version says of
    // the history of both pages.
    expect(renamed.length, renamed.join(', ')).toBeLessThanOrEqual(1 + 6 + 1 + 2);
  },
);
