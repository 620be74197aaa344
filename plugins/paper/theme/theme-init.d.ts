// A plugin's theme wraps what the themes before it give under `@theme-init`; Docusaurus has no types for it.
declare module '@theme-init/TabItem' {
  import type {ReactNode} from 'react';
  import type {Props} from '@theme/TabItem';

  export default function TabItem(props: Props): ReactNode;
}
