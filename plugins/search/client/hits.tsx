import {useEffect, useState, type ReactNode} from 'react';
import type {DocSearchHit, DocSearchModalProps} from '@docsearch/react';
import {loadMarkdown} from '../../article/read-markdown';
import {escapeHtml} from '../../kit/escape-html';
import type {Answer} from './search-index';
import {highlight, sectionLines, snippet, type Stretch} from './snippet';

const MOST_PAGES = 7;
/** How many sections of the best pages are shown; of the others one. */
const SECTIONS_OF_PAGE = [4, 2];
/** Rows that the next keystroke takes away again are not worth a request. */
const PAUSE_MS = 80;

/** Where a hit's text is, so that its row can show the line that was found. */
interface Place {
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

/** Each stretch is an element of its own: a browser that translates the page replaces bare text behind React's back. */
function Marked({stretches}: {readonly stretches: readonly Stretch[]}): ReactNode {
  return stretches.map(({text, isMarked}, index) => {
    const Tag = isMarked ? 'mark' : 'span';
    return <Tag key={index}>{text}</Tag>;
  });
}

/** A hit with the line that was found, from the Markdown of the page. Without it, the row has its heading only. */
function Text({markdown, section, heading, terms}: Place): ReactNode {
  const [line, setLine] = useState<readonly Stretch[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => {
      loadMarkdown(markdown).then(
        (passages) => {
          setLine(snippet(sectionLines(passages)[section] ?? [], terms));
        },
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [markdown, section, terms]);
  return (
    <div className="DocSearch-Hit-Container">
      <div className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          <Marked stretches={highlight(heading, terms)} />
        </span>
        <span className="DocSearch-Hit-path">
          <Marked stretches={line} />
        </span>
      </div>
    </div>
  );
}

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/** One row of the window: of an answer with the line that was found, of the recent searches as DocSearch shows them. */
export function HitRow({hit, children}: HitProps): React.JSX.Element {
  const {_snippetResult: place} = hit as {readonly _snippetResult?: Place};
  return (
    // The list's own keys move through the rows.
    <a href={hit.url} tabIndex={-1}>
      {/* Another hit in this row must not show the line of the one before. */}
      {place ? <Text key={hit.url} {...place} /> : children}
    </a>
  );
}
