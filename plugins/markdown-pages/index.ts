import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {shareBuiltPages, type PageReader} from '../kit/built-pages';
import {docsOfPlugins} from '../kit/docs-content';
import {parseOptions} from '../kit/options';
import {writeMarkdown} from './node/write-markdown';

/** Name of the plugin, as other plugins and messages know it. */
export const NAME = 'markdown-pages';

const text = z.string().min(1, 'is empty');

const schema = z.strictObject({
  /** The engines that each version runs on, oldest first. */
  engines: z.record(z.string(), z.array(z.string())).default({}),
  /** What the engines are called. */
  engineName: text,
  /** Pages outside the docs that are written as Markdown too. */
  pages: z
    .array(
      z.strictObject({
        path: text.regex(/^[^/].*$/, 'is relative to the base URL, without a slash at its start'),
        title: text,
        description: text,
      }),
    )
    .default([]),
  /** Reads the main part of a finished page. */
  readPage: z
    .custom<PageReader>((value) => typeof value === 'function', 'is a function')
    .default(() => shareBuiltPages(1)),
});

/** Options of the plugin; the README explains each. */
export type MarkdownPagesOptions = z.input<typeof schema>;
type Options = z.output<typeof schema>;

/**
 * Checks the options, for Docusaurus.
 * @throws with one line for each mistake
 */
export function validateOptions({options}: {readonly options: unknown}): Options {
  return parseOptions(NAME, schema, options);
}

/**
 * Pages as Markdown: beside each docs page the same words as Markdown, lists of all pages, and `CopyPage`,
 * the menu that leads to it.
 */
export default function markdownPages(_context: LoadContext, options: Options): Plugin {
  return {
    name: NAME,
    async postBuild({outDir, baseUrl, siteConfig: {url: origin, title, tagline}, plugins}) {
      await writeMarkdown({...options, outDir, baseUrl, origin, title, tagline, docs: docsOfPlugins(plugins)});
    },
  };
}
