import {isDeepStrictEqual} from 'node:util';
import type {Column, Json, PackedList} from '../shared/pack';

type JsonObject = Readonly<Record<string, Json>>;

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The path below which all texts are, as `/docs/1.8.1/`: what is left is the same for the pages of each version. */
function commonStart([first = '', ...others]: readonly string[]): string {
  let start = first.slice(0, first.lastIndexOf('/') + 1);
  while (!others.every((text) => text.startsWith(start))) {
    start = start.slice(0, start.slice(0, -1).lastIndexOf('/') + 1);
  }
  return start;
}

function packTogether(values: readonly Json[]): Column {
  const [first = null] = values;
  if (values.length > 1 && values.every((value) => isDeepStrictEqual(value, first))) {
    return {all: first};
  }
  if (values.length > 1 && values.every((value) => typeof value === 'string' && !value.includes(' '))) {
    const texts = values as readonly string[];
    const start = commonStart(texts);
    return {texts: texts.map((text) => text.slice(start.length)).join(' '), start};
  }
  if (values.length > 0 && values.every((value) => Array.isArray(value))) {
    return {lists: (values as readonly (readonly Json[])[]).map(pack)};
  }
  const keys = isObject(first) ? Object.keys(first) : [];
  if (values.every(isObject) && values.every((value) => isDeepStrictEqual(Object.keys(value), keys))) {
    const columns = keys.map((key) => [key, packColumn(values.map((value) => value[key] ?? null))] as const);
    return {keys: Object.fromEntries(columns)};
  }
  return values.length > 1 ? {each: values.map((value) => packColumn([value]))} : {values};
}

function packColumn(values: readonly Json[]): Column {
  const packed = packTogether(values);
  return JSON.stringify(packed).length < JSON.stringify({values}).length ? packed : {values};
}

/**
 * Packs a list, so that what its items share stands there once, and equal lists of pages in different versions become
 * equal texts, which gzip finds. What fits no pattern stays as it is: the result is always right.
 */
export function pack(list: readonly Json[]): PackedList {
  return [packColumn(list), list.length];
}
