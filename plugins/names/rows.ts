import * as z from 'zod';

/** Where a name is explained: `page` or `page#heading`, the best place first. */
const homeField = z.array(z.string().regex(/^[\w/-]+(?:#[\w-]+)?$/, 'is not `page` or `page#heading`')).default([]);

const sentence = z.string().regex(/^[^.].*[^\s.]$/, 'is not a sentence without its full stop');

/** What a name means: for all versions, or by the versions from which on it means that. */
const meaningField = z.union([sentence, z.record(z.string(), sentence)]).optional();

/** One name of the glossary, as this plugin needs it. */
export const nameRow = z.object({
  name: z.string().min(1),
  kind: z.string().regex(/^[a-z]+$/, 'is not one word'),
  /** The release that brought it; undefined when nothing tells. */
  release: z.string().optional(),
  /** Other right spellings. */
  also: z.array(z.string()).default([]),
  home: homeField,
  meaning: meaningField,
});

/** One name of the glossary. */
export type NameRow = z.output<typeof nameRow>;

/** Every right spelling of a name: with its spaces, and in one word. */
export function spellingsOf({name, also}: Pick<NameRow, 'name' | 'also'>): string[] {
  const spaced = [name, ...also];
  const joined = spaced.map((spelling) =>
    spelling.replace(/(?:^|\s+)(\S)/g, (_, letter: string) => letter.toUpperCase()),
  );
  return [...new Set([...spaced, ...joined])];
}
