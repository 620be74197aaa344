// The index that the build writes and the query that the browser asks must cut text in the same way, so both use this.

/** Words that are in nearly every section and say nothing about its subject. */
export const STOP_WORDS = new Set(
  `a an and are as at be been but by can could did do does doing done for from had has have how i if in into is it its me
  my no not of on or our so such than that the their them then there these they this those to too was we were what when
  where which while who why will with would you your doesnt dont isnt cant wont`.split(/\s+/),
);

/** A word as a reader sees it: identifiers, dotted tags, file names, version numbers and C++ stay whole. */
const WORD = /c\+\+|[\p{L}\p{N}]+(?:(?:[._]+|['’](?=\p{L}))[\p{L}\p{N}]+)*/giu;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+(?:\.\p{N}+)*|\p{L}+/gu;
/** Segments end at underscores and dots, but the dot of a number such as 5.4 belongs to it. */
const SEGMENT_END = /_+|(?<!\p{N})\.+|\.+(?!\p{N})/u;
/** Unreal's type prefixes (actor, object, struct, interface, enum) before a name that begins upper case. */
const TYPE_PREFIX = /^[UAFIE](?=\p{Lu}\p{L})/u;
const APOSTROPHE = /['’]/g;

/** Cuts text into the words that a reader sees, in their order, each with its place. */
export function words(text: string): RegExpExecArray[] {
  return Array.from(text.matchAll(WORD));
}

/** The form under which a word or a part of one is indexed and compared. */
export function normalize(word: string): string {
  return word.toLowerCase().replace(APOSTROPHE, '');
}

/** A name without what divides its words, so that each way to write it is one: `tbiagainteractactive`. */
export function compact(name: string): string {
  return normalize(name).replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Cuts one word into terms: `ATBIA_GASActorBase` gives itself, its names and the parts `tbia`, `gas`, `actor`, `base`.
 * @returns `names`: the word itself, and for an identifier its segments between dots and underscores, and the identifier
 * without Unreal's type prefix; `parts`: the single words inside an identifier, in their order, none for plain words
 */
export function wordTerms(word: string) {
  const bare = word.replace(APOSTROPHE, '').replace(TYPE_PREFIX, '');
  const segments = bare.split(SEGMENT_END);
  const parts = segments.flatMap((segment) => segment.match(PART) ?? []).map(normalize);
  if (parts.length < 2) {
    return {names: [normalize(word)], parts: []};
  }
  const names = new Set([word, bare, ...segments].map(normalize));
  return {names: [...names].filter((name) => !parts.includes(name)), parts};
}

/** Every term by which a text is found, without stop words. A term is in the list as often as in the text. */
export function textTerms(text: string): string[] {
  return words(text).flatMap(([word]) => {
    const {names, parts} = wordTerms(word);
    return [...names, ...parts].filter((term) => term.length > 0 && !STOP_WORDS.has(term));
  });
}
