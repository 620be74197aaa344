import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {SiteCopy} from '../support/site-copy';

const copies: SiteCopy[] = [];

function copy(name: string): SiteCopy {
  const site = new SiteCopy(['1.9.0', '1.8.1'], name);
  copies.push(site);
  return site;
}

/** The files of a build with their content, by path. */
function filesOf({folder}: SiteCopy): Map<string, string> {
  const build = path.join(folder, 'build');
  const names = readdirSync(build, {recursive: true, encoding: 'utf8'}).sort();
  return new Map(
    names
      .filter((name) => statSync(path.join(build, name)).isFile())
      .map((name) => [name, readFileSync(path.join(build, name), 'latin1')]),
  );
}

const scriptsOf = (files: Map<string, string>): string[] => [...files.keys()].filter((name) => name.endsWith('.js'));

afterEach(() => {
  copies.splice(0).forEach((site) => {
    site.remove();
  });
});

const NEW_PAGE = `---
title: A page that is new
description: A page that a test of the build adds to a version, to count the files that get another name.
sidebar_position: 99
---

The words of the new page.
`;

it('is the same in two folders of different length, and an edit renames few files', {timeout: 300_000}, async () => {
  const short = copy('s');
  const long = copy('a-folder-with-a-much-longer-name-4194048');
  expect(await short.run()).toMatchObject({isGreen: true});
  expect(await long.run()).toMatchObject({isGreen: true});
  const before = filesOf(short);
  const other = filesOf(long);
  expect([...other.keys()]).toEqual([...before.keys()]);
  expect([...before].filter(([name, text]) => other.get(name) !== text).map(([name]) => name)).toEqual([]);

  long.edit('versioned_docs/version-1.9.0/faq.mdx', 'Text of the section.', 'Words of the section.');
  long.write('versioned_docs/version-1.9.0/features/new-page.mdx', NEW_PAGE);
  expect(await long.run()).toMatchObject({isGreen: true});
  const renamed = scriptsOf(filesOf(long)).filter((name) => !before.has(name));
  expect(renamed.some((name) => name.includes('runtime'))).toBe(true);
  // The page with the new word. For the new page, the six of a stock site: the page, its two neighbors, the sidebar,
  // main.js and the runtime; and the changelog, which lists the pages of each release.
  expect(renamed.length, renamed.join(', ')).toBeLessThanOrEqual(1 + 6 + 1);
});
