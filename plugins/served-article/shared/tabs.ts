// What a set of tabs says of itself in the document.

/** A set of tabs: `group` is what sets share a choice by, `values` are those of its tabs, in their order. */
export interface TabSet {
  readonly group?: string | undefined;
  readonly values: readonly string[];
}

/** The value of the attribute `data-tabs`. */
export function encodeTabs({group, values}: TabSet): string {
  return JSON.stringify({group, values});
}

/** Reads the attribute `data-tabs`, as `encodeTabs` wrote it. */
export function decodeTabs(text: string): TabSet {
  return JSON.parse(text) as TabSet;
}
