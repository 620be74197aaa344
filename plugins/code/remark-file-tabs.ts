import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {mdxAttributes} from '../kit/mdx-elements';

type Component = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

/** The name of the file that a fence shows, in its `title`; empty for anything else. */
function fileName(node: RootContent | undefined): string {
  const [, name = ''] = /^title="([^"]+)"$/.exec(node?.type === 'code' ? (node.meta ?? '') : '') ?? [];
  return name;
}

function component(name: string, props: Readonly<Record<string, string>>, children: Component['children']): Component {
  return {type: 'mdxJsxFlowElement', name, attributes: mdxAttributes(props), children};
}

/** A fence in a tab, which has its name. */
function tab(fence: Code, name: string): Component {
  return component('TabItem', {value: name}, [{...fence, meta: null}]);
}

/** A remark plugin that puts the header and the source of a class, one fence after the other, into two tabs. */
export default function remarkFileTabs() {
  return (tree: Root): void => {
    visit(tree, 'code', (header, index = 0, parent) => {
      const source = parent?.children[index + 1];
      const name = fileName(header);
      const sourceName = name.replace(/\.h$/, '.cpp');
      if (source?.type === 'code' && sourceName !== name && sourceName === fileName(source)) {
        const tabs = [tab(header, name), tab(source, sourceName)];
        parent?.children.splice(index, 2, component('Tabs', {className: 'code-tabs'}, tabs));
      }
    });
  };
}
