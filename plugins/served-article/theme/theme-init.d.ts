// A plugin's theme wraps what the themes before it give under `@theme-init`; Docusaurus has no types for it.
declare module '@theme-init/Tabs' {
  import type {ReactNode} from 'react';
  import type {Props} from '@theme/Tabs';

  export default function Tabs(props: Props): ReactNode;
}
