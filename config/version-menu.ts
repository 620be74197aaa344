import type {VersionOptions} from './version-options';

/**
 * The engines of each version in words: in few, as in `5.3-5.5`, for the version menu; one by one for a report.
 * @param versions those that are built
 * @param engines of each released version in words, empty where it has none
 */
export function menuEngines(
  versions: VersionOptions['versions'],
  engines: (version: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.keys(versions).flatMap((name) => {
      const range = engines(name);
      return range === '' ? [] : [[name, range]];
    }),
  );
}
