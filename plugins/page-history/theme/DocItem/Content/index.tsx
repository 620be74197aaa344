// Change: puts the page's history under its title, because readers ask what changed since their version.
import type {ReactNode} from 'react';
import Content from '@theme-init/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import PageHistory from '../../../client/PageHistory';

export default function ContentWrapper({children, ...props}: Props): ReactNode {
  return (
    <Content {...props}>
      <PageHistory />
      {children}
    </Content>
  );
}
