import matter from 'gray-matter';
import {figureText} from '../figures';
import {loadBlockReader, type Block} from './node/blocks';
import {differenceOf} from './node/difference';
import {memoryCache} from '../kit/piece-cache';
import type {Difference} from './shared/difference';

export type {Difference, Passage} from './shared/difference';

/** Compares two sources of a page; an empty one is a page that does not exist. */
export type ComparePages = (before: string, after: string) => Difference;

/**
 * Loads the comparison that the line under the titles shows, for use outside of the site: words, tables, code and
 * figures as text. The title counts as a heading.
 * @param badges as in the options of the plugin
 */
export async function loadComparison(badges: Readonly<Record<string, string>>): Promise<ComparePages> {
  const readBlocks = await loadBlockReader(memoryCache(), {readFigure: figureText, badges});
  const read = (source: string): Block[] => {
    // An options object turns off the cache of gray-matter, which would hide the error of a text seen before.
    const {data, content} = matter(source, {});
    const title: Block[] = typeof data.title === 'string' ? [{kind: 'heading', text: data.title}] : [];
    return [...title, ...readBlocks(content)];
  };
  return (before, after) => differenceOf(read(before), read(after));
}
