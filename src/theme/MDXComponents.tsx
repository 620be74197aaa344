// Change: adds the components that pages write in MDX and tables in a frame, because no page should import them.
// A disclosure is the browser's own, which opens without scripts and for links into it; Docusaurus calls it `Details`.
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import EngineBadge from '@site/src/components/EngineBadge';
import MenuPath from '@site/src/components/MenuPath';
import WideTable from '@site/src/components/WideTable';

export default {
  ...MDXComponents,
  EngineBadge,
  MenuPath,
  TabItem,
  Tabs,
  Details: 'details',
  table: WideTable,
};
