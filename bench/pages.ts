import {BASE, docsPath, VERSIONS} from '../tests/pages';

const [latest] = VERSIONS;
const oldest = VERSIONS.at(-1) ?? latest;

const FAQ = docsPath(latest, 'faq');
/** Begins with a picture, and has the most of them. */
const USING_ACTIVE = docsPath(latest, 'quick-start/using-active');

/** Paths of the pages that are measured, one of each kind. */
export const PAGES: readonly string[] = [
  `${BASE}/`,
  FAQ,
  USING_ACTIVE,
  `${BASE}/changelog`,
  docsPath(latest, 'architecture/interact-active'),
  docsPath(oldest, 'quick-start/using-active'),
];

/** Clicks in the sidebar: paths of the page they start from, and of the page they lead to. */
export const CLICKS: readonly (readonly [from: string, to: string])[] = [
  [docsPath(latest, 'quick-start/using-passive'), USING_ACTIVE],
  [docsPath(latest, 'getting-started/introduction'), FAQ],
];

/** Name of a page in tables. */
export const nameOf = (page: string): string => page.slice(BASE.length + 1) || 'home';
