import type {TermsFile} from '../shared/index-file';

const SHORTEST_PREFIX = 4;

/**
 * Says which other versions know a word that this one does not: `Known in 1.6.0 and later: lyra`.
 * @param words the unknown words, in lower case; the first that another version knows is told
 */
export function knownElsewhere(words: readonly string[], {versions, terms}: TermsFile): string | undefined {
  for (const word of words) {
    const isMeant = (term: string): boolean => (word.length < SHORTEST_PREFIX ? term === word : term.startsWith(word));
    const places = new Set(Object.entries(terms).flatMap(([term, known]) => (isMeant(term) ? known : [])));
    const having = versions.filter((_, place) => places.has(place)).reverse();
    const isSince = having.length > 1 && versions.slice(0, having.length).every((_, place) => places.has(place));
    if (having.length > 0) {
      return `Known in ${isSince ? `${having[0] ?? ''} and later` : having.join(', ')}: ${word}`;
    }
  }
  return undefined;
}
