// Change: carries its group and its values, because React does not know the tabs of an article that stays as served.
import {Children, isValidElement, type ReactNode} from 'react';
import Tabs from '@theme-init/Tabs';
import type {Props} from '@theme/Tabs';
import {encodeTabs} from '../shared/tabs';

export default function TabsWrapper(props: Props): ReactNode {
  const values = Children.toArray(props.children).flatMap((child) =>
    isValidElement<{readonly value?: string}>(child) ? [child.props.value ?? ''] : [],
  );
  return (
    <div data-tabs={encodeTabs({group: props.groupId, values})}>
      <Tabs {...props} />
    </div>
  );
}
