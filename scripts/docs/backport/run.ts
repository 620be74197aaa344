import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Release} from '../../../src/data/releases';
import {type CheckedSite, checkSite} from '../check/all';
import {UserError} from '../shared/command';
import {type Diagnostic, formatDiagnostic} from '../shared/diagnostic';
import {dirtyFiles, git} from '../shared/git';
import {type Files, folderOf, readReleased, readTree, type Site, splitDocsFile} from '../shared/site';
import {readSource} from '../shared/source';
import {type Change, judge, linesOf, type Verdict} from './changes';
import {readOptions} from './options';
import {formatChanges, formatConflicts, formatTable, type Row} from './report';
import {type ChangedPage, readChanges} from './source';

/**
 * docs:backport.
 * @param root the top folder of the repository
 * @param releases the rows of releases.ts
 * @param print where the lines of its report go
 * @returns the exit code: 1 when --apply was stopped by a conflict
 * @throws UserError when the command line, the revision, the working tree or a page that cannot be read stands in the way
 */
export function backport(
  root: string,
  args: readonly string[],
  releases: readonly Release[],
  print: (text: string) => void,
): number {
  const files = readTree(root);
  const options = readOptions(args, readReleased(files.get('versions.json')));
  const {since, pages, left} = readChanges(root, options);
  const checked = checkSite(files, releases);
  if (checked.isUnreadable) {
    const reasons = checked.diagnostics.map((each) => `  ${formatDiagnostic(each)}`).join('\n');
    throw new UserError(`docs:check finds what must be right first, and nothing is written:\n${reasons}`);
  }
  const judged = judgeAll(pages, options.to, checked.site);
  const texts = apply(judged, files);
  const rows = refuseFaults(judged, texts, newFaults(checked, new Map([...files, ...texts]), releases));
  const conflicts = rows.filter(({verdict}) => verdict.status === 'conflict');
  refuseDirtyFiles(root, [...texts.keys(), ...conflicts.map(({file}) => file)]);

  print(`Changes of ${folderOf(options.from)} ${since}:`);
  print(formatChanges(pages));
  left.forEach((file) => {
    print(`Not carried: ${file}`);
  });
  print(`\n${formatTable(rows, options.apply && conflicts.length === 0)}`);
  print(formatConflicts(conflicts));
  if (options.apply && conflicts.length > 0) {
    const free = options.to.filter((version) => !conflicts.some((row) => row.version === version));
    print('Nothing is written: leave the conflicts out with --to or --only, and correct these pages by hand.');
    print(free.length > 0 ? `Versions without a conflict: --to ${free.join(',')}` : 'Each version has a conflict.');
    return 1;
  }
  if (!rows.some(({verdict}) => verdict.status === 'fits')) {
    print('There is nothing to write.');
  } else if (options.apply) {
    writeAll(root, texts);
    print(`Written: ${texts.size} pages. Look at them with git diff.`);
  } else {
    print('Nothing is written yet: run the same with --apply.');
  }
  return 0;
}

/** Judges every change against every version. */
function judgeAll(pages: readonly ChangedPage[], versions: readonly string[], site: Site): Row[] {
  return pages.flatMap(({page, base, changes}) =>
    versions.flatMap((version) => {
      const target = site.versions.find(({name}) => name === version)?.pages.get(page);
      const lines = target && linesOf(readSource(target.file, target.path, target.source));
      const verdicts = lines ? changes.map((change) => judge(change, base, lines)) : [];
      const missing: Verdict = {status: 'not there', reason: 'no such page'};
      return changes.map((change, index): Row => {
        const verdict = refuseOverlap(verdicts[index] ?? missing, verdicts.slice(0, index));
        return {page, file: `${folderOf(version)}/${page}`, number: index + 1, change, version, verdict};
      });
    }),
  );
}

/** Two changes of one page may land on the same place of a version: then only the first one fits. */
function refuseOverlap(verdict: Verdict, earlier: readonly Verdict[]): Verdict {
  if (verdict.status !== 'fits') {
    return verdict;
  }
  const {edit: own} = verdict;
  const endOf = ({start, removed}: Change): number => start + removed.length;
  const isTaken = earlier.some(
    (other) =>
      other.status === 'fits' &&
      (own.start === other.edit.start || (own.start < endOf(other.edit) && other.edit.start < endOf(own))),
  );
  return isTaken ? {status: 'conflict', reason: 'another change has the same place', ours: own.removed} : verdict;
}

/** The texts of the pages with the changes that fit, by file. */
function apply(rows: readonly Row[], files: Files): Map<string, string> {
  const edits = rows.flatMap(({file, verdict}) => (verdict.status === 'fits' ? [{file, ...verdict.edit}] : []));
  const texts = new Map<string, string>();
  // From the end of a page to its beginning, so that the places stay right.
  for (const {file, start, removed, added} of edits.toSorted((a, b) => b.start - a.start)) {
    const lines = (texts.get(file) ?? files.get(file) ?? '').split('\n');
    texts.set(file, lines.toSpliced(start, removed.length, ...added).join('\n'));
  }
  return texts;
}

/** What docs:check would say and does not say today: a link to a page that a version does not have, a name that came later. */
function newFaults(before: CheckedSite, files: Files, releases: readonly Release[]): Diagnostic[] {
  const keyOf = ({file, message}: Diagnostic): string => `${file}: ${message}`;
  const known = new Set(before.diagnostics.map(keyOf));
  return checkSite(files, releases).diagnostics.filter((fault) => !known.has(keyOf(fault)));
}

/** A fault comes from the change that wrote its line, or else from any change of its version, or from any at all. */
function refuseFaults(rows: readonly Row[], texts: Files, faults: readonly Diagnostic[]): Row[] {
  const reasons = new Map<Row, string>();
  for (const fault of faults) {
    const line = texts.get(fault.file)?.split('\n')[fault.line - 1] ?? '';
    const fitting = rows.filter(({verdict}) => verdict.status === 'fits');
    const ofLine = fitting.filter(({file, change}) => file === fault.file && change.added.includes(line));
    const ofVersion = fitting.filter(({version}) => version === splitDocsFile(fault.file)?.version);
    for (const row of [ofLine, ofVersion].find(({length}) => length > 0) ?? fitting) {
      reasons.set(row, reasons.get(row) ?? formatDiagnostic(fault));
    }
  }
  return rows.map((row) => {
    const reason = reasons.get(row);
    return row.verdict.status === 'fits' && reason !== undefined
      ? {...row, verdict: {status: 'conflict', reason, ours: row.verdict.edit.removed}}
      : row;
  });
}

/** Writes all pages or none: git can take back what a failure has written. Each page keeps its line endings. */
export function writeAll(root: string, texts: Files): void {
  try {
    for (const [name, text] of texts) {
      const file = path.join(root, name);
      const isWindows = readFileSync(file, 'utf8').includes('\r\n');
      writeFileSync(file, isWindows ? text.replaceAll('\n', '\r\n') : text);
    }
  } catch (error) {
    git(root, ['restore', '--', ...texts.keys()]);
    throw error;
  }
}

/** Only pages that this run would write or argue about count: one that has the text already may be uncommitted. */
function refuseDirtyFiles(root: string, files: readonly string[]): void {
  const dirty = files.length > 0 ? dirtyFiles(root, [...new Set(files)]) : [];
  if (dirty.length > 0) {
    throw new UserError(
      `These pages have changes of their own that are not committed:\n${dirty.map((file) => `  ${file}`).join('\n')}\n` +
        'Commit or stash them first, so that what is carried can be told from them.',
    );
  }
}
