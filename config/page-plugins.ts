import type {Options} from '@docusaurus/plugin-content-docs';
import type {MarkdownConfig} from '@docusaurus/types';
import {remarkFigures} from '../plugins/figures';
import {normalizeLineEndings} from '../plugins/kit/read-text';
import remarkNames, {nameLinks} from '../plugins/names/remark-names';
import {factHooks} from '../plugins/release-facts/facts';
import rehypeCode from '../plugins/code/rehype-code';
import remarkFileTabs from '../plugins/code/remark-file-tabs';
import rehypeInlineCode from '../src/lib/rehype-inline-code';
import rehypeTables from '../src/lib/rehype-tables';
import remarkReleaseEngines from '../src/lib/remark-release-engines';
import remarkTutorialLine from '../src/lib/remark-tutorial-line';
import rehypeCheckCard from '../src/lib/rehype-check-card';
import type {Site} from './site';

type MdxPlugins = Partial<Pick<Options, 'remarkPlugins' | 'rehypePlugins' | 'admonitions'>>;

/** Callouts of this site, besides those of Docusaurus: `src/theme/Admonition/Types.tsx` shows them. */
const admonitions: Options['admonitions'] = {keywords: ['stop', 'check'], extendDefaults: true};

/** What reads and changes the pages of the docs; options stand in functions, as in plugins.ts: readers get all others. */
export function docsPlugins({siteDir, names}: Site): MdxPlugins {
  return {
    remarkPlugins: [
      () => remarkFigures({siteDir, nameLinks: nameLinks(names)}),
      () => remarkNames(names),
      remarkTutorialLine,
      remarkFileTabs,
    ],
    rehypePlugins: [rehypeCode, rehypeInlineCode, rehypeTables, rehypeCheckCard],
    admonitions,
  };
}

/** What reads and changes the pages in src/pages. */
export function sitePagePlugins({siteDir}: Site): MdxPlugins {
  return {
    remarkPlugins: [() => remarkFigures({siteDir}), remarkReleaseEngines],
    rehypePlugins: [rehypeCode, rehypeInlineCode, rehypeTables],
    admonitions,
  };
}

/** What changes the text of a page before it is compiled: its line endings, and the facts of its release. */
export function textHooks({siteDir, facts}: Site): Pick<MarkdownConfig, 'parseFrontMatter' | 'preprocessor'> {
  const {parseFrontMatter, preprocessor} = factHooks(siteDir, facts);
  const normalized = <Page extends {readonly fileContent: string}>(page: Page): Page => ({
    ...page,
    fileContent: normalizeLineEndings(page.fileContent),
  });
  return {
    parseFrontMatter: (page) => parseFrontMatter(normalized(page)),
    preprocessor: (page) => preprocessor(normalized(page)),
  };
}
