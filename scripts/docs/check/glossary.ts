import semver from 'semver';
import {z} from 'zod';
import {readNames} from '../../../plugins/names';
import {readPlaces} from '../../../plugins/names/homes';
import {homeField, meaningField} from '../../../plugins/names/rows';
import type {Report} from '../shared/diagnostic';
import {CURRENT, describeVersion, idOf, type Site} from '../shared/site';
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
 * @returns its valid rows
 */
export function readGlossary(
  text: string | undefined,
  releases: ReadonlySet<string>,
  report: Report = () => undefined,
): GlossaryEntry[] {
  const names = new Set<string>();
  return readRows(GLOSSARY_FILE, text, Entry, report).map((row) => {
    const {name, since, changed, line} = row;
    const release = row.release ?? (since === FIRST_RELEASE ? FIRST_RELEASE : UNKNOWN);
    const dates = [row.release ?? UNKNOWN, ...changed];
    const unknown = dates.find((date) => date !== UNKNOWN && !releases.has(date));
    if (names.has(name)) {
      report(GLOSSARY_FILE, line, `${name} has two rows.`, 'Remove one of them.');
    } else if (row.release === undefined && since !== FIRST_RELEASE) {
      const hint = 'Add `release:` with the plugin release that brought it, or `release: unknown`.';
      report(GLOSSARY_FILE, line, `${name} has no release.`, hint);
    } else if (unknown !== undefined) {
      const hint = 'Take a version from src/data/releases.ts.';
      report(GLOSSARY_FILE, line, `${name}: ${unknown} is not a release.`, hint);
    } else if (release !== UNKNOWN && semver.gt(release, since)) {
      const message = `${name} came with ${release}, but pages of ${since} may use it.`;
      report(GLOSSARY_FILE, line, message, 'Correct `since` or `release`.');
    }
    names.add(name);
    return {...row, release};
  });
}

/** Whether a version comes after the last one that has a name. */
export const isGoneIn = ({until}: GlossaryEntry, docsVersion: string): boolean =>
  until !== undefined && (docsVersion === CURRENT || semver.gt(docsVersion, until));

/**
 * Whether pages of a version may use a name.
 * @param isPage whether a name of the glossary is that of the page
 */
export function isKnownIn(entry: GlossaryEntry, docsVersion: string, isPage: (name: string) => boolean): boolean {
  const isBefore = docsVersion !== CURRENT && semver.lt(docsVersion, entry.since);
  return !isBefore && (!isGoneIn(entry, docsVersion) || entry.afterwards.some(isPage));
}

/** Names lead somewhere: each name of the glossary has a home in every version that uses it. */
export function checkHomes({versions}: Site, entries: readonly GlossaryEntry[], report: Report): void {
  const homeless = new Map<GlossaryEntry, string[]>();
  for (const {name, pages: byPath} of versions) {
    const pages = [...byPath.values()];
    const places = readPlaces(pages.map(({path, source}) => [idOf(path), source]));
    const {find, homesOf} = readNames(places, entries);
    const used = new Set(pages.flatMap(({codes}) => codes.flatMap(({text}) => find(text) ?? [])));
    for (const entry of [...used].filter((each) => homesOf(each).length === 0)) {
      homeless.set(entry, [...(homeless.get(entry) ?? []), describeVersion(name)]);
    }
  }
  for (const [{name, line}, without] of homeless) {
    const hint = 'Add the place that explains it there to `home:`, as `page` or `page#heading`.';
    report(GLOSSARY_FILE, line, `${name} has no home in ${without.join(', ')}.`, hint);
  }
}
