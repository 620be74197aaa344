import {isNode, isSeq, LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import {nameRow} from './rows';

/** The list of the Unreal plugin's names, relative to the site. */
export const GLOSSARY_FILE = 'glossary/identifiers.yml';

/** In place of a release that no source names. */
export const UNKNOWN = 'unknown';

/** A name that is documented since this release came with this release: its row needs no `release`. */
const FIRST_RELEASE = '1.0.0';

const version = z.string('is not a version').regex(/^\d+\.\d+\.\d+$/, 'is not a version');

const Entry = z
  .strictObject({
    ...nameRow.shape,
    since: version,
    release: z.union([version, z.literal(UNKNOWN)]).optional(),
    changed: z.array(version).default([]),
    until: version.optional(),
    afterwards: z.array(z.string()).default([]),
    wrong: z.array(z.string()).default([]),
  })
  .transform((row) => ({...row, release: row.release ?? (row.since === FIRST_RELEASE ? FIRST_RELEASE : undefined)}));

/** A row of a table in YAML, with its line in the file, from 1. */
export type YamlRow<T> = T & {readonly line: number};

/** One row of the glossary. The YAML file says what each field means. */
export type GlossaryEntry = YamlRow<z.infer<typeof Entry>>;

/** Takes a fault of a file, and how to fix it. */
type Report = (file: string, line: number, message: string, hint: string) => void;

/** Reads the glossary. @returns its valid rows */
export const readGlossary = (text: string | undefined, report: Report): GlossaryEntry[] =>
  readRows(GLOSSARY_FILE, text, Entry, report);

/**
 * Reads a YAML file that is a list of rows.
 * @param file its path relative to the site
 * @param text undefined when the file does not exist
 * @returns the valid rows
 */
export function readRows<T extends object>(
  file: string,
  text: string | undefined,
  schema: z.ZodType<T>,
  report: Report,
): YamlRow<T>[] {
  const lines = new LineCounter();
  const document = parseDocument(text ?? '', {lineCounter: lines, prettyErrors: false});
  const [error] = document.errors;
  if (error || !isSeq(document.contents) || document.contents.items.length === 0) {
    const line = error ? lines.linePos(error.pos[0]).line : 1;
    const content = text === undefined ? 'it is missing' : 'it has no rows';
    const reason = error?.message ?? content;
    report(
      file,
      line,
      `The table cannot be read: ${reason}.`,
      'Check commas and indents here and above, or restore the file from git.',
    );
    return [];
  }
  return document.contents.items.flatMap((item) => {
    const line = isNode(item) ? lines.linePos(item.range[0]).line : 1;
    // `toJS` needs the document, because rows may share a value by an alias.
    const {success, data, error: wrong} = schema.safeParse(isNode(item) ? item.toJS(document) : item);
    if (success) {
      return [{...data, line}];
    }
    const reason = wrong.issues.map(({path: field, message}) => `${field.join('.')} ${message}`.trim()).join('; ');
    report(file, line, `The row cannot be read (${reason}).`, 'The fields are explained at the top of the file.');
    return [];
  });
}
