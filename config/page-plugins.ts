import type {Options as PageOptions} from '@docusaurus/plugin-content-pages';
import {remarkFigures} from '../plugins/figures';
import rehypeBreaks from '../plugins/names/rehype-breaks';
import remarkNames from '../plugins/names/remark-names';
import remarkPageHistory from '../plugins/page-history/remark-page-history';
import remarkReleasePages from '../plugins/page-history/remark-release-pages';
import remarkLiveParts from '../plugins/served-article/remark-live-parts';
import rehypeStaticCode from '../plugins/static-code/rehype-static-code';
import {prism} from './code-themes';
import type {Site} from './site';

type MdxPlugins = Pick<PageOptions, 'remarkPlugins' | 'rehypePlugins' | 'beforeDefaultRemarkPlugins'>;

/** Components of src/theme/MDXComponents.tsx that do nothing in a reader's browser. */
const STATIC_COMPONENTS = ['EngineBadge', 'Mark', 'MenuPath'];

/** A plugin of remark or rehype with its options in a closure, as in plugins.ts: readers get the others. */
function bound<Options, Transform>(
  attach: (options: Options) => Transform,
  options: NoInfer<Options>,
): () => Transform {
  return () => attach(options);
}

/** What reads and changes the pages of the docs. */
export function docsPlugins({siteDir, names, releasedVersions, entryPage, isArticleServed}: Site): MdxPlugins {
  return {
    remarkPlugins: [bound(remarkFigures, {siteDir}), bound(remarkNames, names)],
    rehypePlugins: [bound(rehypeStaticCode, prism), rehypeBreaks],
    // Before the defaults, so that the section it adds gets into the table of contents.
    beforeDefaultRemarkPlugins: [
      ...(isArticleServed ? [bound(remarkLiveParts, {staticComponents: STATIC_COMPONENTS})] : []),
      bound(remarkPageHistory, {versions: releasedVersions, introduction: entryPage}),
    ],
  };
}

/** What reads and changes the pages in src/pages. */
export function sitePagePlugins({releasedVersions}: Site): MdxPlugins {
  return {
    remarkPlugins: [bound(remarkReleasePages, {versions: releasedVersions, changelog: 'src/pages/changelog.mdx'})],
    rehypePlugins: [bound(rehypeStaticCode, prism)],
  };
}
