import {nearest} from '../../../plugins/kit/nearest';
import {
  findPages,
  pageKeys,
  placeOf as placeName,
  readRenamedFrom,
  RENAMED_FROM_FIX,
  TwoPagesError,
  type RenamedPage,
} from '../../../plugins/kit/page-keys';
import type {ChangedFile} from './git';
import {linkTarget} from './link-target';
import {frontMatterLine, splitFrontMatter, type Page} from './page';
import type {Problem} from './problem';
import {folderOf, placeOf, type DocsVersion} from './versions';

/** The id of a page, as in its address: its path without the ending. */
export const idOf = (path: string): string => path.replace(/\.mdx?$/, '');

/** A page by its version and its path in the folder of that version. */
interface PagePlace {
  readonly version: string;
  readonly path: string;
}

/** Which page is the same in several versions, whatever each of them calls it. */
export interface SamePages {
  /** What the page is in all versions. A place without a page is what the newest version says of the name. */
  readonly keyOf: (place: PagePlace) => string;
  /** What the page is that a list for all versions names, with or without an ending. */
  readonly keyOfName: (name: string) => string;
  /** The page in a version; undefined when the version does not have it. */
  readonly pageIn: (version: string, key: string) => Page | undefined;
  /** The text of a page with links in a form by which versions can be compared. */
  readonly comparable: (text: string, place: PagePlace) => string;
  /** The text of one page as the other one writes it: its links lead to the pages of that version. */
  readonly translate: (text: string, from: PagePlace, to: PagePlace) => string;
}

/** A link to a file: `[words](../folder/page.mdx#heading)`. */
const LINK = /(?<!!)\[([^\]\n]*)\]\(([^)\s]+)\)/g;

function findPage({pages}: DocsVersion, id: string): Page | undefined {
  return pages.get(`${id}.mdx`) ?? pages.get(`${id}.md`);
}

/**
 * Reads what pages were called in earlier versions.
 * @param versions newest first
 * @returns which pages are the same, and what is wrong with a `renamed_from`; such a one counts for nothing
 */
export function readRenames(versions: readonly DocsVersion[]): {same: SamePages; problems: readonly Problem[]} {
  const claims = versions.flatMap((version, index) =>
    [...version.pages.values()].map((page) => ({
      version: version.name,
      id: idOf(page.path),
      ...readClaims(page, version, versions.slice(index + 1)),
    })),
  );
  const problems = claims.flatMap((claim) => claim.problems);
  const names = versions.map(({name}) => name);
  try {
    return {same: samePages(versions, pageKeys(names, claims)), problems};
  } catch (error) {
    if (!(error instanceof TwoPagesError)) {
      throw error;
    }
    const page = versions.map((version) => findPage(version, error.key)).find((each) => each !== undefined);
    const [wrong = '', fix = ''] = error.message.split(/(?<=\.) (?=Name)/);
    const place = {file: page?.file ?? '', line: page ? frontMatterLine(page, 'renamed_from') : 1};
    const unnamed = claims.map((claim): RenamedPage => ({...claim, renamedFrom: []}));
    return {same: samePages(versions, pageKeys(names, unnamed)), problems: [...problems, {...place, wrong, fix}]};
  }
}

/** What a page says that it was called, as far as it can be true. */
function readClaims(
  page: Page,
  version: DocsVersion,
  older: readonly DocsVersion[],
): {readonly renamedFrom: readonly string[]; readonly problems: readonly Problem[]} {
  const {file, frontMatter} = page;
  const line = frontMatterLine(page, 'renamed_from');
  const own = idOf(page.path);
  let ids: readonly string[];
  try {
    ids = readRenamedFrom(frontMatter.renamed_from, file);
  } catch (error) {
    const wrong = (error as Error).message.replace(`${file}: `, '').replace(` ${RENAMED_FROM_FIX}`, '');
    return {renamedFrom: [], problems: [{file, line, wrong, fix: RENAMED_FROM_FIX}]};
  }
  const [before] = older;
  // The page got its name in the release after the newest one that lacks it.
  const lacking = older.findIndex((each) => !findPage(each, own));
  const earlier = lacking < 0 ? [] : older.slice(lacking);
  const judge = (id: string): [wrong: string, fix: string] | undefined => {
    if (id === own) {
      return ['renamed_from names the page itself.', 'Write the path that it had before, or remove the line.'];
    }
    if (!earlier.some((each) => findPage(each, id))) {
      const both = older.find((each) => findPage(each, own) && findPage(each, id));
      const gone = earlier.flatMap(({pages}) => [...pages.keys()].map(idOf)).filter((name) => !findPage(version, name));
      const guess = nearest(id, gone);
      const meant =
        guess === undefined ? 'Write the path of a page that an older version has.' : `Did you mean ${guess}?`;
      return both
        ? [`${both.name} has ${id} and ${own}: these are two pages.`, 'Remove renamed_from.']
        : [`No older version has a page ${id}.`, meant];
    }
    if (before && findPage(version, id) && findPage(before, id) && !findPage(before, own)) {
      return [`${id} is still a page here, as in ${before.name}: nothing was renamed.`, 'Remove it, or renamed_from.'];
    }
    const twin = [...version.pages.values()].find(
      (other) => other.path < page.path && [other.frontMatter.renamed_from].flat().includes(id),
    );
    return twin && [`${twin.path} says that it was ${id}, too.`, 'Only one page can be that one: decide which.'];
  };
  const verdicts = ids.map((id) => ({id, verdict: judge(id)}));
  return {
    renamedFrom: verdicts.flatMap(({id, verdict}) => (verdict ? [] : [id])),
    problems: verdicts.flatMap(({verdict}) => (verdict ? [{file, line, wrong: verdict[0], fix: verdict[1]}] : [])),
  };
}

