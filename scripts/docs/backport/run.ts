import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Release} from '../../../src/data/releases';
import {checkSite} from '../check/all';
import {didYouMean, formatDiagnostic, refuse, suggest} from '../shared/diagnostic';
import {changedFiles, dirtyFiles, findCommit, readAt} from '../shared/git';
import {
  CURRENT,
  describeVersion,
  type DocsVersion,
  folderOf,
  idOf,
  readReleased,
  readTree,
  type Site,
} from '../shared/site';
import {readSource, type Source} from '../shared/source';
import {changesBetween, judge, type Verdict} from './changes';

/** How docs:backport is called. */
export const USAGE = `npm run docs:backport -- [--from current] [--to all] [--only PAGES] [--base REVISION] [--apply]

Carries a correction from one version of the docs to the others, change by change.

  --from VERSION   where the correction was made: a version, or current for docs/ (default: current)
  --to VERSIONS    where to carry it: versions with commas between them, or all (default: all)
  --only PAGES     only these pages, for example quick-start/using-active,faq
  --base REVISION  carry what has changed since this revision
                   (default: what is not committed yet; when there is nothing, the last commit)
  --apply          write the pages, unless there is a conflict; without it, only the report is printed`;

/**
 * docs:backport.
 * @returns the exit code: 1 when --apply was stopped by a conflict
 * @throws when the command line, the revision, the working tree or a page that cannot be read stands in the way
 */
export function backport(
  root: string,
  args: readonly string[],
  releases: readonly Release[],
  print: (text: string) => void,
): number {
  const files = readTree(root);
  const options = readOptions(args, readReleased(files) ?? []);
  const {site, diagnostics, isUnreadable} = checkSite(files, releases);
  const unreadable = isUnreadable ? diagnostics.map(formatDiagnostic) : [];
  refuse(unreadable, 'docs:check finds what must be right first, and nothing is written');
  const {since, rows: judged, left} = judgeChanges(root, options, site);
  const texts = apply(judged, files);
  const dirty = texts.size > 0 ? dirtyFiles(root, [...texts.keys()]) : [];
  refuse(dirty, 'Commit or stash these pages first, so that what is carried can be told from their own changes');

  // What docs:check would say of the new texts and does not say today: a link to a page that a version does not have, a
  // name that came later. A fault of no version, as of the glossary, is one of each.
  const known = new Set(diagnostics.map(({file, message}) => `${file}: ${message}`));
  const faults = checkSite(new Map([...files, ...texts]), releases).diagnostics.filter(
    ({file, message}) => !known.has(`${file}: ${message}`),
  );
  const rows = judged.map((row): Row => {
    const fault = faults.find(
      ({file}) => file.startsWith(`${folderOf(row.version)}/`) || !/^(?:versioned_)?docs\//.test(file),
    );
    return fault && row.verdict.status === 'fits'
      ? {...row, verdict: {status: 'conflict', reason: formatDiagnostic(fault), ours: row.change.removed}}
      : row;
  });
  const conflicts = rows.filter(({verdict}) => verdict.status === 'conflict').map(({version}) => version);
  const isWritten = options.apply && conflicts.length === 0;

  print(`Changes of ${folderOf(options.from)} since ${since}:`);
  for (const file of left) {
    print(`Not carried: ${file} is no changed page. Copy or remove it where it belongs.`);
  }
  print(formatReport(rows, isWritten));
  if (options.apply && !isWritten) {
    const free = options.to.filter((version) => !conflicts.includes(version));
    print('Nothing is written: leave the conflicts out with --to or --only, and correct these pages by hand.');
    print(free.length > 0 ? `Versions without a conflict: --to ${free.join(',')}` : 'Each version has a conflict.');
    return 1;
  }
  for (const [file, text] of isWritten ? texts : []) {
    writePage(path.join(root, file), text);
  }
  const written = `Written: ${texts.size} pages. Look at them with git diff.`;
  const result = isWritten ? written : 'Nothing is written yet: run the same with --apply.';
  print(texts.size === 0 ? 'There is nothing to write.' : result);
  return 0;
}

/**
 * Reads the command line.
 * @returns `from`, `to` in the order of the versions, `only` with ids of pages, none for all, `base` and `apply`
 * @throws an error that says what would be right
 */
