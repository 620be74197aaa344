import {useEffect, useState, type ReactNode} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import {placeOf, type Place} from './hits';
import {load} from './load';
import {PageLink} from './PageLink';
import {highlight, sectionLines, snippet, type Stretch} from './snippet';

/** Rows that the next keystroke takes away again are not worth a request. */
const PAUSE_MS = 80;
/** Characters of a snippet: one line of a phone or of a larger screen. */
const SNIPPET_LENGTH = {narrow: 48, wide: 140};

/** Each stretch is an element of its own: a browser that translates the page replaces bare text behind React's back. */
function Marked({stretches}: {readonly stretches: readonly Stretch[]}): ReactNode {
  return stretches.map(({text, isMarked}, index) => {
    const Tag = isMarked ? 'mark' : 'span';
    return <Tag key={index}>{text}</Tag>;
  });
}

/** The line that was found, from the Markdown of the page. Without it, the row has its heading only. */
function useSnippet({markdown, section, terms}: Place): readonly Stretch[] {
  const [stretches, setStretches] = useState<readonly Stretch[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const show = async (): Promise<void> => {
      const sections = await load(markdown, async (response) => sectionLines(await response.text()));
      const length = SNIPPET_LENGTH[window.matchMedia('(width <= 768px)').matches ? 'narrow' : 'wide'];
      if (isCurrent) {
        setStretches(snippet(sections[section] ?? [], terms, length));
      }
    };
    const timer = setTimeout(() => {
      show().catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [markdown, section, terms]);
  return stretches;
}

function Text({place}: {readonly place: Place}): ReactNode {
  const found = useSnippet(place);
  return (
    <div className="DocSearch-Hit-Container">
      <div className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          <Marked stretches={highlight(place.heading, place.terms)} />
        </span>
        <span className="DocSearch-Hit-path">
          <Marked stretches={found} />
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
    <PageLink href={hit.url} tabIndex={-1}>
      {/* Another hit in this row must not show the line of the one before. */}
      {place ? <Text key={hit.url} place={place} /> : children}
    </PageLink>
  );
}
