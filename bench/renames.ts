import {readdirSync} from 'node:fs';
import path from 'node:path';
import {VERSIONS} from '../tests/pages';
import {buildSite} from './build-cost';
import {measurements} from './bytes';
import type {Measurement} from './results';
import type {SiteFolder} from './site-folder';

const FOLDER = `versioned_docs/version-${VERSIONS[0]}`;
/** A page that the newest version has changed before: no other page has to say that it is different now. */
const CHANGED_PAGE = `${FOLDER}/getting-started/introduction.mdx`;
const NEW_PAGE = `${FOLDER}/features/measured-page.mdx`;
const NEW_TEXT = `---
title: Measured Page
description: A page that the benchmark adds, to count the scripts that get another name by it.
sidebar_position: 99
---

A page with a [link](./proximity-interactions.mdx).

## A section

Its text.
`;

function scriptsIn({build}: SiteFolder): Set<string> {
  return new Set(readdirSync(path.join(build, 'assets/js')).filter((name) => name.endsWith('.js')));
}

/**
 * Finds the names that a set of scripts has and an earlier one has not.
 * @param before names of the files of the earlier build
 * @param after names of the files of the later build
 */
export function newNames(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  return [...after].filter((name) => !before.has(name));
}

/**
 * Counts the scripts that readers must load anew after a word was added to one page of the newest version, and after a
 * page was added to it.
 * @throws when a build fails
 */
export async function measureRenames(createSite: () => SiteFolder): Promise<Measurement[]> {
  const site = createSite();
  const build = async (): Promise<Set<string>> => {
    await buildSite(site);
    return scriptsIn(site);
  };
  try {
    const first = await build();
    site.write(CHANGED_PAGE, `${site.read(CHANGED_PAGE)}\nWord.\n`);
    const withWord = await build();
    site.write(NEW_PAGE, NEW_TEXT);
    const withPage = await build();
    const [word, page] = [newNames(first, withWord), newNames(withWord, withPage)];
    console.log(`By the word: ${word.join(' ')}\nBy the page: ${page.join(' ')}`);
    return [
      ...measurements('one word more on one page', {renamed: word.length, ofScripts: withWord.size}),
      ...measurements('one page more', {renamed: page.length, ofScripts: withPage.size}),
    ];
  } finally {
    site.remove();
  }
}
