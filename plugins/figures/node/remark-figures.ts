import path from 'node:path';
import {getFileLoaderUtils} from '@docusaurus/utils';
import type {Code, Parents, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {faultIn} from './errors';
import {checkFigure, drawFigure, figureHtml} from './figure';
import {figureLanguage, type Figure, type Links, type NameLink} from './model';
import {toMdx} from './markup';
import {giveId, headingId, linkRows, readRows} from './page-rows';
import {readProcedures} from './procedures';

/** Where drawings are written for the bundler, relative to the site: git ignores it, and `docusaurus clear` empties it. */
export const CACHE_DIR = 'node_modules/.cache/tbia-figures';

/** Folder of the drawings in the built site. */
const OUTPUT_DIR = 'assets/figures';

/** What gives the names in the figures of a file their links: the name, and the id of the section that it is in. */
type NameLinks = (file: string) => ((name: string, section: string) => NameLink | undefined) | undefined;

/** Options of the remark plugin. */
export interface RemarkFiguresOptions {
  /** Absolute path of the site. Error messages name files relative to it. */
  readonly siteDir: string;
  /** Where names lead; nowhere when left out. */
  readonly nameLinks?: NameLinks;
}

/** A fence that becomes a figure. */
interface Fence {
  readonly parent: Parents;
  /** Its place in the parent. */
  readonly index: number;
  readonly figure: Figure;
  /** Whether no section of the page is before it. */
  readonly isAtTop: boolean;
  /** Where the parts of the figure lead on its page. */
  readonly links: Links;
}

/**
 * Gives the names in a figure their links, each in the first figure of its section that has the name.
 *
 * @param owners the first figures of the names of the section
 */
function linksOnce(figure: Code, owners: Map<string, Code>, linkOf: Links['linkOf']): Links['linkOf'] {
  return (words) => {
    // The editor puts a word before the name of an event.
    const name = words.replace(/^Event /, '');
    const owner = owners.get(name) ?? figure;
    owners.set(name, owner);
    return owner === figure ? linkOf(name) : undefined;
  };
}

/**
 * Reads the figures of a page. What they lead to, rows and steps, gets an id.
 *
 * @throws Error with the file and the line of what is wrong
 */
function readFences(tree: Root, file: string, nameLink: ReturnType<NameLinks>): Fence[] {
  const fences: Fence[] = [];
  const rows = readRows(tree);
  const procedures = readProcedures(tree);
  const alts = new Set<string>();
  let section = '';
  let owners = new Map<string, Code>();
  visit(tree, ['heading', 'code'], (node, index, parent) => {
    if (node.type === 'heading') {
      section = headingId(node) ?? '';
      owners = node.depth > 2 ? owners : new Map<string, Code>();
    }
    const language = node.type === 'code' ? figureLanguage(node.lang) : undefined;
    if (node.type !== 'code' || !language || !parent || index === undefined) {
      return;
    }
    const place = section;
    const linkOf = linksOnce(node, owners, (name) => nameLink?.(name, place));
    const line = node.position?.start.line ?? 1;
    const charts = fences.filter(({figure}) => (figure.rows ?? []).length > 0).length;
    const error = faultIn(() => {
      const {figure, steps} = checkFigure({language, text: node.value, line}, procedures, alts);
      const places = linkRows(figure.rows ?? [], rows, charts + 1, figure.data.caption);
      for (const [number, {item, id}] of steps) {
        places.set(number, {href: giveId(item, id)});
      }
      fences.push({parent, index, figure, isAtTop: place === '', links: {places, linkOf}});
    });
    if (error) {
      throw new Error(`${file}:${String(line + error.line)}: ${error.message}`, {cause: error});
    }
  });
  if (fences.some(({figure}) => (figure.marks ?? []).length > 0)) {
    for (const {node} of procedures.lists) {
      // The numbers of the list look like those in the figures.
      node.data = {hProperties: {className: ['tbia-steps']}};
    }
  }
  return fences;
}

/**
 * The request for a drawing, as Docusaurus itself writes those for images in Markdown: the bundler copies the file to
 * the build under the name it already has, puts the base URL before it, and serves it in `docusaurus start`. So no step
 * after the build has to know which drawings the pages use. The file is named through `@site`: compiled pages do not
 * depend on where the site is checked out.
 */
function requestOf(file: string, isServer: boolean): string {
  const {loader} = getFileLoaderUtils(isServer).loaders.file({folder: 'images'}) as {loader: string};
  const query = `name=${OUTPUT_DIR}/[name].[ext]${isServer ? '&emitFile=false' : ''}`;
  return `!!${loader}?${query}!@site/${CACHE_DIR}/${file}`;
}

/**
 * A remark plugin that replaces the fences `blueprint`, `dot` and `panel` by figures.
 *
 * @throws while pages are read: Error `file:line: problem. fix.` for the first figure of a page that is not valid
 */
export default function remarkFigures({
  siteDir,
  nameLinks,
}: RemarkFiguresOptions): (tree: Root, file: {path: string; data: Record<string, unknown>}) => Promise<void> {
  const directory = path.join(siteDir, CACHE_DIR);
  return async (tree, file) => {
    const fences = readFences(tree, path.relative(siteDir, file.path), nameLinks?.(file.path));
    const isServer = file.data.compilerName === 'server';
    const request = (file: string): string => requestOf(file, isServer);
    const sources: RootContent[] = [];
    for (const {parent, index, figure, isAtTop, links} of fences) {
      const pictures = await drawFigure(figure, directory, isAtTop);
      const name = `figure${String(sources.length + 1)}`;
      const {source, element} = toMdx(figureHtml(figure, pictures, links), name, request, pictures[0]?.width);
      parent.children[index] = element;
      sources.push(source);
    }
    tree.children.unshift(...sources);
  };
}
