import {nearestPage, neighboursWithPage, pagePath, versionsWithPage, type Versions} from './page-versions';

/** What the version menu hands over, through the history entry, to the page that it leads to. */
export interface VersionSwitch {
  /** The heading that the reader looked at, without `#`; kept if the target has it. */
  readonly heading: string;
  /** The id and the title of the page that the chosen version lacks, if it does. */
  readonly missing?: {readonly id: string; readonly title: string};
}

/** Reads the hand-over from a history state, which may be anything. */
export function readVersionSwitch(state: unknown): VersionSwitch | undefined {
  const candidate = (state as {versionSwitch?: Partial<VersionSwitch>} | null | undefined)?.versionSwitch;
  return typeof candidate?.heading === 'string' ? (candidate as VersionSwitch) : undefined;
}

/** The id in a hash, for example `#a%20b`; empty where the hash is empty or badly encoded. */
export function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Where a version-menu entry leads. */
export interface VersionTarget {
  readonly path: string;
  /** Whether the version has the page itself. */
  readonly isSamePage: boolean;
}

/** The page itself in a version, else the nearest there is. */
export function versionTarget(version: Versions[number], id: string): VersionTarget {
  return {path: nearestPage(version, id).path, isSamePage: pagePath(version, id) !== undefined};
}

/**
 * The versions in which to read a page that one version lacks, newest first: the latest if it has the page, and those
 * next to the version on both sides.
 */
export function placesOf(versions: Versions, versionName: string, id: string): Versions[number][] {
  const {newer, older} = neighboursWithPage(versions, versionName, id);
  const latest = versions.filter((version) => version.isLast && pagePath(version, id) !== undefined);
  const places = new Set([...latest, newer, older]);
  return versions.filter((version) => places.has(version) && version.name !== versionName);
}

/** Why a version lacks a page, and the nearest version that has it. */
export interface Absence {
  /** For example `Added in 1.2.0`. */
  readonly reason: string;
  readonly nearest: Versions[number];
}

/**
 * Why a version lacks a page.
 * @returns undefined where the version has the page, or no version has it
 */
export function absence(versions: Versions, version: Versions[number], id: string): Absence | undefined {
  const having = versionsWithPage(versions, id);
  const [last] = having;
  const added = having.at(-1);
  if (!added || !last || pagePath(version, id) !== undefined) {
    return undefined;
  }
  const {older, newer} = neighboursWithPage(versions, version.name, id);
  if (newer) {
    return {reason: older ? `Not in ${version.label}` : `Added in ${added.label}`, nearest: newer};
  }
  return {reason: `Last in ${last.label}`, nearest: older ?? last};
}
