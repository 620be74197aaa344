import {frontMatterLine, type Page} from '../shared/page';
import type {Problem} from '../shared/problem';
import type {DocsVersion, Site} from '../shared/site';

const MIN_DESCRIPTION = 60;
const MAX_DESCRIPTION = 160;

/** Front matter: complete on each page, unique within a version, and nothing that hides a page. */
export function checkFrontMatter(site: Site): Problem[] {
  return site.versions.flatMap((version) => [
    ...[...version.pages.values()].flatMap(frontMatterProblems),
    ...repetitions(version, 'title', (page) => textOf(page, 'title')),
    ...repetitions(version, 'description', (page) => textOf(page, 'description')),
    ...repetitions(version, 'sidebar_position', (page) => {
      const position = page.frontMatter.sidebar_position;
      return typeof position === 'number' ? `${folderPart(page.path)}${position}` : undefined;
    }),
  ]);
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
  const problems: Problem[] = [];
  if (textOf(page, 'title') === undefined) {
    problems.push(at('title', 'The front matter has no title.', 'Add `title:` with the heading of the page.'));
  }
  const length = textOf(page, 'description')?.length;
  if (length === undefined) {
    problems.push(
      at(
        'description',
        'The front matter has no description.',
        `Add \`description:\` with ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION} characters that say what the reader gets.`,
      ),
    );
  } else if (length < MIN_DESCRIPTION || length > MAX_DESCRIPTION) {
    problems.push(
      at(
        'description',
        `The description has ${length} characters.`,
        `Write ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION}: search engines cut the rest.`,
      ),
    );
  }
  if (typeof page.frontMatter.sidebar_position !== 'number') {
    problems.push(
      at('sidebar_position', 'The front matter has no sidebar_position.', 'Add `sidebar_position:` with a number.'),
    );
  }
  for (const field of ['draft', 'unlisted']) {
    if (page.frontMatter[field] === true) {
      problems.push(
        at(field, `\`${field}: true\` keeps the page out of the sidebar.`, 'Remove the field, or the page.'),
      );
    }
  }
  return problems;
}

function repetitions(version: DocsVersion, field: string, keyOf: (page: Page) => string | undefined): Problem[] {
  const first = new Map<string, Page>();
  const problems: Problem[] = [];
  for (const page of version.pages.values()) {
    const key = keyOf(page);
    const other = key === undefined ? undefined : first.get(key);
    if (key !== undefined && !other) {
      first.set(key, page);
    } else if (other) {
      problems.push({
        file: page.file,
        line: frontMatterLine(page, field),
        wrong: `The ${field} is that of ${other.path}, too.`,
        fix:
          field === 'sidebar_position' ? 'Give each page of a folder its own.' : 'Write one that fits this page alone.',
      });
    }
  }
  return problems;
}

function textOf(page: Page, field: string): string | undefined {
  const value = page.frontMatter[field];
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}

function folderPart(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
