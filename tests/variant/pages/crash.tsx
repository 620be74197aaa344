import {useState, type ReactNode} from 'react';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';

/** Throws while `window.isFixed` is not set. */
function Bomb({isArmed}: {readonly isArmed: boolean}): ReactNode {
  if (isArmed && !('isFixed' in window)) {
    throw new Error('The fuse <b>burnt</b> down');
  }
  return null;
}

/** A page that crashes on demand, inside or outside of the layout, and that shows how a slow page loads. */
export default function Crash(): ReactNode {
  const [where, setWhere] = useState('');
  return (
    <>
      <Bomb isArmed={where === 'outside'} />
      <Layout title="Crash" description="A page of a test that crashes on demand, inside or outside of the layout.">
        <main>
          <h1>Crash</h1>
          <Bomb isArmed={where === 'inside'} />
          {['inside', 'outside', 'loading'].map((place) => (
            <button
              key={place}
              type="button"
              onClick={() => {
                setWhere(place);
              }}
            >
              {place === 'loading' ? 'Load' : `Crash ${place}`}
            </button>
          ))}
          {where === 'loading' && <Loading isLoading pastDelay timedOut={false} error={null} retry={() => undefined} />}
        </main>
      </Layout>
    </>
  );
}
