import {readdirSync} from 'node:fs';
import path from 'node:path';
import {currentId, type Redirects} from '../../kit/current-id';
import {parseDocPath} from '../../kit/doc-path';
import {bodyOf, frontMatterOf, type FrontMatter} from '../../kit/front-matter';
import {readText} from '../../kit/read-text';
import {shortHash} from '../../kit/short-hash';
import {resolveFacts, withoutFacts, type FactsByVersion} from '../../release-facts/facts';
import type {Block, BlockReader} from './blocks';
import {keyOf} from './difference';
import type {PageText} from './history';

/** Short name for a text that is the same exactly when the text is. */
export const hashOf = (text: string): string => shortHash(text, 12);

/** The released pages and their words. */
export interface Library {
  /** Sorted by id, newest version first. */
  readonly pages: readonly PageText[];
  /** The passages behind `PageText.visibleHash`. */
  readonly blocks: ReadonlyMap<string, readonly Block[]>;
}

/**
 * Reads every page of the versions.
 * @param siteDir absolute path of the site
 * @param versions newest first
 * @param redirects ids of pages that have moved
 * @param facts of each version; passages differ when they differ in more than these
 * @throws an error that names the file when a page cannot be read
 */
export function readLibrary(
  siteDir: string,
  versions: readonly string[],
  redirects: Redirects,
  facts: FactsByVersion,
  readBlocks: BlockReader,
): Library {
  const blocks = new Map<string, readonly Block[]>();
  const pages = versions.flatMap((version) => {
    const folder = path.join(siteDir, 'versioned_docs', `version-${version}`);
    return readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .sort()
      .flatMap((name): PageText[] => {
        const file = path.join(folder, name);
        const page = parseDocPath(file, siteDir);
        if (!page || page.isPartial) {
          return [];
        }
        const source = readText(file);
        const resolved = resolveFacts(source, facts[version] ?? {}, path.relative(siteDir, file));
        const {data, passages} = located(file, siteDir, () => readPassages(source, resolved, readBlocks));
        const contentHash = hashOf(passages.map(keyOf).join('\n'));
        const visibleHash = hashOf(passages.map((passage) => `${keyOf(passage)} ${passage.text}`).join('\n'));
        blocks.set(visibleHash, passages);
        const heading = passages.find(({kind}) => kind === 'heading')?.text;
        const title = typeof data.title === 'string' ? data.title : (heading ?? page.id);
        const key = currentId(page.id, redirects);
        return [{version, id: page.id, key, title, contentHash, visibleHash}];
      });
  });
  return {pages, blocks};
}

/** Titles by id and key, each from the newest version that has such a page: what readers know the page by. */
export function titlesOf(pages: Library['pages']): Record<string, string> {
  return Object.fromEntries(
    pages.toReversed().flatMap(({id, key, title}) => [[id, title] as const, [key, title] as const]),
  );
}

/** Reads a page twice when it says facts by name: as readers see it, and with the names, by which versions are compared. */
function readPassages(
  source: string,
  resolved: string,
  readBlocks: BlockReader,
): {data: FrontMatter; passages: Block[]} {
  const data = frontMatterOf(resolved);
  const content = bodyOf(resolved);
  const shown = readBlocks(content);
  if (source.endsWith(content)) {
    return {data, passages: shown};
  }
  const named = readBlocks(bodyOf(withoutFacts(source)));
  const passages = shown.map((block, index): Block => {
    const same = named.length === shown.length ? named[index] : undefined;
    return same && same.text !== block.text ? {...block, comparedText: same.text} : block;
  });
  return {data, passages};
}

function located<T>(file: string, siteDir: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const name = path.relative(siteDir, file);
    throw new Error(`page-history: ${name} cannot be read: ${(error as Error).message}`, {cause: error});
  }
}
