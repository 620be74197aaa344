import semver from 'semver';
import {isMap, isSeq, LineCounter, parseDocument} from 'yaml';
import {z} from 'zod';
import {homeField, meaningField} from '../../../plugins/names/rows';
import type {Problem} from '../shared/problem';
import {CURRENT} from '../shared/versions';

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
export type GlossaryEntry = z.infer<typeof Entry> & {
  readonly release: string;
  /** Line in the glossary, from 1. */
  readonly line: number;
};

/**
 * Reads the glossary.
 * @returns its valid rows, and a problem for each other one
 */
export function readGlossary(text: string | undefined): {entries: GlossaryEntry[]; problems: Problem[]} {
  if (text === undefined) {
    const problem = {file: GLOSSARY_FILE, line: 1, wrong: 'The glossary is missing.', fix: 'Restore it from git.'};
    return {entries: [], problems: [problem]};
  }
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const at = (offset: number, wrong: string, fix: string): Problem => ({
    file: GLOSSARY_FILE,
    line: Math.max(1, lines.linePos(offset).line),
    wrong,
    fix,
  });
  const [error] = document.errors;
  if (error) {
    return {entries: [], problems: [at(error.pos[0], `The YAML cannot be read: ${error.code}.`, 'Fix this line.')]};
  }
  const entries: GlossaryEntry[] = [];
  const problems: Problem[] = [];
  const names = new Set<string>();
  for (const item of isSeq(document.contents) ? document.contents.items : []) {
    const offset = isMap(item) ? item.range[0] : 0;
    const result = Entry.safeParse(isMap(item) ? item.toJSON() : item);
    if (!result.success) {
      const reason = result.error.issues.map(({path, message}) => `${path.join('.')}: ${message}`).join('; ');
      problems.push(
        at(offset, `The row cannot be read (${reason}).`, 'The fields are explained at the top of the file.'),
      );
    } else if (names.has(result.data.name)) {
      problems.push(at(offset, `${result.data.name} has two rows.`, 'Remove one of them.'));
    } else {
      const {name, since, release = since === FIRST_RELEASE ? FIRST_RELEASE : undefined} = result.data;
      names.add(name);
      if (release === undefined) {
        problems.push(
          at(
            offset,
            `${name} has no release.`,
            'Add `release:` with the plugin release that brought it, or `release: unknown`.',
          ),
        );
      }
      entries.push({...result.data, release: release ?? UNKNOWN, line: lines.linePos(offset).line});
    }
  }
  if (entries.length === 0 && problems.length === 0) {
    problems.push(at(0, 'The glossary has no rows.', 'Restore it from git.'));
  }
  return {entries, problems};
}

/** Whether `entry` may stand on `page` in `docsVersion`. */
export function isKnownIn(entry: GlossaryEntry, docsVersion: string, page: string): boolean {
  if (docsVersion === CURRENT) {
    return entry.until === undefined || entry.afterwards.includes(page);
  }
  if (semver.lt(docsVersion, entry.since)) {
    return false;
  }
  return entry.until === undefined || semver.lte(docsVersion, entry.until) || entry.afterwards.includes(page);
}

/** The glossary of one version as a list for reading: `kind  name`. */
export function listGlossary(entries: readonly GlossaryEntry[], docsVersion: string): string {
  return entries
    .filter((entry) => isKnownIn(entry, docsVersion, ''))
    .map(({kind, name, also}) => `${kind.padEnd(10)}${[name, ...also].join(', ')}`)
    .join('\n');
}
