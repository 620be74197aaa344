import path from 'node:path';
import {didYouMean, type Report} from '../shared/diagnostic';
import type {DocsVersion} from '../shared/site';
import type {Source} from '../shared/source';

/** The least and the most characters of a description. */
const [MIN, MAX] = [60, 160];

/** The fields that each page has: their types, and how to add them. */
const FIELDS = {
  title: ['string', 'Add `title:` with the heading of the page.'],
  description: ['string', `Add \`description:\` with ${MIN} to ${MAX} characters that say what the reader gets.`],
  sidebar_position: ['number', 'Add `sidebar_position:` with a number.'],
} as const;

type Field = keyof typeof FIELDS;
const FIELD_NAMES = Object.keys(FIELDS) as Field[];

/** Callouts: those of Docusaurus, and those of config/page-plugins.ts. */
const CALLOUTS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'stop', 'check'];
/** Languages of code, and of figures. */
const LANGUAGES = [
  ...['blueprint', 'dot', 'panel'],
  ...['cpp', 'csharp', 'ini', 'text', 'json', 'yaml', 'bash', 'sh', 'python', 'diff', 'xml', 'md', 'mdx', 'js', 'ts'],
];
/** Components that pages use without importing them: those of src/theme/MDXComponents.tsx, and Docusaurus' own. */
const COMPONENTS = ['EngineBadge', 'MenuPath', 'Details', 'Tabs', 'TabItem', 'Head', 'Link'];

/** A field as text, when it has a value of the right kind. */
function valueOf({frontMatter}: Source, field: Field): string {
  const value = frontMatter[field];
  return typeof value === FIELDS[field][0] ? String(value).trim() : '';
}

/** The line of a front matter field; the first line when it is missing. */
const lineOf = ({lines}: Source, field: Field): number =>
  lines.findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1;

/** What is wrong with the front matter of one page, taken alone. */
export function checkFrontMatter(page: Source, report: Report): void {
  for (const field of FIELD_NAMES.filter((each) => valueOf(page, each) === '')) {
    report(page.file, lineOf(page, field), `The front matter has no ${field}.`, FIELDS[field][1]);
  }
  const {length} = valueOf(page, 'description');
  if (length > 0 && (length < MIN || length > MAX)) {
    const hint = `Write ${MIN} to ${MAX}: search engines cut the rest.`;
    report(page.file, lineOf(page, 'description'), `The description has ${length} characters.`, hint);
  }
}

/** Titles, descriptions and positions that a page shares with another one of its version. */
export function checkRepetitions({pages}: DocsVersion, report: Report): void {
  const first = new Map<string, Source>();
  for (const page of pages.values()) {
    for (const field of FIELD_NAMES.filter((each) => valueOf(page, each) !== '')) {
      const folder = field === 'sidebar_position' ? path.dirname(page.path) : '';
      const key = [field, valueOf(page, field), folder].join('|');
      const other = first.get(key);
      first.set(key, other ?? page);
      if (other) {
        report(
          page.file,
          lineOf(page, field),
          `The ${field} is that of ${other.path}, too.`,
          'Give each page its own.',
        );
      }
    }
  }
}

/** What a build shows as text, or stops at without a line: words of Markdown and MDX that nothing knows. */
export function checkMarkup({file, fences, imports, components, expressions, prose}: Source, report: Report): void {
  const checkWord = (line: number, word: string, known: readonly string[], message: string): void => {
    if (!known.includes(word)) {
      report(file, line, message, `${didYouMean(word, known)} Known: ${known.join(', ')}.`.trim());
    }
  };
  for (const {line, lang} of fences.filter((fence) => fence.lang !== '')) {
    checkWord(line, lang, LANGUAGES, `No code and no figure has the language "${lang}".`);
  }
  for (const {line, name} of components.filter((component) => /^[A-Z]/.test(component.name))) {
    checkWord(line, name.replace(/\..*/, ''), [...COMPONENTS, ...imports], `There is no component <${name}>.`);
  }
  for (const {line, value} of expressions.filter((expression) => !expression.value.startsWith('/*'))) {
    report(file, line, `{${value}} is read as JavaScript.`, 'Put braces into backticks; a comment is `{/* … */}`.');
  }
  let open: number | undefined;
  const checkClosed = (): void => {
    if (open !== undefined) {
      const hint = 'End it with a line that has its colons alone.';
      report(file, open, 'The callout that begins here is never closed.', hint);
    }
  };
  for (const {line, text} of prose) {
    const [link] = /!?\[[^\]]*\]\([^()\s]+ [^()]*\)/.exec(text) ?? [];
    if (link !== undefined) {
      report(file, line, `The address of ${link} has a space.`, 'Rename the file without one.');
    }
    const [, callout] = /^:::+([\w-]*)/.exec(text) ?? [];
    if (callout) {
      checkWord(line, callout, CALLOUTS, `There is no callout :::${callout}.`);
      checkClosed();
    }
    if (callout !== undefined) {
      open = callout === '' ? undefined : line;
    }
  }
  checkClosed();
}
