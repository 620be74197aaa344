import {around, pagePath, versionsWithPage, type Versions} from './page-versions';

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

/**
 * The versions in which to read a page that one version lacks, newest first: the latest if it has the page, and those
 * next to the version on both sides.
 */
export function placesOf(versions: Versions, versionName: string, id: string): Versions[number][] {
  const {older, newer} = around(versions, versionName);
  const sides = [versionsWithPage(older, id)[0], versionsWithPage(newer, id)[0]];
  return versionsWithPage(versions, id).filter(
    (version) => version.name !== versionName && (version.isLast || sides.includes(version)),
  );
}

/**
 * Why a version lacks a page, for example `Added in 1.2.0`, and the nearest version that has it.
 * @returns undefined where the version has the page, or no version has it
 */
export function absence(
  versions: Versions,
  version: Versions[number],
  id: string,
): {readonly reason: string; readonly nearest: Versions[number]} | undefined {
  if (pagePath(version, id) !== undefined) {
    return undefined;
  }
  const {older, newer} = around(versions, version.name);
  const [last] = versionsWithPage(older, id);
  const [next] = versionsWithPage(newer, id);
  if (next) {
    return {reason: last ? `Not in ${version.label}` : `Added in ${next.label}`, nearest: next};
  }
  return last && {reason: `Last in ${last.label}`, nearest: last};
}
