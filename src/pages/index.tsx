import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import EngineChoice from '@site/src/components/EngineChoice';
import {engineRange, newestRelease} from '@site/src/data/release-facts';
import {releases} from '@site/src/data/releases';
import Window from './_home/Window';
import styles from './index.module.css';

const TRAILER = 'https://youtu.be/6LumTyC_160';
const TUTORIAL_VIDEOS = 'https://www.youtube.com/watch?v=oSeIxjblP7w&list=PLLyOa9EQGJ4osSqY9aQmr1dUQu_bmHA0V';

/** The way of a beginner. A page that says how long it takes has its minutes here, too. */
const steps = [
  {
    page: 'getting-started/installation',
    title: 'Install the plugin',
    result: 'For the engine or for one project.',
  },
  {
    page: 'quick-start/using-passive',
    title: 'Find an object',
    minutes: 15,
    result: 'A cube prints Found and Lost.',
  },
  {
    page: 'quick-start/using-active',
    title: 'Press a key',
    minutes: 15,
    result: 'The key E makes it print Interact.',
  },
];

/** What the plugin does, each with its mark: paths in a square of 32, and where the target is. */
const purposes = [
  {
    title: 'Finds the target',
    text: 'By a trace from the camera, a socket or the cursor, by proximity, or by a trace of your own.',
    mark: 'M3 16h4m4 0h4M29 16a7 7 0 1 1-14 0 7 7 0 0 1 14 0z',
    target: [22, 16],
  },
  {
    title: 'Runs the interaction',
    text: 'As gameplay abilities with client prediction, and with events on the object.',
    mark: 'M3 7h11v8H3zM18 17h11v8H18zM8 18v4h6m10-8v-4h-6m-6 9 3 3-3 3m8-17-3 3 3 3',
  },
  {
    title: 'Plays the montages',
    text: 'Replicated, on several skeletal meshes of a character, and on the object itself.',
    mark: 'M3 9h12v5H3zM7 19h17v5H7zM20 4v24m-3-24h6',
  },
  {
    title: 'Blueprint or C++',
    text: 'You need no earlier experience with the Gameplay Ability System.',
    mark: 'm11 8-8 8 8 8M21 8l8 8-8 8M19 5l-6 22',
  },
];

const tasks = [
  {
    name: 'Find and start',
    rows: [
      {want: 'Find what the player looks at', page: 'quick-start/using-passive'},
      {want: 'Interact with whatever is nearby', page: 'features/proximity-interactions'},
      {want: 'Let the player press a key to interact', page: 'quick-start/using-active'},
      {want: 'Start an ability of your own with a key', page: 'features/using-enhanced-input'},
    ],
  },
  {
    name: 'Animate and end',
    rows: [
      {want: 'Play a montage during an interaction', page: 'quick-start/using-animation-cosmetic'},
      {want: 'Let the player hold a key', page: 'quick-start/using-animation'},
      {want: 'End it by key release or by an event', page: 'features/interact-active-type'},
      {want: 'Open a door, then close it again', page: 'quick-start/using-object-timed'},
    ],
  },
  {
    name: 'Try and understand',
    rows: [
      {want: 'Try it without the editor', page: 'getting-started/playable-demo'},
      {want: 'Add it to characters of another plugin', page: 'integration_guides/unreal-engine-5-plugins'},
      {want: 'Know which function is called when', page: 'architecture/overview'},
      {want: 'Find out why nothing happens', page: 'faq'},
    ],
  },
];

function Hero(): ReactNode {
  return (
    <header>
      <Heading as="h1" className={styles.title}>
        Nearly every kind of interaction in Unreal Engine
      </Heading>
      <p>
        The TwistedBytes Interaction System is a plugin for Blueprint and C++: replicated, and open to your own
        mechanics.
      </p>
      <p className={styles.actions}>
        <Link className={clsx('button button--primary', styles.start)} to={`/docs/${steps[0]?.page ?? ''}`}>
          Start: install, then two tutorials
        </Link>
        <span className={styles.quiet}>
          Or watch the <Link to={TRAILER}>trailer</Link>, then the <Link to={TUTORIAL_VIDEOS}>tutorial videos</Link>
        </span>
      </p>
      <EngineChoice />
    </header>
  );
}

function Steps(): ReactNode {
  return (
    <ol className={styles.steps} aria-label="How to start">
      {steps.map(({page, title, minutes, result}, index) => (
        <li key={page}>
          <Link className={styles.step} to={`/docs/${page}`}>
            <span className={styles.number}>
              {index + 1}
              {minutes !== undefined && ` · ${String(minutes)} minutes`}
            </span>
            <strong>{title}</strong>
            <span className={styles.quiet}>{result}</span>
          </Link>
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
            <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
              <path d={mark} />
              {x !== undefined && <circle cx={x} cy={y} r="2.5" />}
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
            <h3 id={`tasks-${String(index + 1)}`}>{name}</h3>
            <ul aria-labelledby={`tasks-${String(index + 1)}`}>
              {rows.map(({want, page}) => (
                <li key={page}>
                  <Link className={styles.row} to={`/docs/${page}`}>
                    {want}
                  </Link>
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
    <p className={styles.release}>
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
