// Change: below the title stand the line about the page and, on narrow screens, the table of contents, because readers look for the title first.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {CopyPage} from '@site/plugins/article/client';
import PageLine from '@site/plugins/history/page-line';
import Content from '@theme-original/DocItem/Content';
import Contents from '@theme-original/DocItem/TOC/Mobile';
import type {Props} from '@theme/DocItem/Content';

export default function ContentWrapper({children, ...props}: Props): ReactNode {
  const {toc, frontMatter} = useDoc();
  return (
    <Content {...props}>
      <PageLine>
        <CopyPage />
      </PageLine>
      {!frontMatter.hide_table_of_contents && toc.length > 0 && <Contents />}
      {children}
    </Content>
  );
}
