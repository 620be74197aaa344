import {distance} from 'fastest-levenshtein';
import MiniSearch, {type Query, type SearchOptions} from 'minisearch';
import {MINISEARCH, type IndexFile, type PageEntry, type SectionFields} from '../shared/index-file';
import {compact, isStopWord, normalize, textTerms, words, wordTerms, type WordTerms} from '../shared/terms';

/** A query is cut here: nobody types more, and a pasted page must not stop the browser. */
const LONGEST_QUERY = 200;
const SHORTEST_PREFIX = 2;
const SHORTEST_PART = 3;
const SHORTEST_HINT = 4;
const MOST_NEAR = 3;

/** An identifier found as it was typed counts more than its parts scattered over a section. */
const PARTS_OF_NAME = 0.4;
const STEM = 0.5;
/** A word of which only the beginning has been typed is likelier than a slip. */
const SLIP_OR_BEGINNING = 0.1;
/** What a page's second and third section add to its best one. */
const FURTHER_SECTIONS = 0.3;
/** What help counts more when somebody is in trouble. */
const HELP = 2;
/** Words of somebody who is in trouble. */
const TROUBLE =
  /^(?:errors?|crash\w*|fail\w*|bugs?|broken|wrong|problems?|stuck|not|never|nothing|why|(?:do|does|ca|is|wo)nt)$/i;
/** So many words are no name but a question, which means a page rather than one that has the same words somewhere. */
const QUESTION = 5;
const ASKED_PAGE = 1.3;
/** The changelog and the roadmap speak of all versions, so the pages of the version being read come first. */
const SHARED_PAGE = 0.7;
const SEARCH_OPTIONS: SearchOptions = {
  boost: {title: 4, heading: 2} satisfies Partial<Record<keyof SectionFields, number>>,
  tokenize: (term) => [term],
  combineWith: 'OR',
  weights: {prefix: 0.3, fuzzy: 0},
  // Length matters less than in BM25's usual 0.7: a short list entry is not better than a full explanation.
  bm25: {k: 1.2, b: 0.4, d: 0.5},
};

/** A section that answers a query. */
export interface SectionHit {
  /** Number of the section within its page, from 0. */
  readonly section: number;
  readonly score: number;
  /** How many words of the query it has. */
  readonly words: number;
}

/** A page that answers a query, with its best sections first. */
export interface PageHit {
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
  /** Which versions have a word that no page of this one has, as in `Known in 1.6.0 and later: lyra`. */
  readonly elsewhere: string | undefined;
}

/** One version's index, ready to be asked. */
export interface SearchIndex extends Pick<IndexFile, 'offers'> {
  search(query: string): Answer;
}

/** `searching`, `searched` and `searches` are also looked up as `search`. */
function stem(term: string): string | undefined {
  const bare = term.replace(/(?:ing|ed|es|s)$/, '').replace(/([bdglmnprt])\1$/, '$1');
  return bare !== term && bare.length >= 4 ? bare : undefined;
}

/** Full-width letters are plain ones, and `v1.9.0` is a version. */
function wordsOf(query: string): string[] {
  return words(query.normalize('NFKC').slice(0, LONGEST_QUERY)).map(({text}) => text.replace(/^v(?=\d)/i, ''));
}

const inOrder = (term: string): string => Array.from(term).sort().join('');

/**
 * The terms that a mistyped word may mean, the nearest first: with letters that are wrong, missing or too many, or in
 * another order. Slips leave the first letter: `uninstall` is not `install`.
 * @param known terms with the number of sections that have them; of equally near ones the commoner
 */
export function nearTerms(word: string, known: ReadonlyMap<string, number>): string[] {
  if (word.length < 3 || /\p{N}/u.test(word)) {
    return [];
  }
  const forgiven = word.length < 9 ? 1 : 2;
  return [...known.keys()]
    .filter((term) => term.startsWith(word.slice(0, 1)) && Math.abs(term.length - word.length) <= forgiven)
    .map((term) => ({term, edits: inOrder(term) === inOrder(word) ? 1 : distance(word, term)}))
    .filter(({edits}) => edits <= forgiven)
    .sort((one, other) => one.edits - other.edits || (known.get(other.term) ?? 0) - (known.get(one.term) ?? 0))
    .slice(0, MOST_NEAR)
    .map(({term}) => term);
}

const titleOf = (page: PageEntry): string => page.sections[0]?.[0] ?? '';

/**
 * Makes one version's index ready, in slices, so that the page can be used meanwhile.
 * @throws when the index contradicts itself
 */
