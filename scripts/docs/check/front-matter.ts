import {frontMatterLine, type Page} from '../shared/page';
import type {Problem} from '../shared/problem';
import type {DocsVersion} from '../shared/site';

const MIN_DESCRIPTION = 60;
const MAX_DESCRIPTION = 160;

/** Titles, descriptions and positions that a page shares with another one of its version. */
export function repetitionProblems(version: DocsVersion): Problem[] {
  return [
    ...repetitions(version, 'title', (page) => textOf(page, 'title')),
    ...repetitions(version, 'description', (page) => textOf(page, 'description')),
    ...repetitions(version, 'sidebar_position', ({path, frontMatter: {sidebar_position: position}}) =>
      typeof position === 'number' ? `${path.slice(0, path.lastIndexOf('/') + 1)}${position}` : undefined,
    ),
  ];
}

/** What is wrong with the front matter of one page, taken alone. */
export function frontMatterProblems(page: Page): Problem[] {
  const at = (field: string, wrong: string, fix: string): Problem => ({
    file: page.file,
    line: frontMatterLine(page, field),
    wrong,
    fix,
  });
  if (page.frontMatterError !== undefined) {
    return [
      at('', `The front matter cannot be read: ${page.frontMatterError}.`, 'Fix its YAML; quote values with a colon.'),
    ];
  }
  const length = textOf(page, 'description')?.length;
  const problems: (Problem | false)[] = [
    textOf(page, 'title') === undefined &&
      at('title', 'The front matter has no title.', 'Add `title:` with the heading of the page.'),
    length === undefined &&
      at(
        'description',
        'The front matter has no description.',
        `Add \`description:\` with ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION} characters that say what the reader gets.`,
      ),
    length !== undefined &&
      (length < MIN_DESCRIPTION || length > MAX_DESCRIPTION) &&
      at(
        'description',
        `The description has ${length} characters.`,
        `Write ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION}: search engines cut the rest.`,
      ),
    typeof page.frontMatter.sidebar_position !== 'number' &&
      at('sidebar_position', 'The front matter has no sidebar_position.', 'Add `sidebar_position:` with a number.'),
    ...['draft', 'unlisted'].map(
      (field) =>
        page.frontMatter[field] === true &&
        at(field, `\`${field}: true\` keeps the page out of the sidebar.`, 'Remove the field, or the page.'),
    ),
  ];
  return problems.filter((problem) => problem !== false);
}

function repetitions(version: DocsVersion, field: string, keyOf: (page: Page) => string | undefined): Problem[] {
  const first = new Map<string, Page>();
  return [...version.pages.values()].flatMap((page) => {
    const key = keyOf(page);
    const other = key === undefined ? undefined : first.get(key);
    if (key !== undefined && !other) {
      first.set(key, page);
    }
    const fix =
      field === 'sidebar_position' ? 'Give each page of a folder its own.' : 'Write one that fits this page alone.';
    return other
      ? [
          {
            file: page.file,
            line: frontMatterLine(page, field),
            wrong: `The ${field} is that of ${other.path}, too.`,
            fix,
          },
        ]
      : [];
  });
}

function textOf(page: Page, field: string): string | undefined {
  const value = page.frontMatter[field];
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}
