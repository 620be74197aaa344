import type {ReactNode} from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Hero from './_home/hero.mdx';
import Steps from './_home/steps.mdx';
import Tasks from './_home/tasks.mdx';
import {Engines} from './_home/versions';
import Window from './_home/window.mdx';
import styles from './index.module.css';

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
