import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/** The docs versions as the docs plugin lists them: newest first. Their paths carry the base URL. */
export type Versions = readonly GlobalVersion[];

function docIn(version: GlobalVersion, docId: string): GlobalDoc | undefined {
  return version.docs.find(({id}) => id === docId);
}

/** The versions in which the page exists, newest first. */
export function versionsWithPage(versions: Versions, docId: string): GlobalVersion[] {
  return versions.filter((version) => docIn(version, docId) !== undefined);
}

/** Path of the page in a version, with the base URL, or undefined where the version lacks it. */
export function pagePath(version: GlobalVersion, docId: string): string | undefined {
  return docIn(version, docId)?.path;
}

/** The versions with the page that are next to a version, which itself is neither. */
export interface Neighbours {
  readonly older: GlobalVersion | undefined;
  readonly newer: GlobalVersion | undefined;
}

/**
 * The nearest older and the nearest newer version that have the page.
 * @throws when there is no version of that name
 */
export function neighboursWithPage(versions: Versions, versionName: string, docId: string): Neighbours {
  const position = versions.findIndex(({name}) => name === versionName);
  if (position === -1) {
    throw new Error(`There is no docs version "${versionName}".`);
  }
  return {
    older: versionsWithPage(versions.slice(position + 1), docId)[0],
    newer: versionsWithPage(versions.slice(0, position), docId).at(-1),
  };
}

/**
 * The entry page of a version.
 * @throws when the version has no page of its `mainDocId`, which the docs plugin rules out
 */
export function mainPage(version: GlobalVersion): GlobalDoc {
  const doc = docIn(version, version.mainDocId);
  if (!doc) {
    throw new Error(`Docs version "${version.name}" lacks its main page "${version.mainDocId}".`);
  }
  return doc;
}

function split(docId: string): {section: string; words: string[]} {
  const end = docId.lastIndexOf('/');
  return {section: docId.slice(0, Math.max(end, 0)), words: docId.slice(end + 1).split('-')};
}

/**
 * The page of a version that is nearest to one that it lacks: in the same section, the page whose name shares most
 * words with it (`using-object-tag` leads to `using-object-timed`), else the first; without the section, the entry
 * page. Where the version has the page, that is the nearest.
 */
export function nearestPage(version: GlobalVersion, docId: string): GlobalDoc {
  const exact = docIn(version, docId);
  if (exact) {
    return exact;
  }
  const wanted = split(docId);
  const shared = ({id}: GlobalDoc): number => split(id).words.filter((word) => wanted.words.includes(word)).length;
  const [nearest] = version.docs
    .filter(({id}) => wanted.section !== '' && split(id).section === wanted.section)
    .sort((a, b) => shared(b) - shared(a));
  return nearest ?? mainPage(version);
}

/** What a site path says about the docs: a version, and an id below it that need not exist there. */
export interface DocsLocation {
  readonly version: GlobalVersion;
  /** What follows the version's path, for example `features/interact-active-type`; empty for the version itself. */
  readonly docId: string;
}

/**
 * Reads version and page from a path, whether or not there is such a page.
 * @param pathname with the base URL; a trailing slash, `.html` and `/index.html` do not matter
 * @returns undefined where the path is not below the docs
 */
export function locate(versions: Versions, pathname: string): DocsLocation | undefined {
  const path = pathname.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '');
  const latest = versions.find(({isLast}) => isLast);
  // The latest version has no segment of its own, but pinned paths write it.
  const pinned = latest && {version: latest, path: `${latest.path}/${latest.name}`};
  const [found] = [...versions.map((version) => ({version, path: version.path})), ...(pinned ? [pinned] : [])]
    .filter((candidate) => path === candidate.path || path.startsWith(`${candidate.path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  return found && {version: found.version, docId: path.slice(found.path.length + 1)};
}
