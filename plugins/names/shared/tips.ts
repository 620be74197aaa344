/** What a tip says: kind and release in a line, and what the name means; the meaning may be empty. */
export type Tip = readonly [label: string, meaning: string];

/** The tips of a version by place (`page` or `page#heading`, relative to the version) and name. */
export type Tips = Readonly<Record<string, Readonly<Record<string, Tip>>>>;

/** Module that the build writes: the address of each version's tips, by the address that its pages begin with. */
export const URLS_FILE = 'urls.js';
