import path from 'node:path';
import type {Report} from '../shared/diagnostic';
import type {DocsVersion} from '../shared/site';
import {frontMatterLine, type Source} from '../shared/source';

const MIN_DESCRIPTION = 60;
const MAX_DESCRIPTION = 160;

/** What is wrong with the front matter of one page, taken alone. */
export function checkFrontMatter(page: Source, report: Report): void {
  const at = (field: string, message: string, hint: string): void => {
    report(page.file, frontMatterLine(page, field), message, hint);
  };
  const {title, description, sidebar_position: position} = page.frontMatter;
  const range = `${MIN_DESCRIPTION} to ${MAX_DESCRIPTION}`;
  const {length} = textOf(description);
  if (textOf(title) === '') {
    at('title', 'The front matter has no title.', 'Add `title:` with the heading of the page.');
  }
  if (length === 0) {
    const hint = `Add \`description:\` with ${range} characters that say what the reader gets.`;
    at('description', 'The front matter has no description.', hint);
  } else if (length < MIN_DESCRIPTION || length > MAX_DESCRIPTION) {
    at('description', `The description has ${length} characters.`, `Write ${range}: search engines cut the rest.`);
  }
  if (typeof position !== 'number') {
    at('sidebar_position', 'The front matter has no sidebar_position.', 'Add `sidebar_position:` with a number.');
  }
  for (const field of ['draft', 'unlisted'].filter((each) => page.frontMatter[each] === true)) {
    at(field, `\`${field}: true\` keeps the page out of the sidebar.`, 'Remove the field, or the page.');
  }
}

/** Titles, descriptions and positions that a page shares with another one of its version. */
export function checkRepetitions(version: DocsVersion, report: Report): void {
  const first = new Map<string, Source>();
  for (const page of version.pages.values()) {
    const {title, description, sidebar_position: position} = page.frontMatter;
    const unique = 'Write one that fits this page alone.';
    const fields = [
      ['title', textOf(title), unique],
      ['description', textOf(description), unique],
      [
        'sidebar_position',
        typeof position === 'number' ? `${path.posix.dirname(page.path)} ${position}` : '',
        'Give each page of a folder its own.',
      ],
    ] as const;
    for (const [field, value, hint] of fields.filter(([, text]) => text !== '')) {
      const other = first.get(`${field} ${value}`);
      first.set(`${field} ${value}`, other ?? page);
      if (other) {
        report(page.file, frontMatterLine(page, field), `The ${field} is that of ${other.path}, too.`, hint);
      }
    }
  }
}

/** The text of a field; empty where it has none. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
