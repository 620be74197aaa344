import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {storePage, trailer} from '@site/src/data/addresses';
import {engineRange, newestRelease} from '@site/src/data/release-facts';
import {releases} from '@site/src/data/releases';
import Steps from './_home/steps.mdx';
import Tasks from './_home/tasks.mdx';
import {DocLink, Engines, VersionNote} from './_home/versions';
import Window from './_home/window.mdx';
import styles from './index.module.css';

function Hero(): ReactNode {
  const {version, engines} = newestRelease(releases);
  return (
    <header>
      <p className="text--primary text--bold">
        Plugin for Unreal Engine {engineRange(engines, releases).replace('–', ' to ')} ·{' '}
        <Link to="#engine">Another engine</Link>
      </p>
      <Heading as="h1" className={styles.title}>
        Open doors, <br />
        pick up weapons, <br />
        revive teammates
      </Heading>
      <p className={styles.promise}>
        TBIA, the TwistedBytes Interaction System, finds the target, runs the interaction on the client and the server,
        and plays the montages. Build with Blueprint or C++. You don&apos;t need to know the Gameplay Ability System.
      </p>
      <div className={styles.actions}>
        <DocLink className="button button--primary" page="getting-started/installation">
          Get started
        </DocLink>
        <Link className="button button--outline button--primary" to={storePage}>
          Get the plugin
        </Link>
        <Link to={trailer}>Watch the trailer</Link>
      </div>
      <p className={styles.quiet}>
        <Link to="/changelog">{version}</Link>, with complete source code. Guides for{' '}
        <DocLink page="integration_guides/lyra">Lyra</DocLink>,{' '}
        <DocLink page="integration_guides/gas-companion">GAS Companion</DocLink> and{' '}
        <DocLink page="integration_guides/unreal-engine-5-plugins">AGR&nbsp;PRO</DocLink>.
      </p>
      <VersionNote />
    </header>
  );
}

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title="Documentation" description={siteConfig.tagline}>
      <main className={clsx('container', styles.home)}>
        <MDXContent>
          <div className={styles.hero}>
            <Hero />
            <div className={styles.window}>
              <Window />
            </div>
          </div>
          <Steps />
          <Tasks />
          <Engines />
        </MDXContent>
      </main>
    </Layout>
  );
}
