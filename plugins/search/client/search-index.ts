import {distance} from 'fastest-levenshtein';
import MiniSearch, {type Query, type SearchOptions, type SearchResult} from 'minisearch';
import {MINISEARCH, type IndexFile, type PageEntry, type SectionFields} from '../shared/index-file';
import {compact, normalize, STOP_WORDS, words, wordTerms} from '../shared/terms';

/** Shorter words are taken as typed: too many others differ from them by a letter, or begin with them. */
const SHORTEST_GUESS = 3;
/** What a hit of a word's stem counts, beside one of the word. */
const STEM = 0.5;
/** A word of which only the beginning has been typed is likelier than a slip. */
const SLIP_OR_BEGINNING = 0.1;
/** What a page's second and third section add to its best one. */
const FURTHER_SECTIONS = 0.3;
const SEARCH_OPTIONS: SearchOptions = {
  boost: {title: 4, heading: 2} satisfies Partial<Record<keyof SectionFields, number>>,
  tokenize: (term) => [term],
  weights: {prefix: 0.3, fuzzy: 0},
};

/** The answer to a query. */
export interface Answer {
  /** The pages, and the sections of each that answer, by their numbers within the page, from 0: the best first. */
  readonly pages: readonly {readonly page: PageEntry; readonly sections: readonly number[]}[];
  /** The terms that were found, to be highlighted, each with the number of the typed word that it answers. */
  readonly terms: ReadonlyMap<string, number>;
  /** Which versions have a word that no page of this one has, as in `Known in 1.6.0 and later: lyra`. */
  readonly elsewhere: string | undefined;
}

/** One version's index, ready to be asked. */
export type Search = (query: string) => Answer;

/** `searching`, `searched` and `searches` are also looked up as `search`, and `upgrade` as the beginning of `upgrading`. */
function stem(term: string): string | undefined {
  const bare = term.replace(/(?:ing|ed|es|s|(?<=.{4})e)$/, '').replace(/([bdglmnprt])\1$/, '$1');
  return bare !== term && bare.length >= SHORTEST_GUESS ? bare : undefined;
}

/** Full-width letters are plain ones, and `v1.9.0` is a version. */
function wordsOf(query: string): string[] {
  return words(query.normalize('NFKC')).map(([word]) => word.replace(/^v(?=\d)/i, ''));
}

/** Whatever has a score, the best first. */
const bestOf = <Scored extends {readonly score: number}>(all: readonly Scored[]): Scored[] =>
  all.filter(({score}) => score > 0).sort((one, other) => other.score - one.score);

const inOrder = (term: string): string => Array.from(term).sort().join('');

/**
 * The terms that a mistyped word may mean: with a letter or two that are wrong, missing or too many, or in another order.
 * Slips leave the first letter: `uninstall` is not `install`. Another version is no slip, and neither is `IK` for `IA`.
 */
export function nearTerms(word: string, terms: readonly string[]): string[] {
  if (terms.includes(word) || word.length < SHORTEST_GUESS || /\p{N}/u.test(word)) {
    return [];
  }
  const forgiven = word.length < 9 ? 1 : 2;
  const isNear = (term: string): boolean => inOrder(term) === inOrder(word) || distance(word, term) <= forgiven;
  return terms.filter((term) => term.startsWith(word.slice(0, 1)) && isNear(term));
}

/**
 * What a section counts, by its number. A section with more of the words comes before one with fewer.
 * @param found what each of the words found
 */
function scorer(found: readonly (readonly SearchResult[])[]): (section: number) => number {
  const scoresOfWords = found.map(
    (results) => new Map(results.map(({id, score, queryTerms}) => [id as number, score / queryTerms.length])),
  );
  return (section) => {
    const scores = scoresOfWords.flatMap((ofWord) => ofWord.get(section) ?? []);
    const sum = scores.reduce((total, score) => total + score, 0);
    return sum * (scores.length / found.length) ** 2;
  };
}

/** Makes one version's index ready, in slices, so that the page can be used meanwhile. */
export async function openIndex({pages, names, elsewhere, index: saved}: IndexFile): Promise<Search> {
  let count = 0;
  const numbered = pages.map((page) => ({page, numbers: page.sections.map(() => count++)}));
  const index = await MiniSearch.loadJSAsync(saved, {...MINISEARCH, searchOptions: SEARCH_OPTIONS});
  const terms = saved.index.map(([term]) => term);
  const hasPrefix = (prefix: string): boolean => terms.some((term) => term.startsWith(prefix));

  const lookUp = (term: string): Query => {
    const root = stem(term);
    const isForm = root !== undefined && hasPrefix(root);
    const others = isForm ? [root] : nearTerms(term, terms);
    const weightOfSlip = hasPrefix(term) ? SLIP_OR_BEGINNING : 1;
    const weight = isForm ? STEM : weightOfSlip;
    // A letter of its own, such as the key E, is not the beginning of a word.
    const prefix = !(/^\p{L}$/u.test(term) && terms.includes(term));
    return {
      combineWith: 'OR',
      queries: [term, ...others],
      prefix,
      boostTerm: (searched) => (searched === term ? 1 : weight),
    };
  };

  const queryOf = (word: string): Query => {
    const {names: ofWord, parts} = wordTerms(word);
    const ofParts: Query = {combineWith: 'AND', queries: parts.filter((part) => !STOP_WORDS.has(part)).map(lookUp)};
    return {combineWith: 'OR', queries: [...ofWord.map(lookUp), ofParts]};
  };

  /** A word that no term begins with may be two that were written together. */
  const divide = (word: string): readonly string[] => {
    const term = normalize(word);
    const cuts = Array.from(term, (_, place) => [term.slice(0, place), term.slice(place)]);
    const halves = cuts.find((cut) => cut.every((half) => half.length >= SHORTEST_GUESS && terms.includes(half)));
    return hasPrefix(term) ? [word] : (halves ?? [word]);
  };

  return (query) => {
    const typed = wordsOf(query);
    const asked = typed.filter((word) => !STOP_WORDS.has(normalize(word))).flatMap(divide);
    const known = asked.map((word) => index.search(queryOf(word))).filter(({length}) => length > 0);
    const home = names[compact(typed.join(''))];
    const scoreOf = scorer(known);

    const rank = ({page, numbers}: (typeof numbered)[number]) => {
      const own = bestOf(
        numbers.map((number, section) => ({section, score: number === home ? Infinity : scoreOf(number)})),
      );
      const [best = 0, second = 0, third = 0] = own.map(({score}) => score);
      return {page, score: best + FURTHER_SECTIONS * (second + third), sections: own.map(({section}) => section)};
    };

    const hints = Object.entries(elsewhere).flatMap(([having, missing]) =>
      asked.map(normalize).flatMap((term) => (missing.includes(term) ? [`Known in ${having}: ${term}`] : [])),
    );
    // A page that has few of the words is no answer.
    const isMeant = home !== undefined || known.length > asked.length / 2;
    return {
      pages: isMeant ? bestOf(numbered.map(rank)) : [],
      terms: new Map(
        known.flatMap((results, word) => results.flatMap((result) => result.terms.map((term) => [term, word]))),
      ),
      elsewhere: hints[0],
    };
  };
}
