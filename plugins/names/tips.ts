import {capitalize} from '../kit/words';
import type {NameRow} from './rows';

/**
 * What a tip says: kind and release in a line, what the name means, and what it means in versions of which that is not
 * true. The meaning may be empty.
 */
export type Tip = readonly [label: string, meaning: string, others?: Readonly<Record<string, string>>];

/** The tips of all versions, by name. */
export type Tips = Readonly<Record<string, Tip>>;

/**
 * What links say when they are pointed at.
 * @param kinds what readers call a kind, where its word alone is not clear
 * @param versions names of all versions, newest first
 */
export function tipsOf(
  rows: readonly NameRow[],
  kinds: Readonly<Record<string, string>>,
  versions: readonly string[],
): Tips {
  const tipOf = ({kind, release, meaning = ''}: NameRow): Tip => {
    const label = capitalize(kinds[kind] ?? kind) + (release === undefined ? '' : `, since ${release}`);
    if (typeof meaning === 'string') {
      return [label, meaning && `${meaning}.`];
    }
    const inVersion = versions.map((version, index): [string, string] => {
      const since = versions.slice(index).find((older) => older in meaning);
      return [version, since === undefined ? '' : `${meaning[since] ?? ''}.`];
    });
    const newest = inVersion[0]?.[1] ?? '';
    return [label, newest, Object.fromEntries(inVersion.filter(([, text]) => text !== newest))];
  };
  return Object.fromEntries(rows.map((row) => [row.name, tipOf(row)]));
}
