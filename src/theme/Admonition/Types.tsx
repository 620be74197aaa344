// Change: two more kinds for pages to write, :::stop and :::check, because "warning" or "tip" do not say what a reader should do.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition';
import Types from '@theme-original/Admonition/Types';
import Tip from '@theme/Admonition/Type/Tip';
import Warning from '@theme/Admonition/Type/Warning';

export default {
  ...Types,
  stop: (props: Props): ReactNode => <Warning title="Stop" {...props} />,
  check: (props: Props): ReactNode => <Tip title="Check" icon={<span aria-hidden="true">✓</span>} {...props} />,
} satisfies typeof Types;
