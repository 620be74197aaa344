import * as z from 'zod';

/** One place: `page`, or `page#heading`. */
const place = z.string().regex(/^[\w/-]+(?:#[\w-]+)?$/, 'is not `page` or `page#heading`');

/** The places of a row of the glossary as they are written: one, or a list whose first one that exists counts. */
export const homeField = z.union([place.transform((one) => [one]), z.array(place).min(1)]).default([]);

/** A sentence, with or without the full stop at its end. */
export const meaningField = z
  .string()
  .regex(/^[^.].*[^\s.]\.?$/, 'is not a sentence')
  .transform((text) => text.replace(/\.?$/, '.'));

/** One name of the glossary, as this capability needs it. */
export const nameRow = z.object({
  name: z.string().min(1),
  /** One word. */
  kind: z.string().min(1),
  /** The release that brought it; undefined when nothing tells. */
  release: z.string().optional(),
  /** Other right spellings. */
  also: z.array(z.string()).default([]),
  /** Where it is explained, when headings and tables do not tell. */
  home: homeField,
  /** What it means, in every version that has it. */
  meaning: meaningField.optional(),
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
