// Runs in the reader's browser, at the start: keep it small.

/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

/**
 * Values that take the same place in several records, packed together:
 * - `all`: each of them is this value;
 * - `texts`: texts without spaces, joined by spaces, and what all of them begin with;
 * - `keys`: objects with the same keys, a column for each key;
 * - `lists`: lists, each packed with its length;
 * - `each`: values of different kinds, each packed alone;
 * - `values`: as they are.
 */
export type Column =
  | {readonly all: Json}
  | {readonly texts: string; readonly start: string}
  | {readonly keys: Readonly<Record<string, Column>>}
  | {readonly lists: readonly PackedList[]}
  | {readonly each: readonly Column[]}
  | {readonly values: readonly Json[]};

/** A list whose items are packed together. */
export type PackedList = readonly [items: Column, length: number];

/** The inverse of `pack`: the values of a column. */
export function unpack([column, length]: PackedList): readonly Json[] {
  if ('texts' in column) {
    return column.texts.split(' ').map((end) => column.start + end);
  }
  if ('lists' in column) {
    return column.lists.map(unpack);
  }
  if ('each' in column) {
    return column.each.flatMap((item) => unpack([item, 1]));
  }
  if ('values' in column) {
    return column.values;
  }
  if ('all' in column) {
    return Array.from({length}, () => column.all);
  }
  const records = Array.from({length}, (): Record<string, Json> => ({}));
  Object.entries(column.keys).forEach(([key, values]) => {
    unpack([values, length]).forEach((value, index) => Object.assign(records[index] ?? {}, {[key]: value}));
  });
  return records;
}
