import MiniSearch, {type Query} from 'minisearch';
import {MINISEARCH, type SectionFields} from '../shared/fields';
import type {IndexFile, PageEntry} from '../shared/format';
import {compact, isStopWord, normalise, words, wordTerms, type WordTerms} from '../shared/terms';

/** Queries are cut here: nobody types more, and a pasted page must not stop the browser. */
export const LONGEST_QUERY = 200;
const MOST_WORDS = 12;
const MOST_NEAR = 3;
const LIKE_ENOUGH = 0.75;
/** The fields whose words name something. */
const NAMING: (keyof SectionFields)[] = ['title', 'heading', 'label'];
const SHORTEST_PREFIX = 2;
const SHORTEST_PART = 3;

/** An identifier found as it was typed counts more than its parts scattered over a section. */
const PARTS_OF_NAME = 0.4;
/** Length matters less than in BM25's usual 0.7: a short list entry is not better than a full explanation. */
const BM25 = {k: 1.2, b: 0.4, d: 0.5};
/** What a page's second and third section add to its best one. */
const FURTHER_SECTIONS = 0.3;
/** The changelog and the roadmap speak of all versions, so the pages of the version being read come first. */
const SHARED_PAGE = 0.7;
/** A name typed whole leads to the page that explains it, before every page that has it more often. */
const EXPLAINING_PAGE = 1000;
const BOOST: Partial<Record<keyof SectionFields, number>> = {title: 5, heading: 2};

/** A section that answers a query. */
interface SectionHit {
  /** Number of the section within its page, from 0. */
  readonly section: number;
  readonly score: number;
  /** How many words of the query it has. */
  readonly words: number;
}

/** A page that answers a query, with its best sections first. */
interface PageHit {
  readonly page: PageEntry;
  readonly score: number;
  readonly hits: readonly SectionHit[];
}

/** The answer to a query. */
export interface Answer {
  /** Best page first. */
  readonly pages: readonly PageHit[];
  /** The indexed terms that were found, for highlighting. */
  readonly terms: ReadonlySet<string>;
  /** The words of the query that no page of this version has, as typed and in lower case; shared pages do not count. */
  readonly unknown: readonly string[];
  /** When there is no page: words of this version that may have been meant. */
  readonly near: readonly string[];
}

/** Answers queries from one version's index. */
export interface Engine {
  readonly version: string;
  readonly pages: readonly PageEntry[];
  /** Never throws, whatever the query is. */
  search(query: string): Answer;
}

interface Place {
  readonly page: PageEntry;
  readonly section: number;
}

/** Typing mistakes that are forgiven, in edits. */
function forgiven(term: string): number {
  return /\p{N}/u.test(term) || term.length < 4 ? 0 : term.length < 8 ? 1 : 2;
}

/** The share of letters that two words have in common, wherever they stand: mistyped words have theirs in disorder. */
function likeness(one: string, other: string): number {
  const letters = [...other];
  const common = [...one].filter((letter) => {
    const place = letters.indexOf(letter);
    return place >= 0 && letters.splice(place, 1).length > 0;
  });
  return common.length / Math.max(one.length, other.length);
}

/** `searching`, `searched` and `searches` are also looked up as `search`. */
function stem(term: string): string | undefined {
  const bare = term.replace(/(?:ing|ed|es|s)$/, '').replace(/([bdglmnprt])\1$/, '$1');
  return bare !== term && bare.length >= 4 ? bare : undefined;
}

/**
 * Makes the engine of one version.
 * @throws when the index contradicts itself
 */
