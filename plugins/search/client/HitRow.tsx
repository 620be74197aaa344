import {createContext, memo, use, useEffect, useMemo, useState, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import type {DocSearchModalProps} from '@docsearch/react/modal';
import {isPlainClick} from '../../kit/plain-click';
import {highlight, type Stretch} from './highlight';
import {textOf, type HitText} from './hits';

/** Rows that the next keystroke takes away again are not worth a request. */
const PAUSE_MS = 80;

type LoadSnippet = (place: HitText) => Promise<readonly Stretch[]>;

/** Loads the line where the words were found. */
export const LocalSearchContext = createContext<LoadSnippet>(() => Promise.resolve([]));

function Marked({stretches}: {readonly stretches: readonly Stretch[]}): ReactNode {
  return stretches.map(({text, isMarked}, index) => (isMarked ? <mark key={index}>{text}</mark> : text));
}

function Snippet({place}: {readonly place: HitText}): ReactNode {
  const load = use(LocalSearchContext);
  const [stretches, setStretches] = useState<readonly Stretch[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      load(place).then(
        (loaded) => {
          if (isCurrent) {
            setStretches(loaded);
          }
        },
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, place]);
  return (
    <span className="DocSearch-Hit-path">
      <Marked stretches={stretches} />
    </span>
  );
}

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

function Heading({place}: {readonly place: HitText}): ReactNode {
  const stretches = useMemo(() => highlight(place.heading, new Set(place.terms)), [place]);
  return (
    <span className="DocSearch-Hit-title">
      <Marked stretches={stretches} />
    </span>
  );
}

/** No `Link`: it would fetch the pages of all rows in view, after each keystroke other ones. */
function Row({hit, children}: HitProps): React.JSX.Element {
  const place = textOf(hit);
  const history = useHistory();
  const follow = (event: MouseEvent): void => {
    if (isPlainClick(event)) {
      event.preventDefault();
      history.push(hit.url);
    }
  };
  return (
    // The list's own keys move through the rows; a click with a key held down opens the link as the browser does.
    <a href={hit.url} tabIndex={-1} onClick={follow}>
      {place ? (
        <div className="DocSearch-Hit-Container">
          <div className="DocSearch-Hit-content-wrapper">
            <Heading place={place} />
            <Snippet place={place} />
          </div>
        </div>
      ) : (
        children
      )}
    </a>
  );
}

const RowOfHit = memo(Row, (before, after) => before.hit === after.hit);

/**
 * One row of the window. Rows of the local search show the line where the words were found. The window renders all rows
 * anew several times for each keystroke, and what a row shows depends on its hit only.
 */
export function HitRow(props: HitProps): React.JSX.Element {
  return <RowOfHit {...props} />;
}
