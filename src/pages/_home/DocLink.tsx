import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {nearestPage} from '@site/plugins/history/client';
import {useChosenVersion} from '@site/src/lib/use-versions';

interface Props {
  /** `section/page`, with a fragment if need be. */
  readonly page: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a page of the version that the reader has chosen; where that lacks it, to its nearest page. */
export default function DocLink({page, className, children}: Props): ReactNode {
  const version = useChosenVersion();
  const [id = '', fragment] = page.split('#');
  const {path, isSamePage} = nearestPage(version, id);
  return (
    <Link className={className} to={isSamePage && fragment ? `${path}#${fragment}` : path}>
      {children}
      {!isSamePage && <small> Not in {version.label}: the nearest page</small>}
    </Link>
  );
}
