import type {Switches} from './switches';

/** The part of plugin-content-docs' options that follows from versions.json. */
export type VersionOptions = ReturnType<typeof versionOptions>;

/** The line under each title names the version. */
const PLAIN = {banner: 'none', badge: false} as const;

/** Where the pages of each built version are, relative to the base URL. */
export function foldersOf({versions, lastVersion}: VersionOptions): Record<string, string> {
  return Object.fromEntries(
    Object.entries(versions).map(([name, {path: folder = name}]) => [
      name,
      name === lastVersion ? 'docs' : `docs/${folder}`,
    ]),
  );
}

/**
 * Options of plugin-content-docs for the released versions, and for `docs/`, which is published as "Next" on request.
 * @param releasedVersions the names in versions.json, newest first
 */
export function versionOptions(
  releasedVersions: readonly string[],
  {includeNext, onlyVersions}: Pick<Switches, 'includeNext' | 'onlyVersions'>,
) {
  const built = releasedVersions.filter((name) => onlyVersions?.includes(name) ?? true);
  const versions: Record<string, typeof PLAIN & {readonly label: string; readonly path?: string}> = {
    ...Object.fromEntries(built.map((name) => [name, {label: name, ...PLAIN}])),
    ...(includeNext && {current: {label: 'Next', path: 'next', ...PLAIN}}),
  };
  return {
    lastVersion: built[0] ?? '',
    includeCurrentVersion: includeNext,
    ...(onlyVersions && {onlyIncludeVersions: Object.keys(versions)}),
    versions,
  };
}
