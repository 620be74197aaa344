// Change: carries its label for paper, on which all tabs stand one after the other, and is found by the browser's search while it is hidden, because the original prints and finds the chosen one only.
import {useEffect, useRef, type ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import TabItem from '@theme-init/TabItem';
import type {Props} from '@theme/TabItem';

export default function TabItemWrapper(props: Props): ReactNode {
  const {value, label} = props;
  const {selectValue} = useTabs();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    // React knows `hidden` as on or off.
    element?.querySelector(':scope > [hidden]')?.setAttribute('hidden', 'until-found');
    const show = (): void => {
      selectValue(value);
    };
    element?.addEventListener('beforematch', show);
    return () => element?.removeEventListener('beforematch', show);
  });
  return (
    <div ref={frame} data-tab={label ?? value}>
      <TabItem {...props} />
    </div>
  );
}
