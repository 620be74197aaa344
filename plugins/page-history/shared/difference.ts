/** What a passage is to the reader. `item` is of a list, `row` of a table, `notice` the heading line of an admonition. */
export type BlockKind = 'heading' | 'text' | 'item' | 'row' | 'code' | 'figure' | 'notice' | 'tab';

/** A stretch of words: in both texts, only in the newer one (`+`), or only in the older one (`-`). */
export type Part = string | readonly ['+' | '-', string];

/** A passage that differs, or a heading that says where: its kind, then its stretches of words. */
export type Passage = readonly [BlockKind, ...Part[]];

/** The difference of two texts in reading order; a number counts passages that are the same and left out. */
export type Difference = readonly (Passage | number)[];
