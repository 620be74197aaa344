// Change: names home and the section, because the original leaves out what has no page of its own; the section's address is that of its first page.
import type {ReactNode} from 'react';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const {title} = useDocusaurusContext().siteConfig;
  const home: Props['breadcrumbs'][number] = {type: 'link', label: title, href: useBaseUrl('/')};
  const sections = breadcrumbs.map((item) => ({
    ...item,
    // In the sidebar, words in parentheses are on a second line (config/reference-links.ts).
    label: item.label.replace('\n', ' '),
    href: item.href ?? findFirstSidebarItemLink(item),
  }));
  return <StructuredData breadcrumbs={[home, ...sections]} />;
}
