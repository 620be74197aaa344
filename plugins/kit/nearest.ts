import {distance} from 'fastest-levenshtein';

/**
 * The candidate that is spelled most like a word, whatever the case of either.
 * @returns undefined when none is near enough to be what was meant
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < least) {
      best = candidate;
      least = steps;
    }
  }
  return best;
}
