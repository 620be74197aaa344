import {useState, type ReactNode} from 'react';
import Layout from '@theme/Layout';

/** Throws while `window.isFixed` is not set. */
function Bomb(): ReactNode {
  if (!('isFixed' in window)) {
    throw new Error('The fuse <b>burnt</b> down');
  }
  return null;
}

/** A page that crashes on demand. */
export default function Crash(): ReactNode {
  const [isLit, setLit] = useState(false);
  return (
    <Layout title="Crash" description="A page of a test that crashes on demand.">
      <main>
        <h1>Crash</h1>
        {isLit && <Bomb />}
        <button
          type="button"
          onClick={() => {
            setLit(true);
          }}
        >
          Light the fuse
        </button>
      </main>
    </Layout>
  );
}
