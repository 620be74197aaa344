import MiniSearch, {type AsPlainObject, type Query} from 'minisearch';
import type {IndexFile, PageEntry} from '../shared/format';
import {compact, isStopWord, normalise, textTerms, words, wordTerms, type WordTerms} from '../shared/terms';
import {decodePostings, decodeTerms, SearchFileError} from './decode';

/** Queries are cut here: nobody types more, and a pasted page must not stop the browser. */
export const LONGEST_QUERY = 200;
const MOST_WORDS = 12;
const SHORTEST_PREFIX = 2;
const SHORTEST_PART = 3;

const FIELDS = ['title', 'heading', 'parents', 'text', 'label'] as const;
type Field = (typeof FIELDS)[number];
const TEXT = FIELDS.indexOf('text');
const LABEL = FIELDS.indexOf('label');
/** An identifier found as it was typed counts more than its parts scattered over a section. */
const WHOLE_NAME = 3;
const PARTS_OF_NAME = 0.4;
/** Length matters less than in BM25's usual 0.7: a short list entry is not better than a full explanation. */
const BM25 = {k: 1.2, b: 0.4, d: 0.5};
/** What a page's second and third section add to its best one. */
const FURTHER_SECTIONS = 0.3;
/** The changelog and the roadmap speak of all versions, so the pages of the version being read come first. */
const SHARED_PAGE = 0.7;
/** `TBIA_GAInteractActive` is explained on the page Interact Active, however often others speak of it. */
const NAMED_PAGE = 2;
/** A name typed whole leads to the page that explains it, before every page that has it more often. */
const EXPLAINING_PAGE = 1000;
const BOOST: Record<Field, number> = {title: 5, heading: 2, parents: 1, text: 1, label: 1};

/** A section that answers a query. */
interface SectionHit {
  /** Number of the section within its page, from 0. */
  readonly section: number;
  readonly score: number;
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
}

/** Answers queries from one version's index. */
export interface Engine {
  readonly version: string;
  /** Never throws, whatever the query is. */
  search(query: string): Answer;
}

interface Place {
  readonly page: PageEntry;
  readonly section: number;
}

function headingTexts(page: PageEntry): Record<Field, string>[] {
  const parents: string[] = [];
  return page.sections.map(([level, heading]) => {
    parents.length = Math.min(parents.length, level - 1);
    const above = parents.filter(Boolean).join('\n');
    parents[level - 1] = heading;
    return level === 1
      ? {title: heading, heading: '', parents: page.categories.join('\n'), text: '', label: ''}
      : {title: '', heading, parents: above, text: '', label: ''};
  });
}

type Entries = Map<string, Record<number, Record<number, number>>>;

function addHeadings(entries: Entries, section: number, texts: Record<Field, string>): void {
  FIELDS.forEach((field, fieldId) => {
    for (const term of textTerms(texts[field])) {
      const entry = entries.get(term) ?? {};
      const counts = (entry[fieldId] ??= {});
      counts[section] = (counts[section] ?? 0) + 1;
      entries.set(term, entry);
    }
  });
}

/** The pages that names may end with: those whose title has several words. */
function titlesOf(pages: readonly PageEntry[]): Map<PageEntry, string> {
  return new Map(
    pages.flatMap((page) => {
      const title = page.sections[0]?.[1] ?? '';
      return words(title).length > 1 ? [[page, compact(title)] as const] : [];
    }),
  );
}

/** The page that explains each name. */
function namesOf({pages, names}: IndexFile): Map<string, PageEntry> {
  const lists = names.split(';');
  const namesOfPage = (index: number): string[] => (lists[index] ?? '').split(' ').filter(Boolean);
  return new Map(pages.flatMap((page, index) => namesOfPage(index).map((name) => [name, page] as const)));
}

/** The index as MiniSearch itself would have saved it. */
function restore(file: IndexFile, places: readonly Place[]): AsPlainObject {
  const entries: Entries = new Map();
  const postings = file.postings.split(';');
  const terms = decodeTerms(file.terms);
  if (terms.length !== postings.length) {
    throw new SearchFileError('damaged', 'The search file is damaged: terms and postings do not fit.');
  }
  terms.forEach((term, index) => {
    const {text, label} = decodePostings(postings[index] ?? '');
    entries.set(term, {[TEXT]: text, [LABEL]: label});
  });
  file.pages.flatMap(headingTexts).forEach((texts, section) => {
    addHeadings(entries, section, texts);
  });
  const lengths = places.map(() => FIELDS.map(() => 0));
  for (const fields of entries.values()) {
    for (const [fieldId, counts] of Object.entries(fields)) {
      for (const section of Object.keys(counts)) {
        const length = lengths[Number(section)];
        if (!length) {
          throw new SearchFileError('damaged', 'The search file is damaged: it counts more sections than it lists.');
        }
        length[Number(fieldId)] = (length[Number(fieldId)] ?? 0) + 1;
      }
    }
  }
  const ids = Object.fromEntries(places.map((_, section) => [section, section]));
  return {
    documentCount: places.length,
    nextId: places.length,
    documentIds: ids,
    fieldIds: Object.fromEntries(FIELDS.map((field, fieldId) => [field, fieldId])),
    fieldLength: Object.fromEntries(lengths.map((length, section) => [section, length])),
    averageFieldLength: FIELDS.map((_, fieldId) => {
      const sum = lengths.reduce((total, length) => total + (length[fieldId] ?? 0), 0);
      return Math.max(sum / Math.max(places.length, 1), 1);
    }),
    storedFields: {},
    dirtCount: 0,
    index: [...entries],
    serializationVersion: 2,
  };
}

