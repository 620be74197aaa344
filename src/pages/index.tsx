import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import EngineChoice from '@site/src/components/EngineChoice';
import {engineRange, newestRelease} from '@site/src/data/release-facts';
import {releases} from '@site/src/data/releases';
import {purposes, steps, tasks} from './_home/content';
import DocLink from './_home/DocLink';
import VersionNote from './_home/VersionNote';
import Window from './_home/Window';
import styles from './index.module.css';

const TRAILER = 'https://youtu.be/6LumTyC_160';
const TUTORIAL_VIDEOS = 'https://www.youtube.com/watch?v=oSeIxjblP7w&list=PLLyOa9EQGJ4osSqY9aQmr1dUQu_bmHA0V';

function Hero(): ReactNode {
  return (
    <header>
      <Heading as="h1" className={styles.title}>
        Nearly every kind of interaction in Unreal Engine
      </Heading>
      <p>
        The TwistedBytes Interaction System adds replicated interactions to your project, from a light switch to your
        own mechanics.
      </p>
      <div className={styles.actions}>
        <DocLink className={clsx('button button--primary', styles.start)} page={steps[0]?.page ?? ''}>
          Start: install, then two tutorials
        </DocLink>
        <p className={styles.quiet}>
          New here? You need only steps 1 to 3 below. Or watch the <Link to={TRAILER}>trailer</Link> and{' '}
          <Link to={TUTORIAL_VIDEOS}>tutorial videos</Link>.
        </p>
      </div>
      <EngineChoice />
      <VersionNote className={styles.version} />
    </header>
  );
}

function Steps(): ReactNode {
  return (
    <ol className={styles.steps} aria-label="How to start">
      {steps.map(({page, title, minutes, result}, index) => (
        <li key={page}>
          <DocLink className={styles.step} page={page}>
            <small className="text--primary">
              Step {index + 1}
              {minutes !== undefined && ` · ${String(minutes)} minutes`}
            </small>
            <strong>{title}</strong>
            <span className={styles.quiet}>{result}</span>
          </DocLink>
        </li>
      ))}
    </ol>
  );
}

function Purposes(): ReactNode {
  return (
    <section aria-labelledby="purpose">
      <h2 id="purpose">What it does for you</h2>
      <ul className={styles.purposes}>
        {purposes.map(({title, text, mark, target: [x, y] = []}) => (
          <li key={title}>
            <svg className="text--primary" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
              <path d={mark} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
              {x !== undefined && <circle cx={x} cy={y} r="2.5" fill="var(--tbia-target)" />}
            </svg>
            <strong>{title}</strong>
            <span className={styles.quiet}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tasks(): ReactNode {
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks">What do you want to do?</h2>
      <div className={styles.tasks}>
        {tasks.map(({name, rows}, index) => (
          <div key={name}>
            <h3 className={styles.quiet} id={`tasks-${String(index + 1)}`}>
              {name}
            </h3>
            <ul aria-labelledby={`tasks-${String(index + 1)}`}>
              {rows.map(({want, page}) => (
                <li key={page}>
                  <DocLink className={styles.row} page={page}>
                    {want}
                  </DocLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function LatestRelease(): ReactNode {
  const {version, date, engines} = newestRelease(releases);
  return (
    <p className={styles.quiet}>
      Latest release: <strong>{version}</strong> of <time dateTime={date}>{date}</time>, for UE{' '}
      {engineRange(engines, releases)}. See the <Link to="/changelog">changelog</Link> and the{' '}
      <Link to="/roadmap">roadmap</Link>.
    </p>
  );
}

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title="Documentation" description={siteConfig.tagline}>
      <main className={clsx('container', styles.home)}>
        <div className={styles.hero}>
          <Hero />
          <Window />
        </div>
        <Steps />
        <Purposes />
        <Tasks />
        <LatestRelease />
      </main>
    </Layout>
  );
}
