import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import * as z from 'zod';
import {parseOptions} from '../kit/options';
import {historyFile, moduleOf, NAME} from './node/generated';
import {componentNode, exportDefaultAs, importDefault} from './node/mdx-nodes';
import {pageOf} from './node/pages';

const schema = z.strictObject({
  /** The names in versions.json, newest first. */
  versions: z.array(z.string()).readonly(),
  /** The page (`section/page`) of each version that ends with what is new in it. */
  introduction: z.string().min(1),
});

/** Options of `remarkPageHistory`. */
export type RemarkPageHistoryOptions = z.input<typeof schema>;

function upgradeSection(version: string, previous: string): RootContent[] {
  return [
    importDefault('ReleasePages', '@theme/ReleasePages'),
    {
      type: 'heading',
      depth: 2,
      data: {hProperties: {id: 'upgrading'}},
      children: [{type: 'text', value: `Upgrading from ${previous}`}],
    },
    componentNode('ReleasePages', {version}),
  ];
}

/**
 * A remark plugin for docs pages. Each released page exports its history as `pageHistory`; the introduction of each
 * version but the first gets the section "Upgrading from ...".
 *
 * Only names of files depend on the page, never what is in them: the bundler keeps compiled pages between builds and
 * would show the history of yesterday. It does follow an import to the generated file.
 */
export default function remarkPageHistory(options: RemarkPageHistoryOptions): (tree: Root, file: VFile) => void {
  const {versions, introduction} = parseOptions(NAME, schema, options);
  return (tree, file) => {
    const page = pageOf(file.path);
    if (!page) {
      return;
    }
    tree.children.push(exportDefaultAs('pageHistory', moduleOf(historyFile(page.version, page.id))));
    const previous = versions[versions.indexOf(page.version) + 1];
    if (page.id === introduction && previous !== undefined) {
      tree.children.push(...upgradeSection(page.version, previous));
    }
  };
}
