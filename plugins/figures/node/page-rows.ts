import type {Heading, ListItem, Parents, PhrasingContent, Root, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import {fault, suggest} from './errors';
import type {Place, RowRequest} from './model';
import {textOf} from '../../kit/hast-text';
import {plainLink} from '../../kit/mdx-elements';
import {oneLine} from '../../kit/words';

/** A row of a table or an item of a list, in a section of the page. */
interface Row {
  readonly node: ListItem | TableRow;
  /** Id of the heading above it. */
  readonly section: string;
  /** Its place among the rows of the section, from 1. */
  readonly number: number;
  readonly text: string;
  /** What it holds as code: names of functions and properties. */
  readonly names: readonly string[];
}

/** The sections of a page and their rows, in the order of the page. */
export interface PageRows {
  readonly sections: readonly string[];
  readonly rows: readonly Row[];
}

/** A row, or a section as a whole. */
type Target = Row | {readonly section: string};

/** The class of a row that has an id; `client/picture.css` keeps it clear of the navigation bar. */
const ROW_CLASS = 'tbia-row';

/** The id that Docusaurus has given to a heading. */
export function headingId({data}: Heading): string | undefined {
  const id = data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}

function namesIn(node: Parents): string[] {
  const names: string[] = [];
  visit(node, 'inlineCode', ({value}) => {
    names.push(value);
  });
  return names;
}

/** Reads the rows of a page: items of lists, and rows of tables without their heads. */
export function readRows(tree: Root): PageRows {
  const sections: string[] = [];
  const rows: Row[] = [];
  let section = '';
  let number = 0;
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') {
      section = headingId(node) ?? section;
      sections.push(section);
      number = 0;
    } else if (node.type === 'listItem' || (node.type === 'tableRow' && !(parent?.type === 'table' && index === 0))) {
      number += 1;
      rows.push({node, section, number, text: oneLine(textOf(node)), names: namesIn(node)});
    }
  });
  return {sections, rows};
}

/**
 * The row, or the section, to which a part of a figure leads.
 *
 * @throws FigureError when the page has none
 */
function rowOf({name, sections, place, line}: RowRequest, page: PageRows): Target {
  const [section, words] = place?.split(/:\s*(.*)/s) ?? [];
  const wanted = section === undefined ? sections : [section];
  const missing = wanted.find((each) => !page.sections.includes(each));
  if (missing !== undefined) {
    const problem = `The step "${name}" leads to the section "${missing}", which the page does not have`;
    fault(line, problem, suggest(missing, page.sections));
  }
  if (section !== undefined && words === undefined) {
    return {section};
  }
  const row = wanted
    .flatMap((each) => page.rows.filter((candidate) => candidate.section === each))
    .find(({names, text}) => (words === undefined ? names.includes(name) : text.includes(words)));
  if (row) {
    return row;
  }
  const list = wanted.map((each) => `"${each}"`).join(', ');
  return words === undefined
    ? fault(
        line,
        `No row of ${list} has the step "${name}" as code`,
        'Add to="section: words of the row" or to="section" to the step, or correct its label',
      )
    : fault(
        line,
        `The step "${name}" leads to a row of ${list} with the words "${words}", which is not there`,
        'Copy some words of the row as they are read, without marks of Markdown',
      );
}

/** Gives a row or a step an id, and returns the fragment of the one that it has then: it may have had one. */
export function giveId(node: Row['node'], wanted: string): string {
  const {id = wanted} = node.data?.hProperties ?? {};
  node.data = {...node.data, hProperties: {...node.data?.hProperties, id, className: [ROW_CLASS]}};
  return `#${id}`;
}

/** The end of the words of a row: of its first cell, or of its first paragraph. */
function endOf({node}: Row): PhrasingContent[] | undefined {
  const [first] = node.children;
  return first?.type === 'tableCell' || first?.type === 'paragraph' ? first.children : undefined;
}

/** A link to a step of a chart, which looks like a small chart. */
function wayBack(anchor: string, {label}: RowRequest, chart: string, caption: string): PhrasingContent {
  return plainLink({
    className: 'tbia-row__back',
    href: `#${anchor}`,
    title: `Chart ${chart}: ${caption}`,
    'aria-label': `${label} in the chart: ${caption}`,
    'data-search': 'off',
  });
}

/**
 * Ties the parts of a chart to the rows of its page: each row gets an id, and a link to the first part that leads there.
 *
 * @param chart its place among the charts of the page that lead somewhere, from 1
 * @returns the rows, by the ids of the parts
 * @throws FigureError for the first part whose row the page does not have
 */
export function linkRows(
  requests: readonly RowRequest[],
  page: PageRows,
  chart: number,
  caption: string,
): Map<string, Place> {
  const places = new Map<string, Place>();
  const linked = new Set<Target>();
  for (const [index, request] of requests.entries()) {
    const target = rowOf(request, page);
    const id = `chart-${String(chart)}-${String(index + 1)}`;
    const isRow = 'node' in target;
    const href = isRow ? giveId(target.node, `${target.section}-${String(target.number)}`) : `#${target.section}`;
    places.set(request.id, {id, href});
    if (isRow && !linked.has(target)) {
      linked.add(target);
      endOf(target)?.push(wayBack(id, request, String(chart), caption));
    }
  }
  return places;
}
