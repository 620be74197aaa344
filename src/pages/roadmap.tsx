import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import SupportMatrix from '@site/src/components/SupportMatrix';

export default function Roadmap(): ReactNode {
  return (
    <Layout
      title="Roadmap"
      description="See which release lines of the TwistedBytes Interaction System run on each Unreal Engine version, when each line was released, and what it added."
    >
      <main className="container margin-vert--lg markdown paper-wide">
        <Heading as="h1">Roadmap</Heading>
        <p>
          Find your engine in the table. A check mark means that the release line runs on this engine, and it links to
          the line&apos;s documentation. All listed lines are released, and no further line has been announced. The{' '}
          <Link to="/changelog">changelog</Link> lists each release.
        </p>
        <SupportMatrix />
      </main>
    </Layout>
  );
}
