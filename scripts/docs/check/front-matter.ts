import type {Diagnostic} from '../shared/diagnostic';
import type {DocsVersion} from '../shared/site';
import {frontMatterLine, type Source} from '../shared/source';

const MIN_DESCRIPTION = 60;
const MAX_DESCRIPTION = 160;

/** What is wrong with the front matter of one page, taken alone. */
export function checkFrontMatter(page: Source): Diagnostic[] {
  const at = (field: string, message: string, hint: string): Diagnostic[] => [
    {file: page.file, line: frontMatterLine(page, field), message, hint},
  ];
  const length = textOf(page, 'description')?.length ?? 0;
  const range = `${MIN_DESCRIPTION} to ${MAX_DESCRIPTION}`;
  return [
    ...(textOf(page, 'title') === undefined
      ? at('title', 'The front matter has no title.', 'Add `title:` with the heading of the page.')
      : []),
    ...(length === 0
      ? at(
          'description',
          'The front matter has no description.',
          `Add \`description:\` with ${range} characters that say what the reader gets.`,
        )
      : []),
    ...(length > 0 && (length < MIN_DESCRIPTION || length > MAX_DESCRIPTION)
      ? at('description', `The description has ${length} characters.`, `Write ${range}: search engines cut the rest.`)
      : []),
    ...(typeof page.frontMatter.sidebar_position === 'number'
      ? []
      : at('sidebar_position', 'The front matter has no sidebar_position.', 'Add `sidebar_position:` with a number.')),
    ...['draft', 'unlisted']
      .filter((field) => page.frontMatter[field] === true)
      .flatMap((field) =>
        at(field, `\`${field}: true\` keeps the page out of the sidebar.`, 'Remove the field, or the page.'),
      ),
  ];
}

/** Titles, descriptions and positions that a page shares with another one of its version. */
export function checkRepetitions(version: DocsVersion): Diagnostic[] {
  const unique = 'Write one that fits this page alone.';
  return [
    ...repetitions(version, 'title', (page) => textOf(page, 'title'), unique),
    ...repetitions(version, 'description', (page) => textOf(page, 'description'), unique),
    ...repetitions(
      version,
      'sidebar_position',
      ({path, frontMatter: {sidebar_position: position}}) =>
        typeof position === 'number' ? `${path.slice(0, path.lastIndexOf('/') + 1)}${position}` : undefined,
      'Give each page of a folder its own.',
    ),
  ];
}

function repetitions(
  version: DocsVersion,
  field: string,
  keyOf: (page: Source) => string | undefined,
  hint: string,
): Diagnostic[] {
  const first = new Map<string, Source>();
  return [...version.pages.values()].flatMap((page) => {
    const key = keyOf(page);
    const other = key === undefined ? undefined : first.get(key);
    if (key === undefined || other === undefined) {
      first.set(key ?? '', page);
      return [];
    }
    const message = `The ${field} is that of ${other.path}, too.`;
    return [{file: page.file, line: frontMatterLine(page, field), message, hint}];
  });
}

function textOf(page: Source, field: string): string | undefined {
  const value = page.frontMatter[field];
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}
