import semver from 'semver';
import {z} from 'zod';
import {homeField, meaningField} from '../../../plugins/names/rows';
import type {Problem} from '../shared/problem';
import {CURRENT} from '../shared/versions';
import {readRows, type YamlRow} from '../shared/yaml-rows';

/** Where the identifiers are listed, relative to the repository. */
export const GLOSSARY_FILE = 'glossary/identifiers.yml';

const version = z.string().refine((text) => semver.valid(text) === text, 'is not a version');

/** A release date that nothing tells. */
export const UNKNOWN = 'unknown';

/** What the documentation of the first release names, has come with it. */
export const FIRST_RELEASE = '1.0.0';

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
 * @returns its valid rows, and a problem for each other one
 */
export function readGlossary(text: string | undefined): {entries: GlossaryEntry[]; problems: Problem[]} {
  const {rows, problems} = readRows(GLOSSARY_FILE, text, Entry);
  const entries = rows.map((row) => ({
    ...row,
    release: row.release ?? (row.since === FIRST_RELEASE ? FIRST_RELEASE : UNKNOWN),
  }));
  const faults = rows.flatMap(({name, since, release, line}, index): Problem[] => {
    const at = (wrong: string, fix: string): Problem[] => [{file: GLOSSARY_FILE, line, wrong, fix}];
    if (rows.findIndex((row) => row.name === name) < index) {
      return at(`${name} has two rows.`, 'Remove one of them.');
    }
    return release === undefined && since !== FIRST_RELEASE
      ? at(`${name} has no release.`, 'Add `release:` with the plugin release that brought it, or `release: unknown`.')
      : [];
  });
  return {entries, problems: [...problems, ...faults]};
}

/**
 * Whether `entry` may stand on a page of `docsVersion`.
 * @param isPage whether a name of the glossary is that of the page
 */
export function isKnownIn(entry: GlossaryEntry, docsVersion: string, isPage: (name: string) => boolean): boolean {
  if (docsVersion === CURRENT) {
    return entry.until === undefined || entry.afterwards.some(isPage);
  }
  if (semver.lt(docsVersion, entry.since)) {
    return false;
  }
  return entry.until === undefined || semver.lte(docsVersion, entry.until) || entry.afterwards.some(isPage);
}

/** The glossary of one version as a list for reading: `kind  name`. */
export function listGlossary(entries: readonly GlossaryEntry[], docsVersion: string): string {
  return entries
    .filter((entry) => isKnownIn(entry, docsVersion, () => false))
    .map(({kind, name, also}) => `${kind.padEnd(10)}${[name, ...also].join(', ')}`)
    .join('\n');
}
