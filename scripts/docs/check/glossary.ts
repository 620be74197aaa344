import semver from 'semver';
import {z} from 'zod';
import {readNames} from '../../../plugins/names';
import {readPlaces} from '../../../plugins/names/homes';
import {homeField, meaningField} from '../../../plugins/names/rows';
import type {Diagnostic} from '../shared/diagnostic';
import {CURRENT, describeVersion, idOf, MOVED, type Site} from '../shared/site';
import {readRows, type YamlRow} from '../shared/yaml-rows';

/** Where the identifiers are listed, relative to the repository. */
export const GLOSSARY_FILE = 'glossary/identifiers.yml';

/** A release that nothing tells. */
export const UNKNOWN = 'unknown';

/** What the documentation of the first release names, has come with it. */
const FIRST_RELEASE = '1.0.0';

const version = z.string().refine((text) => semver.valid(text) === text, 'is not a version');

const Entry = z.strictObject({
  name: z.string().min(1),
  kind: z.string().regex(/^[a-z]+$/, 'is not one word'),
  since: version,
  release: z.union([version, z.literal(UNKNOWN)]).optional(),
  changed: z.array(version).default([]),
  until: version.optional(),
  also: z.array(z.string()).default([]),
  afterwards: z.array(z.string()).default([]),
  wrong: z.array(z.string()).default([]),
  home: homeField,
  meaning: meaningField.optional(),
});

/** One row of the glossary; the file says what each field means. */
export type GlossaryEntry = YamlRow<z.infer<typeof Entry>> & {readonly release: string};

/**
 * Reads the glossary.
 * @param releases the versions that have a row in releases.ts
 * @returns its valid rows, and what is wrong with the others
 */
export function readGlossary(
  text: string | undefined,
  releases: ReadonlySet<string>,
): {entries: GlossaryEntry[]; diagnostics: Diagnostic[]} {
  const {rows, diagnostics} = readRows(GLOSSARY_FILE, text, Entry);
  const entries = rows.map((row) => ({
    ...row,
    release: row.release ?? (row.since === FIRST_RELEASE ? FIRST_RELEASE : UNKNOWN),
  }));
  const found = rows.flatMap(({name, since, release, changed, line}, index): Diagnostic[] => {
    const at = (message: string, hint: string): Diagnostic[] => [{file: GLOSSARY_FILE, line, message, hint}];
    if (rows.findIndex((row) => row.name === name) < index) {
      return at(`${name} has two rows.`, 'Remove one of them.');
    }
    if (release === undefined && since !== FIRST_RELEASE) {
      const hint = 'Add `release:` with the plugin release that brought it, or `release: unknown`.';
      return at(`${name} has no release.`, hint);
    }
    const dates = [release, ...changed].filter((date) => date !== undefined && date !== UNKNOWN);
    const unknown = dates.find((date) => !releases.has(date ?? ''));
    if (unknown !== undefined) {
      return at(`${name}: ${unknown} is not a release.`, 'Take a version from src/data/releases.ts.');
    }
    return release !== undefined && release !== UNKNOWN && semver.gt(release, since)
      ? at(`${name} came with ${release}, but pages of ${since} may use it.`, 'Correct `since` or `release`.')
      : [];
  });
  return {entries, diagnostics: [...diagnostics, ...found]};
}

/**
 * Whether pages of a version may use a name.
 * @param isPage whether a name of the glossary is that of the page
 */
export function isKnownIn(
  {since, until, afterwards}: GlossaryEntry,
  docsVersion: string,
  isPage: (name: string) => boolean,
): boolean {
  const isBefore = docsVersion !== CURRENT && semver.lt(docsVersion, since);
  const isAfter = until !== undefined && (docsVersion === CURRENT || semver.gt(docsVersion, until));
  return !isBefore && (!isAfter || afterwards.some(isPage));
}

/** Names lead somewhere: each name of the glossary has a home in every version that uses it. */
export function checkHomes({versions}: Site, entries: readonly GlossaryEntry[]): Diagnostic[] {
  const homeless = new Map<GlossaryEntry, string[]>();
  for (const {name, pages: byPath} of versions) {
    const pages = [...byPath.values()];
    const places = readPlaces(pages.map(({path, source}) => [idOf(path), source]));
    const {find, homesOf} = readNames(places, {rows: entries, redirects: MOVED});
    const used = new Set(pages.flatMap(({codes}) => codes.flatMap(({text}) => find(text) ?? [])));
    for (const entry of used) {
      if (homesOf(entry).length === 0) {
        homeless.set(entry, [...(homeless.get(entry) ?? []), describeVersion(name)]);
      }
    }
  }
  return [...homeless].map(([{name, line}, without]) => ({
    file: GLOSSARY_FILE,
    line,
    message: `${name} has no home in ${without.join(', ')}.`,
    hint: 'Add the place that explains it there to `home:`, as `page` or `page#heading`.',
  }));
}
