// Change: the router follows plain links, too, because here its history is known and nothing is mounted anew.
import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import type {Props} from '@theme/Root';
import {followLinks} from '@site/src/client/links';

export default function Root({children}: Props): ReactNode {
  const history = useHistory();
  useEffect(() => followLinks(history), [history]);
  return children;
}