function readOptions(args: readonly string[], released: readonly string[]) {
  const {values} = parseArgs({
    args: [...args],
    options: {
      from: {type: 'string', default: CURRENT},
      to: {type: 'string', default: 'all'},
      only: {type: 'string', default: ''},
      base: {type: 'string'},
      apply: {type: 'boolean', default: false},
    },
  });
  const {from, base, apply} = values;
  const versions = [CURRENT, ...released];
  const others = versions.filter((name) => name !== from);
  const to = values.to === 'all' ? others : values.to.split(',');
  const unknown = [from, ...to].find((name) => !versions.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no version "${unknown}". ${suggest(unknown, versions)}`);
  }
  if (to.includes(from)) {
    throw new Error(`--to: name other versions than ${from}, where the correction comes from, or all.`);
  }
  const only = values.only.split(',').filter(Boolean).map(idOf);
  return {from, to: others.filter((name) => to.includes(name)), only, base, apply};
}

/**
 * Judges each change of a page in each version that it is to be carried to.
 * @returns the revision that the pages are compared with, the verdicts, and the files that are no pages, or new, or gone
 * @throws when a page could not be read as it was
 */
function judgeChanges(root: string, options: ReturnType<typeof readOptions>, {versions}: Site) {
  const {since, commit, pages} = findChanges(root, options);
  const from = versions.find(({name}) => name === options.from);
  const to = versions.filter(({name}) => options.to.includes(name));
  const left: string[] = [];
  const rows = pages.flatMap((page) => {
    const file = `${folderOf(options.from)}/${page}`;
    const now = from?.pages.get(page);
    const text = now && readAt(root, commit, file);
    const before = readSource(file, page, text ?? '');
    if (before.error) {
      const reason = formatDiagnostic(before.error);
      throw new Error(`A page could not be read as it was, so correct each version by hand: ${reason}`);
    }
    if (!now || text === undefined) {
      left.push(file);
      return [];
    }
    return judgePage(before, now, to);
  });
  return {since, rows, left};
}

/**
 * Finds the pages to carry: what has changed since --base, or is not committed yet, or else the last commit.
 * @returns the revision and its commit, and the paths of the pages within their folder
 * @throws when there is nothing, or a revision or a page does not exist
 */
function findChanges(root: string, {from, base, only}: ReturnType<typeof readOptions>) {
  const folder = folderOf(from);
  const since = base ?? (changedFiles(root, 'HEAD', [folder]).length > 0 ? 'HEAD' : 'HEAD^');
  const commit = findCommit(root, since);
  if (commit === undefined) {
    throw new Error(`--base: there is no revision "${since}" here. Try a branch, a tag or a commit: git log --oneline`);
  }
  const pages = changedFiles(root, commit, [folder]).map((file) => file.slice(folder.length + 1));
  const ids = pages.map(idOf);
  const missing = only.find((id) => !ids.includes(id));
  if (pages.length === 0) {
    const hint = 'Correct a page there, or name another --from or an older --base.';
    throw new Error(`Nothing to carry: ${folder} has no change since ${since}. ${hint}`);
  }
  if (missing !== undefined) {
    const hint = `${didYouMean(missing, ids)} Changed: ${ids.join(', ')}.`.trim();
    throw new Error(`--only: ${missing} has not changed in ${folder}. ${hint}`);
  }
  return {since, commit, pages: pages.filter((page) => only.length === 0 || only.includes(idOf(page)))};
}

/** Judges the changes of one page. */
function judgePage(before: Source, now: Source, versions: readonly DocsVersion[]) {
  return changesBetween(before, now).flatMap((change, index) =>
    versions.map(({name, folder, pages}) => {
      const target = pages.get(now.path);
      const verdict: Verdict = target ? judge(change, before, target) : {status: 'not there', reason: 'no such page'};
      const title = `${now.path} #${index + 1}, line ${change.start + 1}`;
      return {change, title, version: name, file: `${folder}/${now.path}`, verdict};
    }),
  );
}

/** One change of a page against one version. */
type Row = ReturnType<typeof judgePage>[number];

/** The texts of the pages with the changes that fit, by file. */
function apply(rows: readonly Row[], files: ReadonlyMap<string, string>): Map<string, string> {
  const edits = rows.flatMap(({file, change, verdict}) =>
    verdict.start === undefined ? [] : [{...change, file, start: verdict.start}],
  );
  const texts = new Map<string, string>();
  // From the end of a page to its beginning, so that the places stay right, also of two insertions at one place.
  for (const {file, start, removed, added} of edits.reverse().sort((a, b) => b.start - a.start)) {
    const lines = (texts.get(file) ?? files.get(file) ?? '').split('\n');
    texts.set(file, lines.toSpliced(start, removed.length, ...added).join('\n'));
  }
  return texts;
}

/** Writes a page with the line endings that it has. */
function writePage(file: string, text: string): void {
  const isWindows = readFileSync(file, 'utf8').includes('\r\n');
  writeFileSync(file, isWindows ? text.replaceAll('\n', '\r\n') : text);
}

/** Each change, below it what becomes of it in each version, and in the last line the numbers. */
function formatReport(rows: readonly Row[], isWritten: boolean): string {
  const fits = isWritten ? 'applied' : 'would apply';
  const lines = rows.flatMap(({title, change, version, verdict: {status, reason, ours = []}}, index) => {
    const head = [title, ...change.removed.map((line) => `  - ${line}`), ...change.added.map((line) => `  + ${line}`)];
    const why = reason === undefined ? '' : ` (${reason})`;
    return [
      ...(rows[index - 1]?.change === change ? [] : head),
      `    ${describeVersion(version)}: ${status === 'fits' ? fits : status}${why}`,
      ...ours.map((line) => `          ${line}`),
    ];
  });
  const counts = ['fits', 'already there', 'not there', 'conflict'].map((status) => {
    const {length} = rows.filter(({verdict}) => verdict.status === status);
    return `${length} ${status === 'fits' ? fits : status}`;
  });
  return [...lines, '', counts.join(', ')].join('\n');
}
