// Change: names a load error in accessible colours and reloads on Retry, because files that a redeploy removed never come back under the old name.
import type {ReactNode} from 'react';
import LoadError from '@site/src/components/LoadError';
import Spinner from '@site/src/components/Spinner';

interface Props {
  readonly error: unknown;
  /** Whether the load takes longer than 200 ms. */
  readonly pastDelay: boolean;
}

export default function Loading({error, pastDelay}: Props): ReactNode {
  if (error) {
    return <LoadError error={error} />;
  }
  return pastDelay ? <Spinner /> : null;
}
