import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../plugins/kit/read-text';

/** Browser tests of a run. */
interface SpecChoice {
  readonly specs: readonly string[];
  /** For Playwright's `--grep`, which compares it with the file's name and the titles; undefined for all tests. */
  readonly grep: string | undefined;
  /** Fewer tests than these cannot have run. */
  readonly least: number;
}

/** Files whose tests are about versions: they are short. */
const WHOLE = [
  'tests/browser/engines.spec.ts',
  'tests/browser/hosting.spec.ts',
  'tests/browser/routes.spec.ts',
  'plugins/markdown-pages/markdown-pages.spec.ts',
];

/** Tests of other files that a new version, a new engine or a longer changelog could break. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  'tests/browser/csp.spec.ts': ['every document has a policy', 'nothing breaks the policy'],
  'tests/browser/failures.spec.ts': ['local storage filled with junk', 'pages read, link and offer every version'],
  'tests/browser/menus.spec.ts': [
    'an entry keeps the page, or says',
    'leads to the nearest page',
    'is remembered outside',
  ],
  'tests/browser/page-history.spec.ts': [
    'each page names exactly the earlier versions',
    'each page says since when it exists',
    'every difference takes at most',
    'the changelog links the pages of each release',
    'each introduction but the first ends',
  ],
  'tests/browser/phone.spec.ts': ['the roadmap is a card for each line'],
  'plugins/paper/paper.spec.ts': ['the roadmap is in landscape'],
  'plugins/search/search.spec.ts': ['when the window throws', 'the history of a page is not searched'],
  'plugins/served-article/served-article.spec.ts': ['the opened article stays as it was served'],
};

/** Opens every page in both themes, which the tests of the real site do. */
const LONGEST = 'tests/browser/accessibility.spec.ts';

const specsBelow = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`);

/**
 * The browser tests that a rehearsed release must pass.
 * @param root the top folder of the repository
 * @param isWide all but those that open every page, in place of a choice
 * @throws when a chosen test is no longer there
 */
export function specsOf(root: string, isWide: boolean): SpecChoice {
  if (isWide) {
    const specs = ['tests/browser', 'plugins'].flatMap((folder) => specsBelow(root, folder));
    return {specs: specs.filter((file) => file !== LONGEST), grep: undefined, least: specs.length};
  }
  for (const [file, titles] of Object.entries(CHOSEN)) {
    const source = readText(path.join(root, file));
    const gone = titles.filter((title) => !source.includes(title));
    if (gone.length > 0) {
      throw new Error(
        `${file} has no test "${gone.join('", "')}". Correct the list in tests/support/rehearsed-specs.ts.`,
      );
    }
  }
  const titles = Object.values(CHOSEN).flat();
  const files = WHOLE.map((file) => path.basename(file).replaceAll('.', '[.]'));
  return {
    specs: [...WHOLE, ...Object.keys(CHOSEN)],
    grep: [...files, ...titles].join('|'),
    least: WHOLE.length + titles.length,
  };
}
