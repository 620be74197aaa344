// Change: carries its label for paper, on which all tabs stand one after the other, because the original prints the chosen one only.
import type {ReactNode} from 'react';
import TabItem from '@theme-init/TabItem';
import type {Props} from '@theme/TabItem';

export default function TabItemWrapper(props: Props): ReactNode {
  return (
    <div data-tab={props.label ?? props.value}>
      <TabItem {...props} />
    </div>
  );
}
