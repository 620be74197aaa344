import path from 'node:path';
import type {Report} from '../shared/diagnostic';
import type {DocsVersion} from '../shared/site';
import {frontMatterLine, type Source} from '../shared/source';

const [MIN_DESCRIPTION, MAX_DESCRIPTION] = [60, 160];
const RANGE = `${MIN_DESCRIPTION} to ${MAX_DESCRIPTION}`;

type Field = 'title' | 'description' | 'sidebar_position';

/** What each page has, and how to add it. */
const FIELDS: Readonly<Record<Field, string>> = {
  title: 'Add `title:` with the heading of the page.',
  description: `Add \`description:\` with ${RANGE} characters that say what the reader gets.`,
  sidebar_position: 'Add `sidebar_position:` with a number.',
};

/** A field as text, when it has a value of the right kind. */
function valueOf({frontMatter}: Source, field: Field): string {
  const value = frontMatter[field];
  return typeof value === (field === 'sidebar_position' ? 'number' : 'string') ? String(value).trim() : '';
}

/** What is wrong with the front matter of one page, taken alone. */
export function checkFrontMatter(page: Source, report: Report): void {
  for (const field of Object.keys(FIELDS) as Field[]) {
    if (valueOf(page, field) === '') {
      report(page.file, frontMatterLine(page, field), `The front matter has no ${field}.`, FIELDS[field]);
    }
  }
  const {length} = valueOf(page, 'description');
  if (length > 0 && (length < MIN_DESCRIPTION || length > MAX_DESCRIPTION)) {
    const hint = `Write ${RANGE}: search engines cut the rest.`;
    report(page.file, frontMatterLine(page, 'description'), `The description has ${length} characters.`, hint);
  }
  for (const field of ['draft', 'unlisted'].filter((each) => page.frontMatter[each] === true)) {
    const message = `\`${field}: true\` keeps the page out of the sidebar.`;
    report(page.file, frontMatterLine(page, field), message, 'Remove the field, or the page.');
  }
}

/** Titles, descriptions and positions that a page shares with another one of its version. */
export function checkRepetitions(version: DocsVersion, report: Report): void {
  const first = new Map<string, Source>();
  for (const page of version.pages.values()) {
    for (const field of Object.keys(FIELDS) as Field[]) {
      const value = valueOf(page, field);
      const key = [field, value, field === 'sidebar_position' ? path.dirname(page.path) : ''].join('|');
      const other = first.get(key);
      first.set(key, other ?? page);
      if (other && value !== '') {
        const hint = 'Give each page its own.';
        report(page.file, frontMatterLine(page, field), `The ${field} is that of ${other.path}, too.`, hint);
      }
    }
  }
}
