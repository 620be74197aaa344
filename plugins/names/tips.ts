import {capitalize} from '../kit/words';
import type {NameRow} from './rows';

/** The text of a tip: a line with kind and release, and the meaning, which may be empty. */
export type Tip = readonly [label: string, meaning: string];

/** The tips of all versions, by name. */
export type Tips = Readonly<Record<string, Tip>>;

/**
 * The tips of all names.
 * @param kinds what readers call a kind, where its word alone is not clear
 */
export function tipsOf(rows: readonly NameRow[], kinds: Readonly<Record<string, string>>): Tips {
  const tipOf = ({kind, release, meaning}: NameRow): Tip => {
    const since = release === undefined ? '' : `, since ${release}`;
    return [capitalize(kinds[kind] ?? kind) + since, meaning === undefined ? '' : `${meaning}.`];
  };
  return Object.fromEntries(rows.map((row) => [row.name, tipOf(row)]));
}
