import type {Heading, Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import remarkPageHistory from '../remark-page-history';
import remarkReleasePages from '../remark-release-pages';

const versions = ['1.10.0', '1.9.0', '1.8.0'];

function heading(depth: Heading['depth'], id: string): Heading {
  return {type: 'heading', depth, data: {hProperties: {id}}, children: [{type: 'text', value: id}]};
}

/** What stands in a tree, in short: ids of headings, sources of modules, components with their props. */
function outline(tree: Root): string[] {
  return tree.children.map((node) => {
    if (node.type === 'heading') {
      return `#${String(node.data?.hProperties?.id)}`;
    }
    if (node.type === 'mdxjsEsm') {
      const [statement] = node.data?.estree?.body ?? [];
      const source = statement && 'source' in statement ? statement.source?.value : undefined;
      return `${String(statement?.type)} ${String(source)}`;
    }
    if (node.type === 'mdxJsxFlowElement') {
      const props = node.attributes.map((attribute) => {
        const value = 'value' in attribute ? attribute.value : undefined;
        return typeof value === 'string' ? value : 'name' in attribute ? attribute.name : '';
      });
      return `<${String(node.name)} ${props.join(' ')}>`;
    }
    return node.type;
  });
}

describe('remarkPageHistory', () => {
  const apply = (file: string): string[] => {
    const tree: Root = {type: 'root', children: [heading(2, 'first')]};
    remarkPageHistory({versions, introduction: 'getting-started/introduction'})(
      tree,
      new VFile({path: `/site/${file}`}),
    );
    return outline(tree);
  };
  it.each([
    ['docs/faq.mdx', ['#first']],
    [
      'versioned_docs/version-1.9.0/features/hold.mdx',
      ['#first', 'ExportNamedDeclaration @generated/page-history/default/pages/1.9.0/features/hold.json'],
    ],
    [
      'versioned_docs/version-1.10.0/getting-started/introduction.mdx',
      [
        '#first',
        'ExportNamedDeclaration @generated/page-history/default/pages/1.10.0/getting-started/introduction.json',
        'ImportDeclaration @theme/ReleasePages',
        '#upgrading',
        '<ReleasePages 1.10.0>',
      ],
    ],
    [
      'versioned_docs/version-1.8.0/getting-started/introduction.mdx',
      [
        '#first',
        'ExportNamedDeclaration @generated/page-history/default/pages/1.8.0/getting-started/introduction.json',
      ],
    ],
  ])('%s', (file, expected) => {
    expect(apply(file)).toEqual(expected);
  });
});

describe('remarkReleasePages', () => {
  const apply = (ids: readonly string[], file = 'src/pages/changelog.mdx'): string[] => {
    const children = ids.map((id) => heading(id.startsWith('x') ? 3 : 2, id));
    const tree: Root = {type: 'root', children};
    remarkReleasePages({versions, changelog: 'src/pages/changelog.mdx'})(tree, new VFile({path: `/site/${file}`}));
    return outline(tree).filter((entry) => !entry.startsWith('Import'));
  };
  it('ends each section with its list, the oldest version has none', () => {
    expect(apply(['v1-10-0', 'x-detail', 'v1-9-0', 'v1-8-1', 'v1-8-0'])).toEqual([
      '#v1-10-0',
      '#x-detail',
      '<ReleasePages 1.10.0 isFolded>',
      '#v1-9-0',
      '<ReleasePages 1.9.0 isFolded>',
      '#v1-8-1',
      '#v1-8-0',
    ]);
  });
  it.each([[['v1-9-0-2023-05-23', 'v1-9-0-2023-04-27']], [['v1-9-0-2023-04-27', 'v1-9-0-2023-05-23']]])(
    'takes the later of two sections: %o',
    (ids) => {
      const entries = apply(['v1-10-0', ...ids, 'v1-8-0']);
      expect(entries[entries.indexOf('#v1-9-0-2023-05-23') + 1]).toBe('<ReleasePages 1.9.0 isFolded>');
      expect(entries.filter((entry) => entry.includes('ReleasePages 1.9.0'))).toHaveLength(1);
    },
  );
  it('does without a section that is not written yet', () => {
    expect(apply(['v1-9-01', 'v1-9-0'])).toEqual(['#v1-9-01', '#v1-9-0', '<ReleasePages 1.9.0 isFolded>']);
  });
  it('leaves other pages alone', () => {
    expect(apply(['v1-10-0'], 'src/pages/other.mdx')).toEqual(['#v1-10-0']);
  });
});
