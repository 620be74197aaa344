import type {DocSearchHit} from '@docsearch/react';
import {escapeHtml} from '../../kit/escape-html';
import type {Answer} from './search-index';

const MOST_PAGES = 7;
/** How many sections of the best pages are shown; of the others one. */
const SECTIONS_OF_PAGE = [4, 2];

/** Where a hit's text is, so that its row can show the line that was found. */
export interface Place {
  /** Address of the page's Markdown. */
  readonly markdown: string;
  /** Number of the section within its page, from 0. */
  readonly section: number;
  readonly heading: string;
  /** The terms to mark. */
  readonly terms: ReadonlySet<string>;
}

/**
 * Turns an answer into DocSearch's hits, page by page.
 * @param baseUrl the site's base URL, with a slash at the end
 */
export function toHits({pages, terms}: Answer, baseUrl: string): DocSearchHit[] {
  return pages.slice(0, MOST_PAGES).flatMap(({page, hits}, index) => {
    const address = baseUrl + page.path;
    const title = page.sections[0]?.[0] ?? '';
    const mostWords = Math.max(...hits.map(({words}) => words));
    // Next to a section with all the words, one with some of them is no answer.
    const best = hits.filter(({words}) => words === mostWords).slice(0, SECTIONS_OF_PAGE[index] ?? 1);
    return best.map(({section}) => {
      const [heading = '', id = ''] = page.sections[section] ?? [];
      const url = id ? `${address}#${id}` : address;
      const hit = {
        objectID: url,
        url,
        type: section === 0 ? 'lvl1' : 'lvl2',
        // DocSearch takes what is in a row of its own for HTML; the title of a group is text.
        hierarchy: {
          lvl0: [...page.categories, title].join(' › '),
          lvl1: escapeHtml(title),
          lvl2: escapeHtml(heading),
        },
        // It stores recent searches without this.
        _snippetResult: {markdown: `${address}.md`, section, heading, terms} satisfies Place,
      };
      return hit as unknown as DocSearchHit;
    });
  });
}

/** Where a hit's text is; nothing for the recent searches. */
export function placeOf(hit: object): Place | undefined {
  return (hit as {readonly _snippetResult?: Place})._snippetResult;
}
