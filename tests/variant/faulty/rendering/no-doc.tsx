import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';

export default function NoDoc(): ReactNode {
  return (
    <Layout>
      <DocNavbarItem docId="no/doc" label="X" />
    </Layout>
  );
}
