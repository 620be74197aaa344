// Change: two more kinds for pages to write, :::stop and :::check, because "warning" or "tip" do not say what a reader should do.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition';
import Types from '@theme-original/Admonition/Types';
import Tip from '@theme/Admonition/Type/Tip';
import Warning from '@theme/Admonition/Type/Warning';

const check = (
  <svg viewBox="0 0 16 16">
    <path d="M6.2 13.4 1.4 8.6 3 7l3.2 3.2L13 3.4 14.6 5z" />
  </svg>
);

export default {
  ...Types,
  stop: (props: Props): ReactNode => <Warning title="Stop" {...props} />,
  check: (props: Props): ReactNode => <Tip title="Check" icon={check} {...props} />,
} satisfies typeof Types;
