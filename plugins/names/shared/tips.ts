/** What a tip says: kind and release in a line, and what the name means; the meaning may be empty. */
export type Tip = readonly [label: string, meaning: string];

/** The tips of a version, by the address of a place (with the base URL, as links have it) and by name. */
export type Tips = Readonly<Record<string, Readonly<Record<string, Tip>>>>;
