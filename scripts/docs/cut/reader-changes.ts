import {splitFrontMatter} from '../shared/page';
import type {SamePages} from '../shared/renames';
import {CURRENT} from '../shared/versions';
import type {PageMoves, Pair} from './renames';

/**
 * Writes what a version changes for readers, against the one before it, as a list. Pages are compared by their wording:
 * title and text, not spaces, not the rest of the front matter, not where a link leads that follows a renamed page.
 */
export function formatReaderChanges(
  name: string,
  {previous, kept, added, removed}: PageMoves,
  same: SamePages,
): string {
  const isChanged = ({before, after}: Pair): boolean =>
    wordingOf(same.comparable(before.source, {version: previous ?? '', path: before.path})) !==
    wordingOf(same.comparable(after.source, {version: CURRENT, path: after.path}));
  const renamed = kept.filter(({before, after}) => before.path !== after.path);
  const changed = kept.filter((pair) => !renamed.includes(pair) && isChanged(pair));
  const lines = [
    ...added.map(({path}) => `  + ${path}`),
    ...changed.map(({after}) => `  * ${after.path}`),
    ...renamed.map((pair) => `  > ${pair.after.path}, was ${pair.before.path}${isChanged(pair) ? ', changed' : ''}`),
    ...removed.map(({path}) => `  - ${path}`),
  ];
  const against = previous === undefined ? 'The first version' : `${name} against ${previous}`;
  const counts = [
    `${added.length} added (+)`,
    `${changed.length} changed (*)`,
    ...(renamed.length > 0 ? [`${renamed.length} renamed (>)`] : []),
    `${removed.length} removed (-)`,
  ];
  return [`${against}, for readers: ${counts.join(', ')}.`, ...lines].join('\n');
}

function wordingOf(source: string): string {
  const {data, body} = splitFrontMatter(source);
  // Comments are not for readers.
  return `${String(data.title)} ${body.replace(/\{\/\*(?!\s*#).*?\*\/\}/g, '')}`.replace(/\s+/g, ' ').trim();
}
