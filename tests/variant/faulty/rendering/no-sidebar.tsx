import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';

export default function NoSidebar(): ReactNode {
  return (
    <Layout>
      <DocSidebarNavbarItem sidebarId="noSidebar" label="X" />
    </Layout>
  );
}
