import path from 'node:path';
import {getFileLoaderUtils} from '@docusaurus/utils';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {faultIn} from './errors';
import {checkFigure, drawFigure, figureHtml} from './figure';
import {figureLanguage, type Figure, type Links, type NameLink} from './language';
import {toMdx} from './markup';
import {giveId, headingId, linkRows, readRows} from './page-rows';
import {readProcedures} from './steps';

/** Name of the plugin, as other plugins and messages know it. */
export const NAME = 'figures';

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
  readonly node: Code;
  readonly figure: Figure;
  /** Where the parts of the figure lead on its page. */
  readonly links: Links;
}

/**
 * The links of a figure's names, without those that a figure before it has.
 *
 * @param linked the names that figures of the section lead from; those of this one are added
 */
function linksOfNames(nameLink: (name: string) => NameLink | undefined, linked: Set<string>): Links['linkOf'] {
  const own = new Map<string, NameLink | undefined>();
  return (words) => {
    // The editor puts a word before the name of an event.
    const name = words.replace(/^Event /, '');
    if (!own.has(name)) {
      own.set(name, linked.has(name) ? undefined : nameLink(name));
      linked.add(name);
    }
    return own.get(name);
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
  let linked = new Set<string>();
  visit(tree, ['heading', 'code'], (node) => {
    if (node.type === 'heading') {
      section = headingId(node) ?? '';
      linked = node.depth > 2 ? linked : new Set();
    }
    const language = node.type === 'code' ? figureLanguage(node.lang) : undefined;
    if (node.type !== 'code' || !language) {
      return;
    }
    const place = section;
    const line = node.position?.start.line ?? 1;
    const linkOf = linksOfNames((name) => nameLink?.(name, place), linked);
    const charts = fences.filter(({links}) => links.anchors.size > 0).length;
    const error = faultIn(() => {
      const {figure, steps} = checkFigure({language, text: node.value, line}, procedures, alts);
      const {places, anchors} = linkRows(figure.rows ?? [], rows, charts + 1, figure.data.caption);
      for (const {number} of figure.marks ?? []) {
        const step = steps.get(number);
        if (step) {
          places.set(number, `#${giveId(step.item, step.id)}`);
        }
      }
      fences.push({node, figure, links: {places, anchors, linkOf}});
    });
    if (error) {
      throw new Error(`${file}:${String(line + error.line)}: ${error.message}`, {cause: error});
    }
  });
  return fences;
}

/** Gives the numbered lists of a page the class by which their numbers look like those in its figures. */
function markSteps(tree: Root): void {
  for (const node of tree.children) {
    if (node.type === 'list' && node.ordered === true) {
      node.data = {hProperties: {className: ['tbia-steps']}};
    }
  }
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
}: RemarkFiguresOptions): (tree: Root, file: VFile) => Promise<void> {
  const directory = path.join(siteDir, CACHE_DIR);
  return async (tree, file) => {
    const fences = readFences(tree, path.relative(siteDir, file.path), nameLinks?.(file.path));
    const isServer = file.data.compilerName === 'server';
    const request = (file: string): string => requestOf(file, isServer);
    const drawn = await Promise.all(fences.map(async ({figure}) => drawFigure(figure, directory)));
    const nodes = new Map(
      fences.map(({node, figure, links}, index) => {
        const pictures = drawn[index] ?? [];
        const html = figureHtml(figure, pictures, links);
        return [node, toMdx(html, `figure${String(index + 1)}`, request, pictures[0]?.width)];
      }),
    );
    visit(tree, 'code', (node, index, parent) => {
      const replacement = nodes.get(node);
      if (replacement && parent && index !== undefined) {
        parent.children[index] = replacement.element;
      }
    });
    if (fences.some(({figure}) => (figure.marks ?? []).length > 0)) {
      markSteps(tree);
    }
    tree.children.unshift(...[...nodes.values()].map(({source}) => source));
  };
}
