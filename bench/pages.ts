import {BASE, docsPath, VERSIONS, type Version} from '../tests/pages';

/** A page that is measured. */
export interface BenchPage {
  readonly name: string;
  /** Path on the host. */
  readonly path: string;
}

const latest = VERSIONS[0];
const oldest: Version = VERSIONS.at(-1) ?? latest;

function docs(page: string, version: Version = latest): BenchPage {
  return {name: version === latest ? `docs/${page}` : `docs/${version}/${page}`, path: docsPath(version, page)};
}

const home: BenchPage = {name: 'home', path: `${BASE}/`};
/** The page that growth is measured on. */
export const FAQ = docs('faq');
const usingActive = docs('quick-start/using-active');
const changelog: BenchPage = {name: 'changelog', path: `${BASE}/changelog`};
const oldPage = docs('quick-start/using-active', oldest);

/** One page of each kind, for the sizes. */
export const SIZED_PAGES: readonly BenchPage[] = [
  home,
  FAQ,
  usingActive,
  changelog,
  {name: 'roadmap', path: `${BASE}/roadmap`},
  {name: '404', path: `${BASE}/docs/no-such-page`},
  oldPage,
];

/** Pages whose load is timed. */
export const TIMED_PAGES: readonly BenchPage[] = [
  home,
  FAQ,
  usingActive,
  changelog,
  docs('architecture/interact-active'),
  oldPage,
];

/** A click in the sidebar. */
export interface BenchNavigation {
  readonly name: string;
  readonly from: BenchPage;
  readonly to: BenchPage;
}

function navigation(from: BenchPage, to: BenchPage): BenchNavigation {
  return {name: `${from.name} to ${to.name.replace('docs/', '')}`, from, to};
}

/** Navigations that are timed. */
export const NAVIGATIONS: readonly BenchNavigation[] = [
  navigation(docs('quick-start/using-passive'), usingActive),
  navigation(docs('getting-started/introduction'), FAQ),
];
