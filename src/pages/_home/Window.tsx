import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import MDXContent from '@theme/MDXContent';
import hidden from '@site/plugins/kit/visually-hidden.module.css';
import Blueprint from './blueprint.mdx';
import Cpp from './cpp.mdx';
import styles from './window.module.css';

function Scene(): ReactNode {
  return (
    <figure>
      <img
        className={styles.scene}
        src={useBaseUrl('/img/scene.svg')}
        width={640}
        height={352}
        alt="Behind a player character floats a camera. From it, a dashed line runs to a crate and ends in an orange dot. The crate is outlined, and above it stands: E, Pick up."
      />
      <figcaption>E picks up what the trace has found.</figcaption>
    </figure>
  );
}

function Code(): ReactNode {
  return (
    <figure className={styles.code}>
      <Cpp />
      <figcaption>
        If your header declares the event as BlueprintNativeEvent, C++ does the same:{' '}
        <Link to="/docs/integration_guides/unreal-engine-5-plugins">
          Use another plugin&apos;s character (Unreal Engine 5)
        </Link>
      </figcaption>
    </figure>
  );
}

const views: readonly {readonly id: string; readonly label: string; readonly View: () => ReactNode}[] = [
  {id: 'game', label: 'In the game', View: Scene},
  {id: 'blueprint', label: 'Blueprint', View: () => <Blueprint />},
  {id: 'cpp', label: 'C++', View: Code},
];

/**
 * One interaction in the game, as a Blueprint and as C++. Radio buttons choose what is seen, so it needs no script;
 * without a style sheet and on paper, the three follow each other.
 */
export default function Window(): ReactNode {
  return (
    <fieldset className={styles.window}>
      <legend className={hidden.visuallyHidden}>The same interaction in three views</legend>
      <MDXContent>
        {views.map(({id, label, View}, index) => (
          <Fragment key={id}>
            <input
              className={hidden.visuallyHidden}
              type="radio"
              name="view"
              id={`view-${id}`}
              defaultChecked={index === 0}
            />
            <label htmlFor={`view-${id}`}>{label}</label>
            <div className={styles.pane}>
              <View />
            </div>
          </Fragment>
        ))}
      </MDXContent>
    </fieldset>
  );
}
