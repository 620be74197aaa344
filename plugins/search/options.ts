import * as z from 'zod';
import {shareBuiltPages, type PageReader} from '../kit/built-pages';
import {parseOptions} from '../kit/options';

const text = z.string().min(1, 'is empty');

const schema = z
  .strictObject({
    pages: z
      .array(
        z
          .strictObject({
            path: text.regex(/^[^/].*$/, 'is relative to the base URL, without a slash at its start'),
            name: text,
          })
          .readonly(),
      )
      .readonly()
      .default([]),
    startPages: z.array(text).readonly().default([]),
    helpPage: z.strictObject({id: text, name: text, questions: text.optional()}).readonly().optional(),
    notes: z.record(z.string(), text).readonly().default({}),
    names: z.record(z.string(), z.record(text, text)).readonly().default({}),
    readPage: z
      .custom<PageReader>((value) => typeof value === 'function', 'is a function')
      .default(() => shareBuiltPages(1)),
  })
  .readonly();

/** Options of the plugin; the README explains each. */
export type SearchOptions = z.input<typeof schema>;

/** The options as the plugin uses them, with their defaults. */
export type CheckedOptions = z.output<typeof schema>;

/**
 * Checks the options that docusaurus.config.ts gives.
 * @throws with a line for each mistake
 */
export function checkOptions(options: unknown): CheckedOptions {
  return parseOptions('search', schema, options);
}
