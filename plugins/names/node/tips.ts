import type {VersionNames} from '../homes';
import type {NameRow} from '../rows';
import type {Tip, Tips} from '../shared/tips';

function tipOf({kind, release}: NameRow, kinds: Readonly<Record<string, string>>, meaning = ''): Tip {
  const word = kinds[kind] ?? kind;
  return [
    `${word.charAt(0).toUpperCase()}${word.slice(1)}${release === undefined ? '' : `, since ${release}`}`,
    meaning,
  ];
}

/**
 * What a version's links say when they are pointed at.
 * @param root address that the pages of the version begin with
 * @param kinds what readers call a kind, where its word alone is not clear
 */
export function tipsOf(names: VersionNames, root: string, kinds: Readonly<Record<string, string>>): Tips {
  const tips: Record<string, Record<string, Tip>> = {};
  for (const row of names.rows) {
    for (const {page, id, meaning} of names.placesOf(row)) {
      const place = root + (id === '' ? page : `${page}#${id}`);
      tips[place] = {...tips[place], [row.name]: tipOf(row, kinds, meaning)};
    }
  }
  return tips;
}
