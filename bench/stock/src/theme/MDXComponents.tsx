// What pages use in MDX, in its plainest form.
import type {ReactElement, ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

const EngineBadge = ({version}: {readonly version: string}): ReactElement => <span>UE {version}</span>;
const MenuPath = ({children}: {readonly children: ReactNode}): ReactElement => <strong>{children}</strong>;

export default {...MDXComponents, EngineBadge, MenuPath, TabItem, Tabs};
