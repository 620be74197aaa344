import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Target Arm Length of the camera boom, in cm: how far the camera is behind the character. */
  readonly arm: number;
  /** How far the trace reaches in front of the character, in cm. */
  readonly reach: number;
}

/** Where the camera is, the width of the drawing without its margins, and the ground, in px. */
const LEFT = 46;
const WIDTH = 350;
const GROUND = 172;
const EYE = 96;

/** A distance with arrows at both ends and its name above. */
function Distance({from, to, y, name}: {from: number; to: number; y: number; name: string}): ReactNode {
  return (
    <>
      <path
        className={styles.line}
        d={`M${String(from)} ${String(y)}H${String(to)}m-6-4 6 4-6 4M${String(from + 6)} ${String(y - 4)}l-6 4 6 4`}
      />
      <text x={(from + to) / 2} y={y - 7}>
        {name}
      </text>
    </>
  );
}

/** The first tutorial's scene from the side: the camera, the character, the cube, and how far the trace reaches. */
export default function TraceScene({arm, reach}: Props): ReactNode {
  const range = arm + reach;
  const character = LEFT + (arm / range) * WIDTH;
  const cube = LEFT + WIDTH;
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 440 236"
      fontSize="13"
      role="img"
      aria-label={`The scene from the side: the camera is ${String(arm)} cm behind the character, the cube ${String(reach)} cm in front of it. The trace starts at the camera, passes next to the character, and reaches the cube with a Max Range of ${String(range)}.`}
    >
      <path className={styles.line} d={`M12 ${String(GROUND)}H428`} />
      <path className={styles.trace} d={`M${String(LEFT)} ${String(EYE)}H${String(cube)}`} />
      <g className={styles.body}>
        <path d={`M${String(LEFT - 30)} ${String(EYE - 10)}h20v20h-20zM${String(LEFT - 10)} ${String(EYE)}l9-7v14z`} />
        <circle cx={character} cy={EYE - 24} r="9" />
        <path
          d={`M${String(character - 11)} ${String(EYE - 10)}h22v44h-4v38h-6v-34h-2v34h-6v-38h-4z`}
          strokeLinejoin="round"
        />
        <path d={`M${String(cube)} ${String(EYE - 18)}h36v36h-36z`} />
      </g>
      <circle className={styles.hit} cx={cube} cy={EYE} r="6" />
      <text x={LEFT - 10} y={EYE + 28}>
        Camera
      </text>
      <text x={character} y={EYE - 42}>
        Character
      </text>
      <text x={cube + 12} y={EYE + 36}>
        Cube
      </text>
      <Distance from={LEFT} to={cube} y={34} name={`Max Range ${String(range)}`} />
      <Distance from={LEFT} to={character} y={GROUND + 40} name={`Target Arm Length ${String(arm)}`} />
      <Distance from={character} to={cube} y={GROUND + 40} name={`${String(reach)} cm`} />
    </svg>
  );
}
