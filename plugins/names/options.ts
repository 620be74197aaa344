import * as z from 'zod';
import {parseOptions} from '../kit/options';
import {nameRow} from './rows';

/** Name of the plugin, as messages know it. */
export const NAME = 'names';

const schema = z.strictObject({
  /** Absolute path of the site. */
  siteDir: z.string().min(1),
  /** The site's base URL, with a slash at both ends. */
  baseUrl: z.string().regex(/^\/(?:.*\/)?$/, 'begins and ends with a slash'),
  /** The rows of the glossary. */
  rows: z.array(nameRow),
  /** The versions that are built, and where their pages are, relative to the base URL. */
  versions: z.record(z.string(), z.string().regex(/^[^/].*[^/]$/, 'has no slash at its ends')),
  /** What each version's pages can say by name. */
  facts: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** Ids of pages that have moved: rows name a page by any id that it had. */
  redirects: z.record(z.string(), z.string()).default({}),
  /** Folders of pages in the order in which they explain. */
  folders: z.array(z.string()).default([]),
  /** What readers call a kind of the glossary, where its word alone is not clear. */
  kinds: z.record(z.string(), z.string()).default({}),
});

/** What the plugin and its remark plugin are told; the README explains each. */
export type NamesOptions = z.input<typeof schema>;

/** The options with their defaults. */
export type CheckedOptions = z.output<typeof schema>;

const checked = new WeakMap<object, CheckedOptions & {readonly id: string}>();

/**
 * Checks the options. The same options give the same object, so that pages are read once for all who ask.
 * @throws with one line for each mistake
 */
export function checkOptions(options: unknown): CheckedOptions & {readonly id: string} {
  const key = typeof options === 'object' ? options : null;
  const before = key && checked.get(key);
  if (before) {
    return before;
  }
  const result = parseOptions(NAME, schema, options);
  if (key) {
    checked.set(key, result);
  }
  return result;
}
