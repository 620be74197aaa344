import type {Options} from '@docusaurus/plugin-content-docs';
import {remarkFigures} from '../plugins/figures';
import remarkNames, {nameLinks} from '../plugins/names/remark-names';
import rehypeCode from '../plugins/code/rehype-code';
import remarkFileTabs from '../plugins/code/remark-file-tabs';
import rehypeInlineCode from '../src/lib/rehype-inline-code';
import rehypeTables from '../src/lib/rehype-tables';
import remarkReleaseEngines from '../src/lib/remark-release-engines';
import remarkTutorialLine from '../src/lib/remark-tutorial-line';
import rehypeCheckCard from '../src/lib/rehype-check-card';
import {nameOptions, siteDir} from './site';

/** Callouts of this site, in addition to those of Docusaurus: `src/theme/Admonition/Types.tsx` shows them. */
const admonitions: Options['admonitions'] = {keywords: ['stop', 'check'], extendDefaults: true};

/** The remark and rehype plugins for the docs. As in plugins.ts, options are inside functions, so readers don't load them. */
export const docsPlugins = {
  remarkPlugins: [
    () => remarkFigures({siteDir, nameLinks: nameLinks(nameOptions)}),
    () => remarkNames(nameOptions),
    remarkTutorialLine,
    remarkFileTabs,
  ],
  rehypePlugins: [rehypeCode, rehypeInlineCode, rehypeTables, rehypeCheckCard],
  admonitions,
};

/** The remark and rehype plugins for the pages in src/pages. */
export const sitePagePlugins = {
  remarkPlugins: [() => remarkFigures({siteDir}), remarkReleaseEngines],
  rehypePlugins: [rehypeCode, rehypeInlineCode, rehypeTables],
  admonitions,
};
