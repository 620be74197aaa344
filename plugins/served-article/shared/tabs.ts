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

/**
 * What works without React, by component: attributes with a plain text or none. Other attributes, such as `lazy` or
 * `queryString`, need what React does.
 */
export const STATIC_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  Tabs: ['groupId'],
  TabItem: ['value', 'label', 'default'],
};

/** Where a page may import tabs from and still be served whole. */
export const STATIC_IMPORTS: readonly string[] = ['@theme/Tabs', '@theme/TabItem'];
