import path from 'node:path';
import {type Report, suggest} from '../shared/diagnostic';
import type {Site} from '../shared/site';
import type {Source} from '../shared/source';

const words = (text: string): string[] => text.split(' ');

/** The least and the most characters of a description. */
const [MIN, MAX] = [60, 160];

/** The fields that have to be right: their types, and how to write them. */
const FIELDS = {
  title: ['string', 'Add `title:` with the heading of the page, in quotes if it is a number.'],
  description: ['string', `Add \`description:\` with ${MIN} to ${MAX} characters that say what the reader gets.`],
  sidebar_position: ['number', 'Add `sidebar_position:` with a number.'],
  minutes: ['number', 'Write how many minutes a tutorial takes, for example `minutes: 15`.'],
} as const;

type Field = keyof typeof FIELDS;
/** Those that each page has, and no two pages alike. */
const OWN_FIELDS = ['title', 'description', 'sidebar_position'] as const satisfies Field[];
/** What Docusaurus or this site reads of a page. A misspelled field would have no effect. */
const KNOWN_FIELDS = Object.keys(FIELDS).concat(
  words('pagination_next pagination_prev sidebar_label slug image toc_max_heading_level draft'),
);
/** Callouts: those of Docusaurus, and those of config/page-plugins.ts. */
const CALLOUTS = words('note tip info warning danger caution stop check');
/** Languages of figures, and of code. */
const LANGUAGES = words('blueprint dot panel cpp csharp ini text json yaml bash sh python diff xml md mdx js ts');
/** Components that pages use without importing them: those of src/theme/MDXComponents.tsx, and Docusaurus' own. */
const COMPONENTS = words('EngineBadge MenuPath Details Tabs TabItem Head');
/** Elements of HTML that a page may need. */
const ELEMENTS = words(
  'a b br code details div em figcaption figure i img kbd li ol p pre span strong sub summary sup ul',
);

/** A field as text, when it has a value of the right kind. */
function valueOf({frontMatter}: Source, field: Field): string {
  const value = frontMatter[field];
  return typeof value === FIELDS[field][0] ? String(value).trim() : '';
}

/** The line of a front matter field; the first line when it is missing. */
const lineOf = ({lines, frontMatter}: Source, field: string): number =>
  (field in frontMatter ? lines.findIndex((line) => line.startsWith(`${field}:`)) + 1 : 0) || 1;

/** What is wrong with the front matter of one page, taken alone. */
export function checkFrontMatter(page: Source, report: Report): void {
  const {file, source, frontMatter} = page;
  if (!source.startsWith('---\n')) {
    report(file, 1, 'The page does not begin with front matter.', 'Its first line is `---`, and a second one ends it.');
    return;
  }
  const unknown = Object.keys(frontMatter).filter((field) => !KNOWN_FIELDS.includes(field));
  for (const field of unknown) {
    report(file, lineOf(page, field), `Nothing reads the field ${field}.`, suggest(field, KNOWN_FIELDS));
  }
  const needed = 'minutes' in frontMatter ? (Object.keys(FIELDS) as Field[]) : OWN_FIELDS;
  for (const field of needed.filter((each) => unknown.length === 0 && valueOf(page, each) === '')) {
    const [type, hint] = FIELDS[field];
    const value = frontMatter[field] ?? '';
    const message = value === '' ? `The front matter has no ${field}.` : `The ${field} is not a ${type}.`;
    report(file, lineOf(page, field), message, hint);
  }
  const {length} = valueOf(page, 'description');
  if (length > 0 && (length < MIN || length > MAX)) {
    const hint = `Write ${MIN} to ${MAX}: search engines cut the rest.`;
    report(file, lineOf(page, 'description'), `The description has ${length} characters.`, hint);
  }
}

/** Titles, descriptions and positions that a page shares with another one of its version. */
export function checkRepetitions({pages}: Site, report: Report): void {
  const first = new Map<string, Source>();
  for (const {page} of pages) {
    for (const field of OWN_FIELDS.filter((each) => valueOf(page, each) !== '')) {
      const folder = field === 'sidebar_position' ? path.dirname(page.file) : page.file.slice(0, -page.path.length);
      const key = [field, valueOf(page, field), folder].join('|');
      const other = first.get(key);
      first.set(key, other ?? page);
      if (other) {
        const message = `The ${field} is that of ${other.path}, too.`;
        report(page.file, lineOf(page, field), message, 'Give each page its own.');
      }
    }
  }
}

