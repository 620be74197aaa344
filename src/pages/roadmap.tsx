import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import SupportMatrix from '@site/src/components/SupportMatrix';

export default function Roadmap(): ReactNode {
  return (
    <Layout
      title="Roadmap"
      description="Which release line of the TwistedBytes Interaction System runs on which Unreal Engine version, since when, and what each line brought."
    >
      <main className="container margin-vert--lg markdown paper-wide">
        <Heading as="h1">Roadmap</Heading>
        <p>
          Look for your engine: every release line that has a tick for it runs there. The tick leads to the
          documentation of that line. All lines listed are released; no further line has been announced. The{' '}
          <Link to="/changelog">changelog</Link> lists each release.
        </p>
        <SupportMatrix />
      </main>
    </Layout>
  );
}
