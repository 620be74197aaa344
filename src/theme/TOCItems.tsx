// Change: the heading being read is marked by a hook of our own, because the original's asks for positions while a new page is put together, and so has it laid out before the reader sees it.
import {useMemo, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import TOCItemTree from '@theme/TOCItems/Tree';
import type {Props} from '@theme/TOCItems';
import {useTOCHighlight} from '@site/src/lib/toc-highlight';

/** The entries of a table of contents. */
export default function TOCItems({
  toc,
  className = 'table-of-contents table-of-contents__left-border',
  linkClassName = 'table-of-contents__link',
  linkActiveClassName,
  minHeadingLevel: lowest,
  maxHeadingLevel: highest,
  ...props
}: Props): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const minHeadingLevel = lowest ?? tableOfContents.minHeadingLevel;
  const maxHeadingLevel = highest ?? tableOfContents.maxHeadingLevel;
  const tree = useFilteredAndTreeifiedTOC({toc, minHeadingLevel, maxHeadingLevel});
  const config = useMemo(
    () =>
      linkClassName && linkActiveClassName
        ? {linkClassName, linkActiveClassName, minHeadingLevel, maxHeadingLevel}
        : undefined,
    [linkClassName, linkActiveClassName, minHeadingLevel, maxHeadingLevel],
  );
  useTOCHighlight(config);
  return <TOCItemTree toc={tree} className={className} linkClassName={linkClassName} {...props} />;
}
