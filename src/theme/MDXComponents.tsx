// Change: adds the components that pages write in MDX, because no page should import them.
// A disclosure is the browser's own, which opens without scripts and for links into it; Docusaurus calls it `Details`.
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import EngineBadge from '@site/src/components/EngineBadge';

export default {
  ...MDXComponents,
  EngineBadge,
  /** A path through menus, settings pages or panels of the editor. */
  MenuPath: 'strong',
  TabItem,
  Tabs,
  Details: 'details',
};
