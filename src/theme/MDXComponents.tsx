// Change: adds the components that pages write in MDX, because no page should have to import them.
// `Details` is the browser's own element, which opens without scripts and for links into it. Docusaurus renames it in pages.
import type {ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

/** Names an engine, for example `5.4` or `5.0+`. */
function EngineBadge({version}: {readonly version: string}): ReactNode {
  return <span className="engine-badge">UE {version}</span>;
}

export default {
  ...MDXComponents,
  EngineBadge,
  /** A path through menus, settings pages or panels of the editor. */
  MenuPath: 'strong',
  TabItem,
  Tabs,
  Details: 'details',
};
