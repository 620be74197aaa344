import * as z from 'zod';

/** One name of the glossary, as this plugin needs it. */
export const nameRow = z.object({
  name: z.string().min(1),
  kind: z.string().regex(/^[a-z]+$/, 'is not one word'),
  /** The release that brought the name; undefined when no source says so. */
  release: z.string().optional(),
  /** Other right spellings. */
  also: z.array(z.string()).default([]),
  /** Where the name is explained, the best place first. */
  home: z.array(z.string().regex(/^[\w/-]+(?:#[\w-]+)?$/, 'is not `page` or `page#heading`')).default([]),
  /** What the name means, in every version. */
  meaning: z
    .string()
    .regex(/^[^.].*[^\s.]$/, 'is not a sentence without its full stop')
    .optional(),
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
