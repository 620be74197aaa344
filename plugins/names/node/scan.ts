import {createSlugger} from '@docusaurus/utils';
import {fencesOf} from '../../kit/fences';

/** A part of a page that a link can lead to. */
export interface ScannedSection {
  /** Id of the heading; empty for the top of the page. */
  readonly id: string;
  readonly heading: string;
  /** The first paragraph below the heading, as it is written; empty without one. */
  readonly lead: string;
  /** Everything up to the next heading, without blocks of code. */
  readonly text: string;
}

/** A row of a table that begins with one or more names in code font. */
interface ScannedRow {
  readonly names: readonly string[];
  /** Id of the section that holds the row. */
  readonly section: string;
  /** The cell that says what the names mean, as it is written. */
  readonly meaning: string | undefined;
}

/** What a page can explain. */
interface ScannedPage {
  /** `folder/page`, without extension. */
  readonly id: string;
  readonly sections: readonly ScannedSection[];
  /** Rows of tables that explain: those with a column of meanings, or with one that says since when. */
  readonly rows: readonly ScannedRow[];
}

const HEADING = /^#{1,6}\s+(?<text>.*?)\s*(?:\{(?:\/\*)?\s*#(?<id>[\w-]+)\s*(?:\*\/)?\})?\s*$/;
const SEPARATOR = /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/;
const CODE = /`([^`]+)`/g;
const NAMES = /^`[^`]+`(?:(?:, | and | or )`[^`]+`)*$/;
/** Lines that begin something else than a paragraph. */
const NO_TEXT = /^\s*(?:[|<>{#:]|[-*+] |\d+[.)] |import |export |---)/;

/** Headings of columns that say what a name means. */
const MEANING =
  /^(?:meaning|role|description|purpose|answer|ends when|used? (?:it )?(?:as|for)|what it (?:is|is for|does|starts)|where the \w+ comes from)$/i;
/** Headings of columns that only reference tables have. */
const REFERENCE = /^(?:since|documented since|called by)$/i;
/** Headings of a first column that says where a property is; the name stands in the next one. */
const PLACE = /^where$/i;

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

interface Columns {
  readonly name: number;
  readonly meaning: number;
}

/** The columns that matter; undefined for tables that explain nothing. */
function columnsOf(head: readonly string[]): Columns | undefined {
  const meaning = head.findIndex((cell) => MEANING.test(cell));
  const isReference = meaning >= 0 || head.some((cell) => REFERENCE.test(cell));
  const name = PLACE.test(head[0] ?? '') ? 1 : 0;
  return isReference ? {name, meaning} : undefined;
}

/** Title in the front matter, and the text below it. */
function splitPage(text: string): {title: string; body: string} {
  const [whole = '', front = ''] = /^---\r?\n([\s\S]*?)\n---(?:\r?\n|$)/.exec(text) ?? [];
  const [, title = ''] = /^title:\s*(.+?)\s*$/m.exec(front) ?? [];
  return {title: title.replace(/^(["'])(.*)\1$/, '$2'), body: text.slice(whole.length)};
}

interface OpenSection {
  readonly id: string;
  readonly heading: string;
  lead: string;
  text: string;
}

const open = (id: string, heading: string): OpenSection => ({id, heading, lead: '', text: heading});

/**
 * Reads what a page explains, line by line: a build reads all versions, and parsing them as MDX would take seconds.
 * @param id `folder/page`, without extension
 * @param text the page with its facts filled in
 */
export function scanPage(id: string, text: string): ScannedPage {
  const {title, body} = splitPage(text);
  const slugger = createSlugger();
  let section = open('', title);
  const sections = [section];
  const rows: ScannedRow[] = [];
  let isComment = false;
  let isLeadOpen = false;
  let head: readonly string[] = [];
  let columns: Columns | undefined;
  const lines = body.split(/\r?\n/);
  for (const {start, end} of fencesOf(lines)) {
    // An empty line, so that a paragraph ends before the block.
    lines.fill('', start, end + 1);
  }
  for (const line of lines) {
    isComment ||= /^\s*\{\/\*/.test(line);
    if (isComment) {
      isComment = !line.includes('*/}');
      continue;
    }
    const heading = HEADING.exec(line)?.groups;
    if (heading) {
      const words = plainText(heading.text ?? '');
      section = open(heading.id ?? slugger.slug(words), words);
      sections.push(section);
      continue;
    }
    section.text += `\n${line}`;
    if (SEPARATOR.test(line) && head.length > 0) {
      columns = columnsOf(head);
    } else if (line.trim().startsWith('|')) {
      const cells = cellsOf(line);
      const name = columns ? (cells[columns.name] ?? '') : '';
      if (columns && NAMES.test(name)) {
        const names = Array.from(name.matchAll(CODE), ([, text = '']) => text);
        rows.push({names, section: section.id, meaning: cells[columns.meaning]});
      }
      head = cells;
    } else {
      head = [];
      columns = undefined;
    }
    const isText = line.trim() !== '' && !NO_TEXT.test(line);
    if (isText && (section.lead === '' || isLeadOpen)) {
      section.lead = `${section.lead} ${line.trim()}`.trim();
    }
    isLeadOpen = isText;
  }
  return {id, sections, rows};
}

/** Markdown as a reader hears it: without marks, addresses and elements. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/\*\*|`|(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])/g, '')
    .replace(/\\([_*|<>{}])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Fewer words are a name and no meaning. */
const FEWEST_WORDS = 3;

/** Where a sentence ends: not within `1.5.1`, not after `e.g.`. */
const END = /[.!?](?=\s+["'(]?\p{Lu})|;\s/u;

/**
 * The first sentence of a text as one that stands alone: capital at its start, full stop at its end.
 * @param markdown a cell of a table or a paragraph, as it is written
 * @returns undefined when the text only leads elsewhere or has no words of its own
 */
export function firstSentence(markdown: string): string | undefined {
  const text = plainText(markdown.replace(/,?\s*\bsee \[[^\]]*\]\([^)]*\)/gi, ''));
  const end = END.exec(text);
  const sentence = (end ? text.slice(0, end.index) : text).replace(/[\s.;:,]+$/, '');
  if (sentence.split(' ').length < FEWEST_WORDS || /^see\b/i.test(sentence)) {
    return undefined;
  }
  // Only a plain word gets a capital: names keep their own letters.
  const [first = ''] = sentence.split(' ');
  const start = /^[\p{Ll}-]+$/u.test(first.replace(/[,:]$/, ''))
    ? sentence.charAt(0).toUpperCase()
    : sentence.charAt(0);
  return `${start}${sentence.slice(1)}${/[!?]$/.test(sentence) ? '' : '.'}`;
}
