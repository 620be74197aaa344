import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {currentId, type Redirects} from '../../kit/current-id';
import {parseDocPath} from '../../kit/doc-path';
import {readText} from '../../kit/read-text';
import {NO_PAGE, type HistoryData} from '../shared/history';

/** A sign for each text: the same for the same text, and NO_PAGE for none. */
export function signsOf(texts: readonly (string | undefined)[]): string {
  const distinct = [...new Set(texts)].filter((text) => text !== undefined);
  // Digits for the first ten.
  const signs = texts.map((text) => (text === undefined ? NO_PAGE : String.fromCodePoint(48 + distinct.indexOf(text))));
  return signs.join('');
}

/**
 * Compares the sources of each page. Line endings do not count, because readText makes them equal.
 * @param siteDir absolute path of the site
 * @param versions the names in versions.json
 * @param redirects ids of pages that have moved
 * @returns `HistoryData.texts`, sorted by id
 */
export function readTexts(siteDir: string, versions: readonly string[], redirects: Redirects): HistoryData['texts'] {
  const pages = new Map<string, (string | undefined)[]>();
  for (const [index, version] of versions.entries()) {
    const folder = path.join(siteDir, 'versioned_docs', `version-${version}`);
    for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
      const file = path.join(folder, name);
      const page = parseDocPath(file, siteDir);
      if (page && !page.isPartial) {
        const id = currentId(page.id, redirects);
        const texts = pages.get(id) ?? versions.map(() => undefined);
        texts[index] = readText(file);
        pages.set(id, texts);
      }
    }
  }
  const ids = [...pages.keys()].sort();
  return Object.fromEntries(ids.map((id) => [id, signsOf(pages.get(id) ?? [])]));
}

/**
 * The title of each page by the ids that it has and had, from the newest version that has the page.
 * @param versions newest first
 */
export function titlesOf(
  versions: readonly Pick<LoadedVersion, 'docs'>[],
  redirects: Redirects,
): Record<string, string> {
  const titles: Record<string, string> = {};
  for (const {id, title} of versions.flatMap(({docs}) => docs)) {
    titles[currentId(id, redirects)] ??= title;
    titles[id] ??= title;
  }
  return titles;
}
