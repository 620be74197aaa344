import type {Nodes, Parents, Root} from 'mdast';
import {parseDocPath, readPages} from '../kit/doc-path';
import {plainLink} from '../kit/mdx-elements';
import type {NamesOptions} from './index';
import {readNames, type VersionNames} from './read-names';

/** Elements in which names don't become links: links themselves, and elements that are drawn, opened or read as a whole. */
const CLOSED_ELEMENTS = /^(?:a|button|figure|h[1-6]|pre|summary|Link)$/;

/** Where the walk through a page is. */
interface Position {
  /** Id of the heading above; empty before the first one. */
  id: string;
  /** Names that already have a link in this section, which is an `h2` with everything below it. */
  linked: Set<string>;
}

/** A link to the place that explains a name. */
interface NameLink {
  readonly href: string;
  /** The name as the glossary has it. */
  readonly name: string;
}

/** The link of a name in the section with an id; undefined if the name leads nowhere. */
type LinkOf = (spelling: string, section: string) => NameLink | undefined;

/**
 * The links of names, also for figures, which don't write names as code. On a page that is one of its homes, a name leads
 * to its heading there, and on other pages to its first home.
 *
 * @returns for a file, a function that gives a name its link; undefined for a file that is no page or is not built
 */
export function nameLinks(options: NamesOptions): (file: string) => LinkOf | undefined {
  const {siteDir, baseUrl, folders, rows} = options;
  const versions: Record<string, VersionNames> = {};
  return (file) => {
    const page = parseDocPath(file, siteDir);
    const folder = page && !page.isPartial ? folders[page.version] : undefined;
    if (!page || folder === undefined) {
      return undefined;
    }
    const {id, version} = page;
    const names = (versions[version] ??= readNames(readPages(siteDir, version), rows));
    return (spelling, section) => {
      const name = names.get(spelling);
      const own = name?.homes.find((home) => home.split('#', 1)[0] === id);
      const home = own ?? name?.homes[0];
      // The section that the name is in, or the whole page, explains the name.
      if (!name || home === undefined || home === id || home === `${id}#${section}`) {
        return undefined;
      }
      return {href: own === undefined ? `${baseUrl}${folder}/${home}` : home.slice(id.length), name: name.row.name};
    };
  };
}

function walk(parent: Parents, linkOf: LinkOf, position: Position): void {
  parent.children.forEach((node: Nodes, index) => {
    const element = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? (node.name ?? '') : '';
    if (node.type === 'heading') {
      const {id} = node.data?.hProperties ?? {};
      position.id = typeof id === 'string' ? id : '';
      position.linked = node.depth <= 2 ? new Set() : position.linked;
    } else if (node.type === 'inlineCode') {
      const link = linkOf(node.value, position.id);
      if (link && !position.linked.has(link.name)) {
        position.linked.add(link.name);
        // The name as the glossary has it, if the page spells it in another way.
        const name = link.name === node.value ? '' : link.name;
        parent.children[index] = plainLink({href: link.href, 'data-name': name}, [node]);
      }
    } else if (node.type === 'link' || node.type === 'linkReference' || CLOSED_ELEMENTS.test(element)) {
      return;
    } else if ('children' in node) {
      // A reader sees one tab at a time, so each tab gets its links.
      walk(node, linkOf, element === 'TabItem' ? {...position, linked: new Set()} : position);
    }
  });
}

/**
 * A remark plugin that makes each name in code font a link to the place that explains it in the version of the page:
 * once in a section, not in headings, links and code blocks, and not where the name is explained.
 *
 * The plugin must come after the one that gives headings their ids.
 */
export default function remarkNames(options: NamesOptions): (tree: Root, file: {readonly path: string}) => void {
  const linksIn = nameLinks(options);
  return (tree, file) => {
    const linkOf = linksIn(file.path);
    if (linkOf) {
      walk(tree, linkOf, {id: '', linked: new Set()});
    }
  };
}
