import type {Page} from '../shared/page';
import type {Problem} from '../shared/problem';

/** What MDX cannot read on one page: nothing else can be said of it. */
export function syntaxProblems(page: Page): Problem[] {
  const lines = page.source.split('\n');
  return page.syntaxErrors.map(({line, reason}) => ({
    file: page.file,
    line,
    wrong: `MDX cannot read this: ${reason.replace(/\s+/g, ' ').replace(/\.$/, '')}.`,
    fix: lines[line - 1]?.includes('{#')
      ? 'Write the id of a heading as `{/* #id */}`.'
      : 'Put `<`, `{` and identifiers into backticks, and close each element.',
  }));
}
