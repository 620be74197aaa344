import {useEffect, useState, type ReactNode} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import {loadMarkdown} from '../../article/read-markdown';
import {placeOf, type Place} from './hits';
import {highlight, sectionLines, snippet, type Stretch} from './snippet';

/** Rows that the next keystroke takes away again are not worth a request. */
const PAUSE_MS = 80;

/** Each stretch is an element of its own: a browser that translates the page replaces bare text behind React's back. */
function Marked({stretches}: {readonly stretches: readonly Stretch[]}): ReactNode {
  return stretches.map(({text, isMarked}, index) => {
    const Tag = isMarked ? 'mark' : 'span';
    return <Tag key={index}>{text}</Tag>;
  });
}

/** A hit with the line that was found, from the Markdown of the page. Without it, the row has its heading only. */
function Text({place: {markdown, section, heading, terms}}: {readonly place: Place}): ReactNode {
  const [line, setLine] = useState<readonly Stretch[]>([]);
  useEffect(() => {
    const show = async (): Promise<void> => {
      const sections = sectionLines(await loadMarkdown(markdown));
      setLine(snippet(sections[section] ?? [], terms));
    };
    const timer = setTimeout(() => {
      show().catch(() => undefined);
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
  const place = placeOf(hit);
  return (
    // The list's own keys move through the rows.
    <a href={hit.url} tabIndex={-1}>
      {/* Another hit in this row must not show the line of the one before. */}
      {place ? <Text key={hit.url} place={place} /> : children}
    </a>
  );
}
