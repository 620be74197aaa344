import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type {Block, BlockReader} from './blocks';
import {keyOf} from './difference';
import type {PageText} from './history';

const SOURCE = /versioned_docs[\\/]version-([^\\/]+)[\\/](.+)\.mdx?$/;

/** Version and id of a docs page by the path of its file; nothing for other files and for partials (`_name.mdx`). */
export function pageOf(file: string): {version: string; id: string} | undefined {
  const [, version, rest] = SOURCE.exec(file) ?? [];
  const id = rest?.replaceAll('\\', '/');
  return version === undefined || id === undefined || /(?:^|\/)_/.test(id) ? undefined : {version, id};
}

/** Short name for a text that is the same exactly when the text is. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The released pages and their words. */
export interface Library {
  /** Sorted by id, newest version first. */
  readonly pages: readonly PageText[];
  /** The passages behind `PageText.text`. */
  readonly blocks: ReadonlyMap<string, readonly Block[]>;
}

/**
 * Reads every page of the versions.
 * @param siteDir absolute path of the site
 * @param versions newest first
 * @throws an error that names the file when a page cannot be read
 */
export function readLibrary(siteDir: string, versions: readonly string[], readBlocks: BlockReader): Library {
  const blocks = new Map<string, readonly Block[]>();
  const pages = versions.flatMap((version) => {
    const folder = path.join(siteDir, 'versioned_docs', `version-${version}`);
    return readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .sort()
      .flatMap((name): PageText[] => {
        const file = path.join(folder, name);
        const page = pageOf(file);
        if (!page) {
          return [];
        }
        const {data, content} = matter(readFileSync(file, 'utf8'));
        const passages = located(file, siteDir, () => readBlocks(content));
        const text = hashOf(passages.map(keyOf).join('\n'));
        blocks.set(text, passages);
        const heading = passages.find(({kind}) => kind === 'heading')?.text;
        const title = typeof data.title === 'string' ? data.title : (heading ?? page.id);
        return [{...page, title, text}];
      });
  });
  return {pages, blocks};
}

function located<T>(file: string, siteDir: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const name = path.relative(siteDir, file);
    throw new Error(`page-history: ${name} cannot be read: ${(error as Error).message}`, {cause: error});
  }
}
