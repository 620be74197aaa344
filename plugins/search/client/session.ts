import type {PageEntry} from '../shared/format';
import type {Answer} from './engine';
import type {SearchSource} from './source';
import {describeVersions, nearestVersion, type VersionsInWords} from './versions';

const MOST_PAGES = 7;
const MOST_ELSEWHERE = 3;
/** How many sections of the best pages are shown; of the others one. Each row costs time at every keystroke. */
const SECTIONS_OF_PAGE = [4, 2];

/** A section that was found. */
interface FoundSection {
  /** Address relative to the base URL, with the anchor. */
  readonly path: string;
  /** The section's heading; the page's title for its beginning. */
  readonly heading: string;
  /** Number of the section within the texts of its page. */
  readonly section: number;
}

/** A page that was found. */
export interface FoundPage {
  readonly path: string;
  readonly title: string;
  readonly categories: readonly string[];
  /** File of the page's texts, relative to the base URL. */
  readonly texts: string;
  readonly sections: readonly FoundSection[];
}

/** What another version knows about words that the version being read does not have. */
export interface FoundElsewhere extends VersionsInWords {
  /** The words, as one text. */
  readonly words: string;
  /** The version of `pages`. */
  readonly version: string;
  readonly pages: readonly FoundPage[];
  readonly terms: readonly string[];
}

/** The answer to one query; plain data. */
export interface Found {
  readonly pages: readonly FoundPage[];
  /** The terms that were found, for highlighting. */
  readonly terms: readonly string[];
  readonly elsewhere: FoundElsewhere | undefined;
  /** When nothing was found: words that may have been meant. */
  readonly near: readonly string[];
}

/** A heading of a page; the first one is the page's title. */
export interface Heading {
  /** Address relative to the base URL, with the anchor. */
  readonly path: string;
  readonly heading: string;
}

/** The headings of a page, its title first. */
export function headingsOf({path, sections}: PageEntry): Heading[] {
  return sections.map(([, heading, anchor]) => ({path: anchor ? `${path}#${anchor}` : path, heading}));
}

function pagesOf(answer: Answer, most: number): FoundPage[] {
  return answer.pages.slice(0, most).map(({page, hits}, place) => {
    const {path, categories, texts} = page;
    const headings = headingsOf(page);
    const mostWords = Math.max(...hits.map(({words}) => words));
    return {
      path,
      title: headings[0]?.heading ?? '',
      categories,
      texts,
      // Beside a section with all the words, one with some of them is no answer.
      sections: hits
        .filter(({words}) => words === mostWords)
        .slice(0, SECTIONS_OF_PAGE[place] ?? 1)
        .flatMap(({section}) => {
          const heading = headings[section];
          return heading ? [{...heading, section}] : [];
        }),
    };
  });
}

async function findElsewhere(
  source: SearchSource,
  version: string,
  query: string,
  unknown: readonly string[],
): Promise<FoundElsewhere | undefined> {
  const differing = await source.differingTerms();
  const known = unknown
    .map((word) => ({word, versions: differing.versionsWith(word)}))
    .filter(({versions}) => versions.length > 0);
  const [first] = known;
  if (!first) {
    return undefined;
  }
  const all = known.reduce((rest, {versions}) => rest.filter((name) => versions.includes(name)), first.versions);
  const having = all.length > 0 ? all : first.versions;
  const nearest = nearestVersion(version, having, differing.versions);
  if (nearest === undefined || nearest === version) {
    return undefined;
  }
  const answer = (await source.engine(nearest)).search(query);
  return {
    words: (all.length > 0 ? known : [first]).map(({word}) => word).join(' '),
    ...describeVersions(having, differing.versions),
    version: nearest,
    pages: pagesOf(answer, MOST_ELSEWHERE).map((page) => ({...page, sections: page.sections.slice(0, 1)})),
    terms: [...answer.terms],
  };
}

/**
 * Answers a query in one version. Words that the version does not have are looked up in the others; if that fails, the
 * answer goes without.
 * @throws SearchFetchError, SearchFileError when the version's index cannot be had
 */
export async function answerQuery(source: SearchSource, version: string, query: string): Promise<Found> {
  const answer = (await source.engine(version)).search(query);
  const elsewhere =
    answer.unknown.length > 0
      ? await findElsewhere(source, version, query, answer.unknown).catch(() => undefined)
      : undefined;
  return {pages: pagesOf(answer, MOST_PAGES), terms: [...answer.terms], elsewhere, near: elsewhere ? [] : answer.near};
}
