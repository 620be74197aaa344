import type {Heading, ListItem, Nodes, Parents, Root, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import {fault, suggest} from './errors';
import type {RowRequest} from './language';

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
export type Place = Row | {readonly section: string};

/** The class of a row that has an id; `client/picture.css` keeps it clear of the navigation bar. */
const ROW_CLASS = 'tbia-row';

/** The id that Docusaurus has given to a heading. */
export function headingId({data}: Heading): string | undefined {
  const id = data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}

/** The words of a node, with single spaces between them. */
function textOf(node: Nodes): string {
  const parts: string[] = [];
  visit(node, (child) => {
    if (child.type === 'text' || child.type === 'inlineCode') {
      parts.push(child.value);
    }
  });
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
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
      rows.push({node, section, number, text: textOf(node), names: namesIn(node)});
    }
  });
  return {sections, rows};
}

function checkSection(section: string, {sections}: PageRows, {name, line}: RowRequest): void {
  if (!sections.includes(section)) {
    fault(
      line,
      `The step "${name}" leads to the section "${section}", which the page does not have`,
      suggest(section, sections),
    );
  }
}

/**
 * The row, or the section, to which a part of a figure leads.
 *
 * @throws FigureError when the page has none
 */
export function rowOf(request: RowRequest, page: PageRows): Place {
  const {name, sections, to, line} = request;
  if (to === undefined) {
    for (const section of sections) {
      checkSection(section, page, request);
    }
    const row = sections
      .flatMap((section) => page.rows.filter((candidate) => candidate.section === section))
      .find(({names}) => names.includes(name));
    if (!row) {
      fault(
        line,
        `No row of ${sections.map((section) => `"${section}"`).join(', ')} has the step "${name}" as code`,
        'Add to="section: words of the row" or to="section" to the step, or correct its label',
      );
    }
    return row;
  }
  const [section = '', words] = to.split(/:\s*(.*)/s);
  checkSection(section, page, request);
  if (words === undefined) {
    return {section};
  }
  const row = page.rows.find((candidate) => candidate.section === section && candidate.text.includes(words));
  if (!row) {
    fault(
      line,
      `The step "${name}" leads to a row of "${section}" with the words "${words}", which is not there`,
      'Copy some words of the row as they are read, without marks of Markdown',
    );
  }
  return row;
}

/** Gives a row or a step an id, and returns the one that it has then: it may have had one. */
export function giveId(node: Row['node'], wanted: string): string {
  const {id = wanted} = node.data?.hProperties ?? {};
  node.data = {...node.data, hProperties: {...node.data?.hProperties, id, className: [ROW_CLASS]}};
  return id;
}

/** Gives a place an id, and returns its fragment. */
export function markRow(place: Place): string {
  return `#${'node' in place ? giveId(place.node, `${place.section}-${String(place.number)}`) : place.section}`;
}
