import {useEffect, useState, type ReactNode} from 'react';
import type {DocSearchHit, DocSearchModalProps} from '@docsearch/react';
import {loadMarkdown, sectionLines} from '../../article/read-markdown';
import {escapeHtml} from '../../kit/escape-html';
import type {Answer} from './search-index';
import {highlight, snippet} from './snippet';

/** How many sections of each page are shown, the best page first. Further pages are left out. */
const SECTIONS_OF_PAGES = [4, 2, 1, 1, 1, 1, 1];
/** Keeps the place of a row's line until the line has loaded, so that nothing moves then. */
const NO_LINE = '&nbsp;';

/** The section that a hit leads to, with all that its row needs to show the line that was found. */
interface FoundSection {
  /** Address of the page's Markdown. */
  readonly markdown: string;
  /** Number of the section within its page, from 0. */
  readonly section: number;
  readonly heading: string;
  /** The terms to mark. */
  readonly terms: Answer['terms'];
}

/** Turns an answer into DocSearch's hits, page by page. */
export function toHits({pages, terms}: Answer): DocSearchHit[] {
  return pages.flatMap(({page, sections}, index) => {
    const title = page.sections[0]?.[0] ?? '';
    return sections.slice(0, SECTIONS_OF_PAGES[index] ?? 0).map((section) => {
      const [heading = '', id = ''] = page.sections[section] ?? [];
      const url = id ? `${page.path}#${id}` : page.path;
      const hit = {
        objectID: url,
        url,
        type: section === 0 ? 'lvl1' : 'lvl2',
        // DocSearch's own rows, those of recent searches, show titles as HTML. The title of a group is shown as text.
        hierarchy: {
          lvl0: [...page.categories, title].join(' › '),
          lvl1: escapeHtml(title),
          lvl2: escapeHtml(heading),
        },
        // DocSearch stores recent searches without this field.
        _snippetResult: {markdown: `${page.path}.md`, section, heading, terms} satisfies FoundSection,
      };
      return hit as unknown as DocSearchHit;
    });
  });
}

/**
 * A hit with the line that was found, from the Markdown of the page. Without it, the row has its heading only. Both are
 * set as HTML: a browser that translates the page replaces texts behind React's back.
 */
function Text({markdown, section, heading, terms}: FoundSection): ReactNode {
  const [line, setLine] = useState(NO_LINE);
  useEffect(() => {
    loadMarkdown(markdown).then(
      (passages) => {
        setLine(snippet(sectionLines(passages)[section] ?? [], terms) || NO_LINE);
      },
      () => undefined,
    );
  }, [markdown, section, terms]);
  return (
    <div className="DocSearch-Hit-Container">
      <div className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title" dangerouslySetInnerHTML={{__html: highlight(heading, terms)}} />
        <span className="DocSearch-Hit-path" dangerouslySetInnerHTML={{__html: line}} />
      </div>
    </div>
  );
}

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/** One row of the window: of an answer with the line that was found, of the recent searches as DocSearch shows them. */
export function HitRow({hit, children}: HitProps): React.JSX.Element {
  const {_snippetResult: found} = hit as {readonly _snippetResult?: FoundSection};
  return (
    // The list's own keys move through the rows.
    <a href={hit.url} tabIndex={-1}>
      {found ? <Text {...found} /> : children}
    </a>
  );
}
