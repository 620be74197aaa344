import {createContext, use, useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {DocSearchModalProps} from '@docsearch/react/modal';
import {highlight, snippet, type Stretch} from '@site/src/lib/search/highlight';
import {textOf, type HitText} from '@site/src/lib/search/hits';

/** Rows that the next keystroke takes away again are not worth a request. */
const PAUSE_MS = 80;

type LoadTexts = (file: string) => Promise<readonly string[]>;

/** Loads the texts of a page. */
export const LocalSearchContext = createContext<LoadTexts>(() => Promise.resolve([]));

function Marked({stretches}: {readonly stretches: readonly Stretch[]}): ReactNode {
  return stretches.map(({text, isMarked}, index) => (isMarked ? <mark key={index}>{text}</mark> : text));
}

function Snippet({place}: {readonly place: HitText}): ReactNode {
  const load = use(LocalSearchContext);
  const [text, setText] = useState('');
  const {file, section, terms} = place;
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      load(file).then(
        (texts) => {
          if (isCurrent) {
            setText(texts[section] ?? '');
          }
        },
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, file, section]);
  return (
    <span className="DocSearch-Hit-path">
      <Marked stretches={snippet(text, new Set(terms))} />
    </span>
  );
}

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/** One row of the window. Rows of the local search show the line where the words were found. */
export function HitRow({hit, children}: HitProps): React.JSX.Element {
  const place = textOf(hit);
  return (
    <Link to={hit.url} tabIndex={-1}>
      {place ? (
        <div className="DocSearch-Hit-Container">
          <div className="DocSearch-Hit-content-wrapper">
            <span className="DocSearch-Hit-title">
              <Marked stretches={highlight(place.heading, new Set(place.terms))} />
            </span>
            <Snippet place={place} />
          </div>
        </div>
      ) : (
        children
      )}
    </Link>
  );
}
