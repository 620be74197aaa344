import {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import type {Props} from '@theme/DocItem';
import {DATA_ID, encodePageData, type PageExports} from '../shared/page-data';
import {watchLinks} from './links';
import {watchTabs} from './tabs';
import styles from './styles.module.css';

/** A compiled page: its component, with what it exports. */
type Content = Props['content'];

/** What sets pages apart, beside what Docusaurus knows of them. */
interface Marks {
  /** Only the exports are here; the article is in the document. */
  readonly isServed?: boolean;
  /** The article holds something that works only when React renders it. */
  readonly hasLiveParts?: boolean;
}

/** Infima's distances between headings and paragraphs are for the children of this class. */
const CLASS = `markdown ${styles.article ?? ''}`;

/** The same object each time, so that React never touches what is in the element. */
const AS_IT_IS = {__html: ''};

/** The element of the document that holds the served article. */
let served = ExecutionEnvironment.canUseDOM ? document.getElementsByClassName(styles.article ?? '')[0] : undefined;

/**
 * The article as the server sent it. React takes the element over with all that is in it, because of an element with
 * raw HTML it compares nothing. Where it makes the element anew, the article moves into the new one: when a reader comes
 * back to the page, and when the page could not be taken over.
 */
function ServedArticle(): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useLayoutEffect(() => {
    const element = ref.current;
    if (element && served && element !== served) {
      element.replaceChildren(...served.childNodes);
      served = element;
    }
  }, []);
  useEffect(() => {
    const stops = ref.current ? [watchLinks(ref.current, history), watchTabs(ref.current)] : [];
    return () => {
      stops.forEach((stop) => {
        stop();
      });
    };
  }, [history]);
  return <div ref={ref} className={CLASS} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
}

/** What the document must hold so that its article can stay as it is; nothing in the browser. */
function PageData({content}: {readonly content: Content & Marks}): ReactNode {
  if (ExecutionEnvironment.canUseDOM || content.hasLiveParts) {
    return null;
  }
  const json = encodePageData(content as unknown as PageExports);
  return json === undefined ? null : (
    <script type="application/json" id={DATA_ID} dangerouslySetInnerHTML={{__html: json}} />
  );
}

const frames = new WeakMap<Content, Content>();

/** A page whose article stands in an element of its own; the same component each time for the same page. */
export function frameOf(content: Content & Marks): Content {
  const known = frames.get(content);
  if (known) {
    return known;
  }
  const Article = content;
  const component = content.isServed
    ? (): ReactNode => <ServedArticle />
    : (): ReactNode => (
        <>
          <PageData content={content} />
          <div className={CLASS}>
            <Article />
          </div>
        </>
      );
  const frame = Object.assign(component, content);
  frames.set(content, frame);
  return frame;
}
