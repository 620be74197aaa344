// A plugin's theme wraps what the themes before it give under `@theme-init`; Docusaurus has no types for it.
declare module '@theme-init/NavbarItem/SearchNavbarItem' {
  import type {ReactNode} from 'react';
  import type {Props} from '@theme/NavbarItem/SearchNavbarItem';

  export default function SearchNavbarItem(props: Props): ReactNode;
}
