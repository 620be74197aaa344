import {isMap, isSeq, LineCounter, parseDocument} from 'yaml';
import type {z} from 'zod';
import type {Report} from './diagnostic';

/** A row of a table in YAML, with its line in the file, from 1. */
export type YamlRow<T> = T & {readonly line: number};

/**
 * Reads a YAML file that is a list of rows.
 * @param file its path relative to the repository
 * @param text undefined when it does not exist
 * @returns the valid rows
 */
export function readRows<T extends object>(
  file: string,
  text: string | undefined,
  schema: z.ZodType<T>,
  report: Report,
): YamlRow<T>[] {
  const lines = new LineCounter();
  const document = parseDocument(text ?? '', {lineCounter: lines});
  const [error] = document.errors;
  if (text === undefined || error || !isSeq(document.contents) || document.contents.items.length === 0) {
    const line = error ? lines.linePos(error.pos[0]).line : 1;
    const reason = text === undefined ? 'it is missing' : (error?.code ?? 'it has no rows');
    report(file, line, `The table cannot be read: ${reason}.`, 'Correct this line, or restore the file from git.');
    return [];
  }
  return document.contents.items.flatMap((item) => {
    const line = isMap(item) ? lines.linePos(item.range[0]).line : 1;
    // With the document, since rows may share a value by an alias.
    const result = schema.safeParse(isMap(item) ? item.toJS(document) : item);
    if (result.success) {
      return [{...result.data, line}];
    }
    const reason = result.error.issues.map(({path, message}) => `${path.join('.')} ${message}`.trim()).join('; ');
    report(file, line, `The row cannot be read (${reason}).`, 'The fields are explained at the top of the file.');
    return [];
  });
}
