import type {Heading, InlineCode, Nodes, Parents, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import type {VFile} from 'vfile';
import {parseDocPath} from '../kit/doc-path';
import {namesOf} from './node/read-version';
import type {VersionNames} from './homes';
import type {NamesOptions} from './index';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    _mdxExplicitJsx?: boolean;
  }
}

/** What holds no links to names: a link itself, and what is drawn, opened or read as a whole. */
const CLOSED_ELEMENTS = /^(?:a|button|figure|h[1-6]|pre|summary|Link)$/;
/** Elements of which a reader sees one at a time. */
const OWN_PLACE = /^TabItem$/;

/** Rank of the headings that begin a section. */
const SECTION = 2;

/** Where the walk through a page is. */
interface Place {
  /** Id of the heading above; empty before the first one. */
  id: string;
  /** Names that have their link in this section, which is an `h2` with all that is below it. */
  linked: Set<string>;
}

interface Page {
  readonly id: string;
  /** Address that the pages of the version begin with. */
  readonly root: string;
  readonly names: VersionNames;
}

/** A link to the place that explains a name. */
interface NameLink {
  readonly href: string;
  /** The name as the glossary has it. */
  readonly name: string;
}

/** The link of a name in a section; undefined when there is nowhere to go. */
function linkOf(spelling: string, {id, root, names}: Page, section: string): NameLink | undefined {
  const row = names.find(spelling);
  const home = row && names.homeFrom(row, {page: id, id: section});
  // Its own definition: the section that is being read, or the whole page.
  if (!home || (home.page === id && (home.id === section || home.id === ''))) {
    return undefined;
  }
  const fragment = home.id === '' ? '' : `#${home.id}`;
  return {href: home.page === id ? fragment : `${root}${home.page}${fragment}`, name: row.name};
}

function linkTo(node: InlineCode, {href, name}: NameLink): MdxJsxTextElement {
  const attributes = {
    href,
    // The name as the glossary has it, where the page spells it in another way.
    'data-name': name === node.value ? '' : name,
  };
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: [node],
    // Marks the element as written by hand: a plain link, and not the component that fetches pages ahead.
    data: {_mdxExplicitJsx: true},
  };
}

/** The link for a text in code font; undefined when there is nowhere to go, or when the section has one already. */
function linkFor(node: InlineCode, page: Page, place: Place): MdxJsxTextElement | undefined {
  const link = linkOf(node.value, page, place.id);
  if (!link || place.linked.has(link.name)) {
    return undefined;
  }
  place.linked.add(link.name);
  return linkTo(node, link);
}

function enter(place: Place, heading: Heading): void {
  const {id} = heading.data?.hProperties ?? {};
  place.id = typeof id === 'string' ? id : '';
  if (heading.depth <= SECTION) {
    place.linked = new Set();
  }
}

function walk(parent: Parents, page: Page, place: Place): void {
  parent.children.forEach((node: Nodes, index) => {
    const element = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? (node.name ?? '') : '';
    if (node.type === 'heading') {
      enter(place, node);
    } else if (node.type === 'inlineCode') {
      const link = linkFor(node, page, place);
      if (link) {
        parent.children[index] = link;
      }
    } else if (node.type === 'link' || node.type === 'linkReference' || CLOSED_ELEMENTS.test(element)) {
      return;
    } else if ('children' in node) {
      walk(node, page, OWN_PLACE.test(element) ? {...place, linked: new Set()} : place);
    }
  });
}

/**
 * A remark plugin that makes each name in code font a link to the place that explains it in the version of the page:
 * once in a section, not in headings, links and code blocks, and not where the name is explained.
 *
 * It must come after whatever gives headings their ids.
 */
export default function remarkNames(options: NamesOptions): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const page = pageOf(file.path, options);
    if (page) {
      walk(tree, page, {id: '', linked: new Set()});
    }
  };
}

/** The page in a file; undefined for a file that is none, and in a version that is not built. */
function pageOf(file: string, options: NamesOptions): Page | undefined {
  const {siteDir, baseUrl, versions} = options;
  const place = parseDocPath(file, siteDir);
  const folder = place && !place.isPartial ? versions[place.version] : undefined;
  return place && folder !== undefined
    ? {id: place.id, root: `${baseUrl}${folder}/`, names: namesOf(place.version, options)}
    : undefined;
}

/**
 * The links of names for who writes them otherwise than as code, such as figures.
 *
 * @returns for a file: what gives a name its link, in the section with an id; nothing for a file that is no page
 */
export function nameLinks(
  options: NamesOptions,
): (file: string) => ((name: string, section: string) => NameLink | undefined) | undefined {
  return (file) => {
    const page = pageOf(file, options);
    return page && ((name, section) => linkOf(name, page, section));
  };
}