/** Whether a sorted list has an entry that begins with the prefix. */
function hasPrefix(sorted: readonly string[], prefix: string): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < prefix) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return sorted[low]?.startsWith(prefix) ?? false;
}

/** Typing mistakes that are forgiven, in edits. */
function forgiven(term: string): number {
  return /\p{N}/u.test(term) || term.length < 4 ? 0 : term.length < 8 ? 1 : 2;
}

/** `searching`, `searched` and `searches` are also looked up as `search`. */
function stem(term: string): string | undefined {
  const bare = term.replace(/(?:ing|ed|es|s)$/, '').replace(/([bdglmnprt])\1$/, '$1');
  return bare !== term && bare.length >= 4 ? bare : undefined;
}

/**
 * Makes the engine of one version.
 * @throws SearchFileError when the index contradicts itself
 */
export function createEngine(file: IndexFile): Engine {
  const places = file.pages.flatMap((page) => page.sections.map((_, section): Place => ({page, section})));
  const saved = restore(file, places);
  const index = MiniSearch.loadJS(saved, {
    fields: [...FIELDS],
    searchOptions: {
      boost: BOOST,
      tokenize: (term) => [term],
      processTerm: (term) => term,
      combineWith: 'OR',
      weights: {prefix: 0.5, fuzzy: 0.4},
      bm25: BM25,
    },
  });
  const known = saved.index.map(([term]) => term).sort();
  const exact = new Set(known);
  const titles = titlesOf(file.pages);
  const explained = namesOf(file);

  const lookUp = (term: string): Query => {
    const isPrefix = term.length >= SHORTEST_PREFIX && hasPrefix(known, term);
    const root = stem(term);
    const queries: Query[] = [
      {queries: [term], prefix: isPrefix, fuzzy: exact.has(term) || isPrefix ? 0 : forgiven(term)},
    ];
    if (root && hasPrefix(known, root)) {
      queries.push({queries: [root], prefix: true, boostTerm: () => 0.5});
    }
    return {combineWith: 'OR', queries};
  };

  const queryOf = ({whole, names, parts}: WordTerms): Query => {
    const searched = parts.filter((part) => !isStopWord(part));
    return {
      combineWith: 'OR',
      queries: [
        {queries: [lookUp(whole)], boostTerm: () => WHOLE_NAME},
        ...names.map(lookUp),
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

  return {
    version: file.version,
    search(query) {
      const typed = words(query.slice(0, LONGEST_QUERY)).map(({text}) => text);
      const asked = [...new Set(typed)].filter((word) => !isStopWord(normalise(word))).slice(0, MOST_WORDS);
      const terms = new Set<string>();
      const found = asked.map((word) => ({word, scores: searchWord(word, terms)}));
      const matched = found.filter(({scores}) => scores.size > 0);
      const names = asked.filter((word) => wordTerms(word).parts.length > 1).map(compact);
      const home = explained.get(compact(query.slice(0, LONGEST_QUERY)));
      const weigh = (page: PageEntry): number => {
        const title = titles.get(page);
        const isNamed = title !== undefined && names.some((name) => name.endsWith(title));
        return (page === home ? EXPLAINING_PAGE : 1) * (isNamed ? NAMED_PAGE : 1);
      };
      return {
        pages: groupByPage(rank(matched.map(({scores}) => scores)), places, weigh),
        terms,
        unknown: found.filter(({scores}) => !isInVersion(scores, places)).map(({word}) => normalise(word)),
      };
    },
  };
}

function isInVersion(scores: ReadonlyMap<number, number>, places: readonly Place[]): boolean {
  return [...scores.keys()].some((section) => places[section]?.page.isShared === false);
}

/** Adds up the words' scores; a section that has more of the words stands before one that has fewer. */
function rank(scoresOfWords: readonly ReadonlyMap<number, number>[]): Map<number, number> {
  const sums = new Map<number, {score: number; words: number}>();
  for (const scores of scoresOfWords) {
    for (const [section, score] of scores) {
      const sum = sums.get(section) ?? {score: 0, words: 0};
      sums.set(section, {score: sum.score + score, words: sum.words + 1});
    }
  }
  const most = Math.max(0, ...Array.from(sums.values(), (sum) => sum.words));
  const ranked = new Map<number, number>();
  for (const [section, {score, words: count}] of sums) {
    if (count * 2 >= most) {
      ranked.set(section, score * (count / scoresOfWords.length) ** 2);
    }
  }
  return ranked;
}

function groupByPage(
  scores: ReadonlyMap<number, number>,
  places: readonly Place[],
  weigh: (page: PageEntry) => number,
): PageHit[] {
  const pages = new Map<PageEntry, SectionHit[]>();
  for (const [number, score] of scores) {
    const place = places[number];
    if (place) {
      pages.set(place.page, [...(pages.get(place.page) ?? []), {section: place.section, score}]);
    }
  }
  return Array.from(pages, ([page, hits]) => {
    const sorted = hits.sort((one, other) => other.score - one.score);
    const [best = 0, second = 0, third = 0] = sorted.map(({score}) => score);
    const score = best + FURTHER_SECTIONS * (second + third);
    return {page, score: score * (page.isShared ? SHARED_PAGE : 1) * weigh(page), hits: sorted};
  }).sort((one, other) => other.score - one.score);
}
