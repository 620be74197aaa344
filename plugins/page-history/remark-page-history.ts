import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {historyFile, moduleOf, releaseFile} from './generated';
import {componentNode, exportDefaultAs, importDefault} from './mdx-nodes';
import {pageOf} from './pages';

/** Options of `remarkPageHistory`. */
export interface RemarkPageHistoryOptions {
  /** The names in versions.json, newest first. */
  readonly versions: readonly string[];
}

/** The page of each version that ends with what is new in it. */
const INTRODUCTION = 'getting-started/introduction';

function upgradeSection(version: string, previous: string): RootContent[] {
  return [
    importDefault('ReleasePages', '@site/src/components/ReleasePages'),
    importDefault('releasePages', moduleOf(releaseFile(version))),
    {
      type: 'heading',
      depth: 2,
      data: {hProperties: {id: 'upgrading'}},
      children: [{type: 'text', value: `Upgrading from ${previous}`}],
    },
    componentNode('ReleasePages', {pages: 'releasePages'}),
  ];
}

/**
 * A remark plugin for docs pages. Each released page exports its history as `pageHistory`; the introduction of each
 * version but the first gets the section "Upgrading from ...".
 *
 * Only names of files depend on the page, never what is in them: the bundler keeps compiled pages between builds and
 * would show the history of yesterday. It does follow an import to the generated file.
 */
export default function remarkPageHistory({versions}: RemarkPageHistoryOptions): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const page = pageOf(file.path);
    if (!page) {
      return;
    }
    tree.children.push(exportDefaultAs('pageHistory', moduleOf(historyFile(page.version, page.id))));
    const previous = versions[versions.indexOf(page.version) + 1];
    if (page.id === INTRODUCTION && previous !== undefined) {
      tree.children.push(...upgradeSection(page.version, previous));
    }
  };
}