export async function openIndex(file: IndexFile): Promise<SearchIndex> {
  const {pages, names, help: trouble, offers, index: saved} = file;
  const index = await MiniSearch.loadJSAsync(saved, {...MINISEARCH, searchOptions: SEARCH_OPTIONS});
  const places = pages
    .flatMap((page) => page.sections.map(([heading], section) => ({page, section, heading})))
    .map((place, number) => ({...place, number}));
  const known = new Map(
    saved.index.map(([term, fields]) => [term, new Set(Object.values(fields).flatMap(Object.keys)).size]),
  );
  const inTitles = new Set(pages.flatMap((page) => textTerms(titleOf(page))));
  const explained = new Map([
    ...pages.map((page) => [compact(titleOf(page)), page] as const),
    ...Object.entries(names).map(([name, page]) => [name, pages[page]] as const),
  ]);
  const terms = [...known.keys()];
  const hasPrefix = (prefix: string): boolean => terms.some((term) => term.startsWith(prefix));
  const elsewhere = Object.entries(file.elsewhere).flatMap(([versions, missing]) =>
    missing.map((term) => ({versions, term})),
  );

  const lookUp = (term: string): Query => {
    const root = stem(term);
    const queries: Query[] = [{queries: [term], prefix: term.length >= SHORTEST_PREFIX}];
    if (root && hasPrefix(root)) {
      queries.push({queries: [root], prefix: true, boostTerm: () => STEM});
    } else if (!known.has(term)) {
      // `dor` may be a door or the beginning of DOREPLIFETIME; `mult` is that of multiple, and hardly `must`.
      const isBeginning = hasPrefix(term);
      queries.push({queries: nearTerms(term, known), boostTerm: () => (isBeginning ? SLIP_OR_BEGINNING : 1)});
    }
    return {combineWith: 'OR', queries};
  };

  const queryOf = ({whole, names, parts}: WordTerms): Query => {
    const searched = parts.filter((part) => !isStopWord(part));
    const queries = [whole, ...names].map(lookUp);
    if (searched.length > 0) {
      queries.push({combineWith: 'AND', queries: searched.map(lookUp), boostTerm: () => PARTS_OF_NAME});
    }
    return {combineWith: 'OR', queries};
  };

  /** A word that no term begins with may be two that were written together. */
  const divide = (word: string): readonly string[] => {
    const term = normalize(word);
    const cuts = Array.from(term, (_, place) => [term.slice(0, place), term.slice(place)]);
    const halves = cuts.find((cut) => cut.every((half) => half.length >= SHORTEST_PART && known.has(half)));
    return hasPrefix(term) ? [word] : (halves ?? [word]);
  };

  /** Where a word is known; of a long one, the beginning is enough. */
  const hintOf = (word: string): string | undefined => {
    const known =
      elsewhere.find(({term}) => term === word) ??
      elsewhere.find(({term}) => word.length >= SHORTEST_HINT && term.startsWith(word));
    return known && `Known in ${known.versions}: ${word}`;
  };

  return {
    offers,
    search(query) {
      const typed = wordsOf(query);
      const asked = [...new Set(typed)].filter((word) => !isStopWord(normalize(word))).flatMap(divide);
      const answers = asked.map((word) => ({word: normalize(word), results: index.search(queryOf(wordTerms(word)))}));
      const found = new Set(answers.flatMap(({results}) => results).flatMap((result) => result.terms));
      const scores = answers
        .filter(({results}) => results.length > 0)
        .map(({results}) => new Map(results.map(({id, score, queryTerms}) => [Number(id), score / queryTerms.length])));
      const isTroubled = typed.some((word) => TROUBLE.test(normalize(word)));
      // A cry for help is answered by the page of common questions.
      const isCry = isTroubled && asked.every((word) => /^work/i.test(word) || TROUBLE.test(word));
      const help = isCry ? pages.find(({path}) => path === trouble.page) : undefined;
      const home = explained.get(compact(typed.join(''))) ?? help;
      const isQuestion = typed.length >= QUESTION;
      // A page that has only the common words of a query is no answer: what names a page is not common.
      const isMeant = home ?? (scores.length > asked.length / 2 || [...found].some((term) => inTitles.has(term)));

      /** Adds up the words' scores. A section that has more of the words comes before one that has fewer. */
      const hitsOf = (page: PageEntry): SectionHit[] =>
        places
          .filter((place) => place.page === page)
          .flatMap(({section, heading, number}) => {
            const own = scores.flatMap((scoresOfWord) => scoresOfWord.get(number) ?? []);
            const isHelp = isTroubled && (page.path === trouble.page || heading === trouble.heading);
            const sum = own.reduce((total, score) => total + score, 0) * (own.length / scores.length) ** 2;
            return own.length > 0 ? [{section, words: own.length, score: isHelp ? sum * HELP : sum}] : [];
          })
          .sort((one, other) => other.score - one.score);

      const rank = (page: PageEntry): PageHit | [] => {
        const hits = isMeant ? hitsOf(page) : [];
        if (hits.length === 0 && page !== home) {
          return [];
        }
        const [best = 0, second = 0, third = 0] = hits.map(({score}) => score);
        // What stands in brackets behind a title is its other name.
        const title = textTerms(titleOf(page).replace(/\(.*/, ''));
        const isAsked = isQuestion && title.filter((term) => found.has(term)).length > title.length / 2;
        const isWhole = isAsked || page === help || hits.length === 0;
        const top = {section: 0, score: best, words: Math.max(0, ...hits.map((hit) => hit.words))};
        const weight = (page.isShared ? SHARED_PAGE : 1) * (isAsked ? ASKED_PAGE : 1);
        return {
          page,
          score: page === home ? Infinity : (best + FURTHER_SECTIONS * (second + third)) * weight,
          hits: isWhole ? [top, ...hits.filter(({section}) => section > 0)] : hits,
        };
      };

      return {
        pages: pages.flatMap(rank).sort((one, other) => other.score - one.score),
        terms: found,
        elsewhere: answers
          .filter(({results}) => results.every(({id}) => places[Number(id)]?.page.isShared))
          .map(({word}) => hintOf(word))
          .find((hint) => hint !== undefined),
      };
    },
  };
}
