// Change: hands the history that a compiled page exports to the line under its title, because useDoc() leaves it out.
import type {ReactNode} from 'react';
import DocItem from '@theme-init/DocItem';
import type {Props} from '@theme/DocItem';
import {PageHistoryContext} from '../../client/PageLine';
import type {PageHistory} from '../../shared/history';

export default function DocItemWrapper(props: Props): ReactNode {
  const {pageHistory} = props.content as {readonly pageHistory?: PageHistory};
  return (
    <PageHistoryContext value={pageHistory}>
      <DocItem {...props} />
    </PageHistoryContext>
  );
}
