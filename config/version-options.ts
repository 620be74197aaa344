import type {Switches} from './switches';

interface VersionOption {
  readonly label: string;
  readonly banner: 'none';
  /** The line under each title names the version. */
  readonly badge: false;
  readonly path?: string;
}

/** The part of plugin-content-docs' options that follows from versions.json. */
export interface VersionOptions {
  lastVersion: string;
  includeCurrentVersion: boolean;
  onlyIncludeVersions?: string[];
  versions: Record<string, VersionOption>;
}

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
 * Options of plugin-content-docs for the released versions.
 * `docs/` is published as "Next" on request, and as long as nothing has been cut.
 * @param releasedVersions the names in versions.json, newest first
 */
export function versionOptions(
  releasedVersions: readonly string[],
  switches: Pick<Switches, 'includeNext' | 'onlyVersions'>,
): VersionOptions {
  const built = releasedVersions.filter((name) => switches.onlyVersions?.includes(name) ?? true);
  const includeCurrentVersion = switches.includeNext || built.length === 0;
  const lastVersion = built[0] ?? 'current';
  const versions: Record<string, VersionOption> = Object.fromEntries(
    built.map((name) => [name, {label: name, banner: 'none', badge: false}]),
  );
  if (includeCurrentVersion) {
    versions.current = {
      label: 'Next',
      banner: 'none',
      badge: false,
      ...(lastVersion === 'current' ? {} : {path: 'next'}),
    };
  }
  return {
    lastVersion,
    includeCurrentVersion,
    ...(switches.onlyVersions ? {onlyIncludeVersions: includeCurrentVersion ? ['current', ...built] : built} : {}),
    versions,
  };
}
