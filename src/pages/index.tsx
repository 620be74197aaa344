import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import EngineBadge from '@site/src/components/EngineBadge';
import EngineChoice from '@site/src/components/EngineChoice';
import {newestRelease} from '@site/src/data/release-facts';
import {releases} from '@site/src/data/releases';
import styles from './index.module.css';

const TRAILER = 'https://youtu.be/6LumTyC_160';
const TUTORIAL_VIDEOS = 'https://www.youtube.com/watch?v=oSeIxjblP7w&list=PLLyOa9EQGJ4osSqY9aQmr1dUQu_bmHA0V';

interface Task {
  readonly want: string;
  readonly page: string;
  readonly label: string;
}

const tasks: readonly Task[] = [
  {want: 'Try it without the editor', page: 'getting-started/playable-demo', label: 'Playable Demo'},
  {want: 'Put the plugin into a project', page: 'getting-started/installation', label: 'Installation'},
  {want: 'Find what the player looks at', page: 'quick-start/using-passive', label: 'Using Interact Passive'},
  {want: 'Let the player press a key to interact', page: 'quick-start/using-active', label: 'Using Interact Active'},
  {
    want: 'Play a montage during an interaction',
    page: 'quick-start/using-animation-cosmetic',
    label: 'Using Interact Animation Cosmetic',
  },
  {
    want: 'Let the player hold a key for some seconds',
    page: 'quick-start/using-animation',
    label: 'Using Interact Animation',
  },
  {
    want: 'Open a door, then close it again',
    page: 'quick-start/using-object-timed',
    label: 'Using Object Interaction Timed',
  },
  {
    want: 'Start an ability of your own with a key',
    page: 'features/using-enhanced-input',
    label: 'Using Enhanced Input',
  },
  {
    want: 'Interact with whatever is nearby',
    page: 'features/proximity-interactions',
    label: 'Using Proximity Interactions',
  },
  {
    want: 'End an interaction by releasing the key, or by an event',
    page: 'features/interact-active-type',
    label: 'Interaction Types',
  },
  {
    want: 'Add it to characters of another plugin',
    page: 'integration_guides/unreal-engine-5-plugins',
    label: 'Unreal Engine 5 Plugins',
  },
  {want: 'Know which function is called when', page: 'architecture/overview', label: 'Architecture overview'},
  {want: 'Find out why nothing happens', page: 'faq', label: 'FAQ'},
];

function Hero(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const logo = useBaseUrl('/img/logo.svg');
  return (
    <header className={styles.hero}>
      <div className="container">
        <img className={styles.mark} src={logo} width={112} height={112} alt="" />
        <Heading as="h1" className={styles.title}>
          {siteConfig.title}
        </Heading>
        <p className={styles.tagline}>{siteConfig.tagline}</p>
        <p className={styles.actions}>
          <Link className={styles.primary} to="/docs/getting-started/introduction">
            Read the documentation
          </Link>
          <Link className={styles.secondary} to="/docs/quick-start/using-passive">
            Start the tutorial
          </Link>
        </p>
        <p className={styles.videos}>
          Or watch first: <Link to={TRAILER}>trailer</Link>, <Link to={TUTORIAL_VIDEOS}>tutorial videos</Link>
        </p>
      </div>
    </header>
  );
}

function Engines(): ReactNode {
  return (
    <section aria-labelledby="engine">
      <Heading as="h2" id="engine">
        Which engine do you use?
      </Heading>
      <p>
        Each release of the plugin runs on a few engine versions. Start from yours: you get to the documentation of the
        newest release for it.
      </p>
      <EngineChoice />
    </section>
  );
}

function Purpose(): ReactNode {
  return (
    <section aria-labelledby="purpose">
      <Heading as="h2" id="purpose">
        What it does for you
      </Heading>
      <ul>
        <li>
          It finds what a player can interact with: by a trace from the camera, a socket or the cursor, by proximity, or
          by a trace of your own.
        </li>
        <li>
          It runs the interaction as gameplay abilities with client prediction, and calls events on the object before,
          during and after it.
        </li>
        <li>It plays replicated montages on several skeletal meshes of a character, and on the object itself.</li>
        <li>You use it in Blueprint or in C++. You need no earlier experience with the Gameplay Ability System.</li>
      </ul>
    </section>
  );
}

function Tasks(): ReactNode {
  return (
    <section aria-labelledby="tasks">
      <Heading as="h2" id="tasks">
        What do you want to do?
      </Heading>
      <ul className={styles.tasks}>
        {tasks.map(({want, page, label}) => (
          <li key={page}>
            {want}
            <Link to={`/docs/${page}`}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LatestRelease(): ReactNode {
  const release = newestRelease(releases);
  return (
    <section aria-labelledby="latest">
      <Heading as="h2" id="latest">
        Latest release
      </Heading>
      <p>
        <strong>{release.version}</strong>, published on <time dateTime={release.date}>{release.date}</time>, runs on{' '}
        {release.engines.map((engine) => (
          <span key={engine}>
            <EngineBadge version={engine} />{' '}
          </span>
        ))}
      </p>
      <p>
        The <Link to="/changelog">changelog</Link> says what each release brought. The{' '}
        <Link to="/roadmap">roadmap</Link> shows which release line runs on which engine. For an older release, choose
        it in the version menu of the documentation.
      </p>
    </section>
  );
}

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title="Documentation" description={siteConfig.tagline}>
      <Hero />
      <main className={`container ${styles.main ?? ''}`}>
        <Purpose />
        <Engines />
        <Tasks />
        <LatestRelease />
      </main>
    </Layout>
  );
}