function samePages(versions: readonly DocsVersion[], keys: ReadonlyMap<string, string>): SamePages {
  const {keyOfName, idIn} = findPages(keys);
  const byName = new Map(versions.map((version) => [version.name, version]));
  const keyOf = ({version, path}: PagePlace): string =>
    keys.get(placeName(version, idOf(path))) ?? keyOfName(idOf(path));
  const pageIn = (version: string, key: string): Page | undefined => {
    const id = idIn(version, key);
    const found = byName.get(version);
    return id === undefined || !found ? undefined : findPage(found, id);
  };
  /** Every title of a page that was renamed: a link has the title of its target, and follows it. */
  const titlesOf = (key: string): readonly unknown[] => {
    const pages = versions.flatMap(({name}) => pageIn(name, key) ?? []);
    return new Set(pages.map(({path}) => path)).size > 1 ? pages.map(({frontMatter}) => frontMatter.title) : [];
  };
  /** Rewrites each link to a file. */
  const mapLinks = (
    text: string,
    place: PagePlace,
    write: (link: {key: string; path: string; isTitle: boolean; words: string; rest: string}) => string | undefined,
  ): string =>
    text.replace(LINK, (whole, words: string, url: string) => {
      const target = linkTarget(url, place.path, undefined);
      if (target.kind !== 'file' || !/\.mdx?$/.test(target.path)) {
        return whole;
      }
      const key = keyOf({version: place.version, path: target.path});
      const rest = /[?#].*$/.exec(url)?.[0] ?? '';
      return write({key, path: target.path, isTitle: titlesOf(key).includes(words), words, rest}) ?? whole;
    });
  return {
    keyOf,
    keyOfName: (name) => keyOfName(idOf(name)),
    pageIn,
    comparable: (text, place) =>
      mapLinks(text, place, ({key, isTitle, words, rest}) => `[${isTitle ? '' : words}](${key}${rest})`),
    translate: (text, from, to) =>
      mapLinks(text, from, ({key, path, isTitle, words, rest}) => {
        const page = pageIn(to.version, key);
        // A page that the version does not have stays named as it is: docs:check says so.
        const target = page?.path ?? path;
        if (target === path && from.path === to.path) {
          return undefined;
        }
        const title = page?.frontMatter.title;
        return `[${isTitle && typeof title === 'string' ? title : words}](${relative(to.path, target)}${rest})`;
      }),
  };
}

/** How a page links to a file of its version. */
function relative(from: string, to: string): string {
  const up = from.split('/').slice(0, -1);
  const down = to.split('/');
  while (up.length > 0 && down.length > 1 && up[0] === down[0]) {
    up.shift();
    down.shift();
  }
  return `${up.length === 0 ? './' : '../'.repeat(up.length)}${down.join('/')}`;
}

/** A changed file; a page that was renamed is one change, with the file that it was. */
export type ChangedPageFile =
  | (ChangedFile & {readonly former?: undefined})
  | {readonly status: 'renamed'; readonly file: string; readonly former: string};

// Facts by name are filled in later; YAML takes no value that begins with a percent sign.
const frontMatterOf = (source: string): Readonly<Record<string, unknown>> =>
  splitFrontMatter(source.replaceAll('%%', '')).data;

/**
 * Joins pages that came with those that went, where they say that these are the same.
 * @param sourceOf the text of a page that came
 */
export function joinRenames(
  changed: readonly ChangedFile[],
  sourceOf: (file: string) => string | undefined,
): ChangedPageFile[] {
  const gone = new Set(changed.filter(({status}) => status === 'deleted').map(({file}) => file));
  const formerOf = ({status, file}: ChangedFile): string | undefined => {
    const place = status === 'added' ? placeOf(file) : undefined;
    const names: unknown[] = place ? [frontMatterOf(sourceOf(file) ?? '').renamed_from].flat() : [];
    const files = names.flatMap((name) =>
      ['.mdx', '.md'].map((end) => `${folderOf(place?.version ?? '')}/${String(name)}${end}`),
    );
    return files.find((each) => gone.has(each));
  };
  const joined = changed.map((change): ChangedPageFile => {
    const former = formerOf(change);
    return former === undefined ? change : {status: 'renamed', file: change.file, former};
  });
  const formers = new Set(joined.flatMap(({former}) => former ?? []));
  return joined.filter(({status, file}) => status !== 'deleted' || !formers.has(file));
}