/** What is meant as markup, and is none for Markdown. */
const NO_MARKUP: readonly (readonly [text: RegExp, message: string, hint: string])[] = [
  [
    /!?\[[^\]]*\](?: ?\([^()\s]+[^()]*\)|\[[^\]]*\])/,
    'is not read as a link.',
    'Write `[text](./page.mdx)`: the address has no space, and is behind the text without one.',
  ],
  [/\[[^\]]*\]\([^)]*$|\([^()]+\)\[[^\]]+\]/, 'is no link.', 'Write `[text](./page.mdx)`.'],
  [/`|\*\*/, 'is one end of code or bold text without the other.', 'Add the other end, or remove this one.'],
  [/^\|.*/, 'is not read as a row of a table.', 'Write `| --- | --- |` below the titles of the columns.'],
  [/^[•·–—](?=\s)/, 'begins no list.', 'Write `-` in its place.'],
  [/%%(?![a-z\d-]+%%)[^%]+%%/, 'is no placeholder.', 'Write small letters without spaces, as in `%%version%%`.'],
  [/^#+\w+/, 'is not read as a heading.', 'Write a space behind `#`.'],
];

/** What a build shows as text, or stops at without a line: words of Markdown and MDX that nothing knows. */
export function checkMarkup(
  {file, fences, imports, components, expressions, prose, rows}: Source,
  report: Report,
): void {
  for (const {line, lang, meta} of fences.filter((fence) => fence.lang !== '')) {
    if (!LANGUAGES.includes(lang)) {
      report(file, line, `No code and no figure has the language "${lang}".`, suggest(lang, LANGUAGES));
    }
    if (!/^(?:title="[^"]+")?$/.test(meta)) {
      report(file, line, `This block of code begins with ${meta}, which nothing reads.`, 'Write `title="MyClass.h"`.');
    }
  }
  const known = [...COMPONENTS, ...imports];
  for (const {line, name} of components.filter((each) => ![...ELEMENTS, ...known].includes(each.name))) {
    report(file, line, `There is no component <${name}>.`, suggest(name, known));
  }
  for (const {line, value} of expressions.filter((expression) => !expression.value.startsWith('/*'))) {
    report(file, line, `{${value}} is read as JavaScript.`, 'Put braces into backticks; a comment is `{/* … */}`.');
  }
  for (const {line, header, cells} of rows.filter((row) => row.cells.length !== row.header.length)) {
    const message = `The table has ${header.length} columns, and this row another number of cells: ${cells.length}.`;
    report(file, line, message, 'Add what is missing; write a | that is text as `\\|`.');
  }
  for (const {line, text} of prose) {
    for (const [wrong, message, hint] of NO_MARKUP) {
      const [found] = wrong.exec(text) ?? [];
      if (found !== undefined) {
        report(file, line, `${found} ${message}`, hint);
      }
    }
  }
}

/** Callouts that nothing knows, and lines of colons that belong to none. */
export function checkCallouts({file, prose}: Source, report: Report): void {
  const marks = prose.filter(({text}) => text.startsWith('::'));
  for (const [index, {line, text}] of marks.entries()) {
    const name = calloutOf(text);
    if (name !== undefined && !CALLOUTS.includes(name)) {
      report(file, line, `There is no callout :::${name}.`, suggest(name, CALLOUTS));
    }
    if (name !== undefined && !isEnd(marks[index + 1]?.text)) {
      report(file, line, 'The callout that begins here is never closed.', 'End it with `:::` on a line of its own.');
    } else if (name === undefined && !(isEnd(text) && calloutOf(marks[index - 1]?.text))) {
      report(file, line, `"${text}" begins and ends no callout.`, 'Begin it with `:::note`, and end it with `:::`.');
    }
  }
}

const calloutOf = (mark = ''): string | undefined => /^:::+([\w-]+)/.exec(mark)?.[1];
const isEnd = (mark = ''): boolean => /^:::+\s*$/.test(mark);
