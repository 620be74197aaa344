import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {currentId, type Redirects} from '../../kit/current-id';

/**
 * The docs versions as the docs plugin lists them: newest first. Their paths carry the base URL. The id of a page is the
 * one of today, so that it is the same in every version, whatever the page was called there.
 */
export type Versions = readonly GlobalVersion[];

/** Gives pages that have moved the id of today, in every version. */
export function withCurrentIds(versions: readonly GlobalVersion[], redirects: Redirects): Versions {
  return versions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => ({...doc, id: currentId(doc.id, redirects)})),
    mainDocId: currentId(version.mainDocId, redirects),
  }));
}

/** The id of the page at a path with the base URL, or undefined where there is none. */
export function idAt(versions: Versions, path: string): string | undefined {
  return versions.flatMap(({docs}) => docs).find((doc) => doc.path === path)?.id;
}

/** Path of the page in a version, with the base URL, or undefined where the version lacks it. */
export function pagePath(version: GlobalVersion, id: string): string | undefined {
  return version.docs.find((doc) => doc.id === id)?.path;
}

/** The versions in which the page exists, newest first. */
export function versionsWithPage(versions: Versions, id: string): GlobalVersion[] {
  return versions.filter((version) => pagePath(version, id) !== undefined);
}

/** The versions before and after one, from the nearest on. */
export function around(versions: Versions, name: string): Record<'older' | 'newer', GlobalVersion[]> {
  const position = versions.findIndex((version) => version.name === name);
  return {older: versions.slice(position + 1), newer: versions.slice(0, position).reverse()};
}

/**
 * The entry page of a version.
 * @throws when the version lacks it, which the docs plugin rules out
 */
export function mainPage(version: GlobalVersion): GlobalDoc {
  const doc = version.docs.find(({id}) => id === version.mainDocId);
  if (!doc) {
    throw new Error(`Docs version "${version.name}" lacks its main page "${version.mainDocId}".`);
  }
  return doc;
}

function split(id: string): {section: string; words: string[]} {
  const end = id.lastIndexOf('/');
  return {section: id.slice(0, Math.max(end, 0)), words: id.slice(end + 1).split('-')};
}

/**
 * What stands in for a page that a version lacks: in the same section, the page whose name shares most
 * words with it (`using-object-tag` leads to `using-object-timed`), else the first; without the section, the entry
 * page.
 */
function substitute(version: GlobalVersion, id: string): GlobalDoc {
  const wanted = split(id);
  const shared = (doc: GlobalDoc): number => split(doc.id).words.filter((word) => wanted.words.includes(word)).length;
  const [nearest] = version.docs
    .filter((doc) => wanted.section !== '' && split(doc.id).section === wanted.section)
    .sort((a, b) => shared(b) - shared(a));
  return nearest ?? mainPage(version);
}

/** The page itself in a version, else the nearest there is. */
export function nearestPage(version: GlobalVersion, id: string): {path: string; isSamePage: boolean} {
  const path = pagePath(version, id);
  return {path: path ?? substitute(version, id).path, isSamePage: path !== undefined};
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

/**
 * The id of the page that an address means, which need not exist: the page of that name in its version, else in the
 * nearest older one that has such a page, else in the nearest newer one.
 * @returns undefined where no version has a page of that name
 */
export function idMeant(versions: Versions, {version, docId}: DocsLocation): string | undefined {
  const {older, newer} = around(versions, version.name);
  return [version, ...older, ...newer]
    .map((other) => idAt([other], `${other.path}/${docId}`))
    .find((id) => id !== undefined);
}
