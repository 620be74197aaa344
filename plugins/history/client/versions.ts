import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {currentId, type Redirects} from '../../kit/current-id';

/**
 * The docs versions as the docs plugin lists them, newest first. Their paths have the base URL. The ids of pages are those of
 * today, so a page has the same id in every version, whatever its file was called.
 */
export type Versions = readonly GlobalVersion[];

/** Gives pages that have moved their id of today, in every version. */
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

/** Path of the entry page of a version. */
export function mainPath(version: GlobalVersion): string {
  return pagePath(version, version.mainDocId) ?? version.path;
}

/**
 * The page in a version, or the nearest page if the version lacks it. That is the page of the same section whose name shares
 * most words with it (`using-object-tag` leads to `using-object-timed`), or the entry page if there is no such section.
 */
export function nearestPage(version: GlobalVersion, id: string): {path: string; isSamePage: boolean} {
  const path = pagePath(version, id);
  if (path !== undefined) {
    return {path, isSamePage: true};
  }
  const [section = '', name = ''] = id.split('/');
  const words = name.split('-');
  const shared = (other: string): number => other.split(/[/-]/).filter((word) => words.includes(word)).length;
  const [nearest] = version.docs
    .filter((doc) => doc.id.startsWith(`${section}/`))
    .sort((a, b) => shared(b.id) - shared(a.id));
  return {path: nearest?.path ?? mainPath(version), isSamePage: false};
}

/**
 * Reads the version and the page from a path, whether the page exists or not. The path of the latest version may have its
 * number. A name of a version that does not exist, as in `docs/1.8/faq`, stands for the latest version.
 * @param pathname with the base URL, as the router has it: without `.html`
 * @returns undefined where the path is not below the docs; the id is empty for the version itself
 */
export function locate(versions: Versions, pathname: string): {version: GlobalVersion; docId: string} | undefined {
  const path = `${pathname.replace(/\/+$/, '')}/`;
  const [found] = versions
    .flatMap((version) => [version.path, `${version.path}/${version.name}`].map((root) => ({version, root})))
    .filter(({root}) => path.startsWith(`${root}/`))
    .sort((a, b) => b.root.length - a.root.length);
  const id = path.slice(found ? found.root.length + 1 : 0, -1);
  return found && {version: found.version, docId: id.replace(/^(?:[\d.]+|latest|next)(?:\/|$)/, '')};
}

/**
 * Why a version lacks a page, for example `Added in 1.2.0`, and the nearest version that has it, preferably a newer one.
 * @returns undefined where the version has the page, or no version has it
 */
export function absence(versions: Versions, version: GlobalVersion, id: string) {
  const hasPage = (other: GlobalVersion): boolean => pagePath(other, id) !== undefined;
  const position = versions.findIndex(({name}) => name === version.name);
  const older = versions.slice(position + 1).find(hasPage);
  const newer = versions.slice(0, position).findLast(hasPage);
  if (hasPage(version)) {
    return undefined;
  }
  if (newer) {
    return {reason: older ? `Not in ${version.label}` : `Added in ${newer.label}`, nearest: newer};
  }
  return older && {reason: `Last in ${older.label}`, nearest: older};
}
