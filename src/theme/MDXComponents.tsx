// Change: adds the components that pages write in MDX and tables in a frame, because no page should import them.
// `details` is the browser's own, which opens without scripts and for links into it.
import MDXComponents from '@theme-original/MDXComponents';
import EngineBadge from '@site/src/components/EngineBadge';
import MenuPath from '@site/src/components/MenuPath';
import TraceScene from '@site/src/components/TraceScene';
import WideTable, {HeadCell} from '@site/src/components/WideTable';

export default {
  ...MDXComponents,
  EngineBadge,
  MenuPath,
  TraceScene,
  details: 'details',
  table: WideTable,
  th: HeadCell,
};
