// Change: the link that opens a new issue has page, version and engines in its address, because a report without them has to be asked back.
import type {ReactNode, SyntheticEvent} from 'react';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Footer/LinkItem';
import {useHistoryData} from '@site/plugins/history/client';
import LinkItem from '@theme-original/Footer/LinkItem';

/** The server writes the complete address, for readers without scripts and for every kind of click. */
function ReportLink({item}: Props): ReactNode {
  const {engines} = useHistoryData();
  const {url} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const version = useActiveVersion(undefined);
  const formFor = (page: string): string => {
    const facts = {Page: page, Version: version?.label, Engines: version && engines[version.name]};
    const lines = Object.entries(facts).map(([label, fact]) => (fact ? `\n- ${label}: ${fact}` : ''));
    const body = `### What is wrong?\n\n\n\n### Where?\n${lines.join('')}`;
    return `${item.href ?? ''}?${String(new URLSearchParams({body}))}`;
  };
  // Only the browser knows the heading, and the address of a page that doesn't exist.
  const fillIn = ({currentTarget}: SyntheticEvent<HTMLAnchorElement>): void => {
    currentTarget.href = formFor(location.href);
  };
  return <LinkItem item={{...item, href: formFor(url + pathname), onPointerDown: fillIn, onFocus: fillIn}} />;
}

/** The option `isReport` of a link makes it the report link: config/navigation.ts. */
export default function FooterLinkItem({item: {isReport, ...item}}: Props): ReactNode {
  return isReport ? <ReportLink item={item} /> : <LinkItem item={item} />;
}
