import type {VersionOptions} from './version-options';

/**
 * What the version menu says of each version, for example its engines or its date.
 * @param versions those that are built
 * @param fact of each released version in words, empty where it has none
 */
export function menuFacts(
  versions: VersionOptions['versions'],
  fact: (version: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.keys(versions).flatMap((name) => {
      const words = fact(name);
      return words === '' ? [] : [[name, words]];
    }),
  );
}

/** The month of an ISO date in words, as in `Jun 2025`; empty without a date. */
export function monthOf(date: string | undefined): string {
  return date === undefined
    ? ''
    : new Date(date).toLocaleDateString('en-US', {month: 'short', year: 'numeric', timeZone: 'UTC'});
}