export function createEngine(file: IndexFile): Engine {
  const places = file.pages.flatMap((page) => page.sections.map((_, section): Place => ({page, section})));
  const index = MiniSearch.loadJS(file.index, {
    ...MINISEARCH,
    searchOptions: {
      boost: BOOST,
      tokenize: (term) => [term],
      combineWith: 'OR',
      weights: {prefix: 0.5, fuzzy: 0.4},
      bm25: BM25,
    },
  });
  const known = file.index.index.map(([term]) => term);
  const exact = new Set(known);
  const explained = new Map(Object.entries(file.names));

  const hasPrefix = (prefix: string): boolean => known.some((term) => term.startsWith(prefix));

  const lookUp = (term: string): Query => {
    const isPrefix = term.length >= SHORTEST_PREFIX && hasPrefix(term);
    const root = stem(term);
    const queries: Query[] = [
      {queries: [term], prefix: isPrefix, fuzzy: exact.has(term) || isPrefix ? 0 : forgiven(term)},
    ];
    if (root && hasPrefix(root)) {
      queries.push({queries: [root], prefix: true, boostTerm: () => 0.5});
    }
    return {combineWith: 'OR', queries};
  };

  const queryOf = ({whole, names, parts}: WordTerms): Query => {
    const searched = parts.filter((part) => !isStopWord(part));
    return {
      combineWith: 'OR',
      queries: [
        ...[whole, ...names].map(lookUp),
        ...(searched.length > 0
          ? [{combineWith: 'AND' as const, queries: searched.map(lookUp), boostTerm: () => PARTS_OF_NAME}]
          : []),
      ],
    };
  };

  /** Sections with their scores for one word, and the terms that were found. */
  const searchWord = (word: string, terms: Set<string>): Map<number, number> => {
    const cut = wordTerms(word);
    let results = index.search(queryOf(cut));
    if (results.length === 0 && cut.whole.length >= SHORTEST_PART) {
      results = index.search({queries: known.filter((term) => term.includes(cut.whole)).slice(0, 20)});
    }
    for (const result of results) {
      result.terms.forEach((term) => terms.add(term));
    }
    return new Map(results.map(({id, score, queryTerms}) => [Number(id), score / queryTerms.length]));
  };

  /** Words of headings and names that begin alike and are one edit further away than what is forgiven. */
  const nearWords = (word: string): string[] => {
    const term = normalise(word);
    return index
      .autoSuggest(term, {fields: NAMING, prefix: false, fuzzy: forgiven(term) && forgiven(term) + 1})
      .flatMap(({terms}) => terms)
      .filter((other) => other.startsWith(term.slice(0, 1)) && likeness(term, other) >= LIKE_ENOUGH)
      .sort((one, other) => likeness(term, other) - likeness(term, one));
  };

  return {
    version: file.version,
    pages: file.pages,
    search(query) {
      const typed = words(query.slice(0, LONGEST_QUERY)).map(({text}) => text);
      const asked = [...new Set(typed)].filter((word) => !isStopWord(normalise(word))).slice(0, MOST_WORDS);
      const terms = new Set<string>();
      const found = asked.map((word) => ({word, scores: searchWord(word, terms)}));
      const matched = found.filter(({scores}) => scores.size > 0);
      const home = file.pages[explained.get(compact(query.slice(0, LONGEST_QUERY))) ?? -1];
      return {
        pages: groupByPage(rank(matched.map(({scores}) => scores)), places, home),
        terms,
        unknown: found.filter(({scores}) => !isInVersion(scores, places)).map(({word}) => normalise(word)),
        near: matched.length > 0 ? [] : [...new Set(asked.flatMap(nearWords))].slice(0, MOST_NEAR),
      };
    },
  };
}

function isInVersion(scores: ReadonlyMap<number, number>, places: readonly Place[]): boolean {
  return [...scores.keys()].some((section) => places[section]?.page.isShared === false);
}

/** Adds up the words' scores; a section that has more of the words comes before one that has fewer. */
function rank(scoresOfWords: readonly ReadonlyMap<number, number>[]): Map<number, Omit<SectionHit, 'section'>> {
  const sums = new Map<number, {score: number; words: number}>();
  for (const scores of scoresOfWords) {
    for (const [section, score] of scores) {
      const sum = sums.get(section) ?? {score: 0, words: 0};
      sums.set(section, {score: sum.score + score, words: sum.words + 1});
    }
  }
  return new Map(
    Array.from(sums, ([section, {score, words: count}]) => [
      section,
      {score: score * (count / scoresOfWords.length) ** 2, words: count},
    ]),
  );
}

function groupByPage(
  scores: ReadonlyMap<number, Omit<SectionHit, 'section'>>,
  places: readonly Place[],
  home: PageEntry | undefined,
): PageHit[] {
  const pages = new Map<PageEntry, SectionHit[]>();
  for (const [number, hit] of scores) {
    const place = places[number];
    if (place) {
      pages.set(place.page, [...(pages.get(place.page) ?? []), {section: place.section, ...hit}]);
    }
  }
  return Array.from(pages, ([page, hits]) => {
    const sorted = hits.sort((one, other) => other.score - one.score);
    const [best = 0, second = 0, third = 0] = sorted.map(({score}) => score);
    const weight = (page.isShared ? SHARED_PAGE : 1) * (page === home ? EXPLAINING_PAGE : 1);
    return {page, score: (best + FURTHER_SECTIONS * (second + third)) * weight, hits: sorted};
  }).sort((one, other) => other.score - one.score);
}
