import type {Difference, Passage} from '../shared/difference';

/** What happened to a passage; `context` is a heading that only says where. */
export type Change = 'added' | 'removed' | 'changed' | 'context';

/** What happened to a passage of a difference. */
export function changeOf([, ...parts]: Passage): Change {
  const signs = new Set(parts.map((part) => (typeof part === 'string' ? '=' : part[0])));
  if (signs.size === 1) {
    return signs.has('=') ? 'context' : signs.has('+') ? 'added' : 'removed';
  }
  return 'changed';
}

/** The number of changes in words, as in `3 passages changed, 1 added`. */
export function countChanges(difference: Difference): string {
  const changes = difference.flatMap((entry) => (typeof entry === 'number' ? [] : [changeOf(entry)]));
  const counts = (['changed', 'added', 'removed'] as const)
    .map((change) => ({change, count: changes.filter((other) => other === change).length}))
    .filter(({count}) => count > 0);
  const texts = counts.map(({change, count}, index) => {
    const noun = count === 1 ? ' passage' : ' passages';
    return `${count}${index === 0 ? noun : ''} ${change}`;
  });
  return texts.length > 0 ? texts.join(', ') : 'nothing changed';
}
