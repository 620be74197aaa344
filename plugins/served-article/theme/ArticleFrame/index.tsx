// A docs page whose article stands in an element of its own, so that React can leave it as the server sent it.
import type {ReactNode} from 'react';
import DocItem from '@theme/DocItem';
import type {Props} from '@theme/DocItem';
import {frameOf} from '../../client/frame';

export default function ArticleFrame({content, ...props}: Props): ReactNode {
  return <DocItem {...props} content={frameOf(content)} />;
}
