import {useState, type ReactNode} from 'react';
import Layout from '@theme/Layout';

/** Throws while `window.isFixed` is not set. */
function Bomb({isArmed}: {readonly isArmed: boolean}): ReactNode {
  if (isArmed && !('isFixed' in window)) {
    throw new Error('The fuse <b>burnt</b> down');
  }
  return null;
}

/** A page that crashes on demand, inside or outside of the layout. */
export default function Crash(): ReactNode {
  const [where, setWhere] = useState('');
  return (
    <>
      <Bomb isArmed={where === 'outside'} />
      <Layout title="Crash" description="A page of a test that crashes on demand, inside or outside of the layout.">
        <main>
          <h1>Crash</h1>
          <Bomb isArmed={where === 'inside'} />
          {['inside', 'outside'].map((place) => (
            <button
              key={place}
              type="button"
              onClick={() => {
                setWhere(place);
              }}
            >
              Crash {place}
            </button>
          ))}
        </main>
      </Layout>
    </>
  );
}
