import type {DocSearchHit} from '@docsearch/react';
import {escapeHtml} from '../../kit/escape-html';
import type {Found, FoundElsewhere, FoundPage} from './session';

/** Where the text of a hit is, so that the window can show the line that was found. */
export interface HitText {
  /** File of the page's texts, relative to the base URL. */
  readonly file: string;
  readonly section: number;
  /** The section's heading as plain text. */
  readonly heading: string;
  /** The terms to mark. */
  readonly terms: readonly string[];
}

/** A hit of the local search: one of DocSearch's, with the place of its text. */
export type LocalHit = DocSearchHit & {readonly _snippetResult: {readonly local: HitText}};

// DocSearch takes all its texts for HTML, so each is escaped.
function hitsOf(
  pages: readonly FoundPage[],
  terms: readonly string[],
  base: string,
  group: string | undefined,
): LocalHit[] {
  return pages.flatMap(({path, title, categories, texts, sections}) =>
    sections.map(({path: sectionPath, heading, section}): LocalHit => {
      const isPage = section === 0;
      const hierarchy = {
        lvl0: escapeHtml(group ?? [...categories, title].join(' › ')),
        lvl1: escapeHtml(title),
        lvl2: isPage ? null : escapeHtml(heading),
      };
      const url = base + sectionPath;
      const own = {
        objectID: url,
        url,
        url_without_anchor: base + path,
        anchor: sectionPath.slice(path.length + 1) || null,
        type: isPage ? 'lvl1' : 'lvl2',
        content: null,
        hierarchy,
        _highlightResult: {hierarchy: {lvl0: {value: hierarchy.lvl0, matchLevel: 'none', matchedWords: []}}},
        _snippetResult: {local: {file: texts, section, heading, terms}},
      };
      return own as unknown as LocalHit;
    }),
  );
}

/** The title of what only other versions know. It names the version of the hits, unless it names no other one. */
function titleOf({where, named, words, version}: FoundElsewhere): string {
  const title = `${where}: ${words}`;
  return named.every((name) => name === version) ? title : `${title}. From ${version}`;
}

/**
 * Turns an answer into DocSearch's hits, page by page. What only other versions know comes first, under its own title.
 * @param base the site's base URL, with a slash at the end
 */
export function toHits(found: Omit<Found, 'near'>, base: string): LocalHit[] {
  const {elsewhere} = found;
  const other = elsewhere ? hitsOf(elsewhere.pages, elsewhere.terms, base, titleOf(elsewhere)) : [];
  return [...other, ...hitsOf(found.pages, found.terms, base, undefined)];
}

/** The place of a hit's text; nothing for stored searches and for hits of another search. */
export function textOf(hit: object): HitText | undefined {
  return (hit as {readonly _snippetResult?: {readonly local?: HitText}})._snippetResult?.local;
}
