import type {Difference, Passage} from '../../../plugins/page-history/compare';

/** In the place of a version: for pages that belong to none, such as the changelog. */
export const OUTSIDE = 'outside';

/** What happened to a page in one version. */
export interface PageChange {
  /** For example `quick-start/using-active`. */
  readonly page: string;
  /** The version, `current` for `docs/`, or `OUTSIDE`. */
  readonly version: string;
  readonly status: 'added' | 'changed' | 'deleted' | 'renamed';
  /** What it was called, when it was renamed. */
  readonly from?: string | undefined;
  readonly difference: Difference;
}

/** GitHub cuts off a summary of more than a mebibyte, and nobody reads so much. */
const MOST_CHARACTERS = 300_000;

const STATUS = {added: 'new page', changed: '', deleted: 'page removed', renamed: 'renamed from '} as const;

function linesOf(sign: string, text: string): string[] {
  return text.split('\n').map((line) => `${sign} ${line}`);
}

/** A passage as lines of a diff: the old text before the new one. */
export function passageLines([kind, ...parts]: Passage): string[] {
  const side = (sign: '+' | '-'): string =>
    parts.map((part) => (typeof part === 'string' ? part : part[0] === sign ? part[1] : '')).join('');
  const mark = kind === 'heading' ? '# ' : kind === 'item' ? '* ' : '';
  const [before, after] = [side('-'), side('+')];
  if (before === after) {
    return linesOf(' ', mark + after);
  }
  return [...(before === '' ? [] : linesOf('-', mark + before)), ...(after === '' ? [] : linesOf('+', mark + after))];
}

function body(difference: Difference): string {
  const lines = difference.flatMap((entry) =>
    typeof entry === 'number'
      ? [`@@ ${entry} ${entry === 1 ? 'passage' : 'passages'} as before @@`]
      : passageLines(entry),
  );
  // A fence that is longer than any in the text.
  const fence = '`'.repeat(Math.max(3, ...lines.map((line) => (/`+/.exec(line)?.[0].length ?? 0) + 1)));
  return [`${fence}diff`, ...lines, fence].join('\n');
}

/** Whether readers see nothing of a change. They see another name in the address. */
const isUnseen = ({status, difference}: PageChange): boolean =>
  status !== 'renamed' && difference.every((entry) => typeof entry === 'number');

/** Versions in which the same happened to a page, under one heading. */
function sections(changes: readonly PageChange[]): string[] {
  const groups = new Map<string, PageChange[]>();
  for (const change of changes) {
    const key = JSON.stringify([
      change.page,
      change.version === OUTSIDE,
      change.status,
      change.from,
      change.difference,
    ]);
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) {
      return [];
    }
    const versions = group.map(({version}) => (version === 'current' ? 'next' : version)).join(', ');
    const where = first.version === OUTSIDE ? '' : ` in ${versions}`;
    const what = STATUS[first.status] === '' ? '' : `, ${STATUS[first.status]}${first.from ?? ''}`;
    return [`### ${first.page}${where}${what}`, body(first.difference)];
  });
}

/**
 * The changes for readers as Markdown. Equal changes of several versions stand once, with the versions side by side.
 * @param changes sorted by page, newest version first
 */
export function formatReport(changes: readonly PageChange[]): string {
  const seen = changes.filter((change) => !isUnseen(change));
  const unseen = changes.length - seen.length;
  const counts = `${seen.length} ${seen.length === 1 ? 'page changes' : 'pages change'} for readers.`;
  const hidden = unseen > 0 ? ` ${unseen} more ${unseen === 1 ? 'has' : 'have'} changes that readers do not see.` : '';
  const text = ['## What readers will see', counts + hidden, ...sections(seen)].join('\n\n');
  if (text.length <= MOST_CHARACTERS) {
    return text;
  }
  const cut = text.lastIndexOf('\n### ', MOST_CHARACTERS);
  return `${text.slice(0, cut)}\n\nThe rest is left out here: \`npm run docs:diff\` prints all of it.`;
}
