import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Release} from '../../../src/data/releases';
import {type CheckedSite, checkSite} from '../check/all';
import {type Diagnostic, formatDiagnostic} from '../shared/diagnostic';
import {dirtyFiles} from '../shared/git';
import {type Files, folderOf, readReleased, readTree, type Site} from '../shared/site';
import {judge, type Verdict} from './changes';
import {readOptions} from './options';
import {type ChangedPage, readChanges} from './read-changes';
import {formatReport, type Row} from './report';

/**
 * docs:backport.
 * @param root the top folder of the repository
 * @param releases the rows of releases.ts
 * @param print where the lines of its report go
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
  const options = readOptions(args, readReleased(files.get('versions.json')));
  const checked = checkSite(files, releases);
  if (checked.isUnreadable) {
    const reasons = checked.diagnostics.map((each) => `  ${formatDiagnostic(each)}`).join('\n');
    throw new Error(`docs:check finds what must be right first, and nothing is written:\n${reasons}`);
  }
  const {since, pages, left} = readChanges(root, options, checked.site);
  const judged = pages.flatMap((page) => judgePage(page, options.to, checked.site));
  const texts = apply(judged, files);
  refuseDirtyFiles(root, [...texts.keys()]);
  const rows = refuseFaults(judged, newFaults(checked, new Map([...files, ...texts]), releases));
  const conflicts = rows.filter(({verdict}) => verdict.status === 'conflict').map(({version}) => version);

  print(`Changes of ${folderOf(options.from)} since ${since}:`);
  left.forEach((file) => {
    print(`Not carried: ${file} is no changed page. Copy or remove it where it belongs.`);
  });
  print(formatReport(rows, options.apply && conflicts.length === 0));
  if (options.apply && conflicts.length > 0) {
    const free = options.to.filter((version) => !conflicts.includes(version));
    print('Nothing is written: leave the conflicts out with --to or --only, and correct these pages by hand.');
    print(free.length > 0 ? `Versions without a conflict: --to ${free.join(',')}` : 'Each version has a conflict.');
    return 1;
  }
  if (texts.size === 0) {
    print('There is nothing to write.');
  } else if (options.apply) {
    texts.forEach((text, file) => {
      writePage(path.join(root, file), text);
    });
    print(`Written: ${texts.size} pages. Look at them with git diff.`);
  } else {
    print('Nothing is written yet: run the same with --apply.');
  }
  return 0;
}

/** Judges every change of a page against every version. */
function judgePage({page, base, changes}: ChangedPage, versions: readonly string[], site: Site): Row[] {
  return changes.flatMap((change, index) =>
    versions.map((version): Row => {
      const target = site.versions.find(({name}) => name === version)?.pages.get(page);
      const verdict: Verdict = target ? judge(change, base, target) : {status: 'not there', reason: 'no such page'};
      return {page, file: `${folderOf(version)}/${page}`, number: index + 1, change, version, verdict};
    }),
  );
}

/** Makes a conflict of a change that fits. */
function refuse(row: Row, reason: string): Row {
  return {...row, verdict: {status: 'conflict', reason, ours: row.change.removed}};
}

/** The texts of the pages with the changes that fit, by file. */
function apply(rows: readonly Row[], files: Files): Map<string, string> {
  const edits = rows.flatMap(({file, change, verdict}) =>
    verdict.status === 'fits' ? [{...change, file, start: verdict.start}] : [],
  );
  const texts = new Map<string, string>();
  // From the end of a page to its beginning, so that the places stay right, also of two insertions at one place.
  for (const {file, start, removed, added} of edits.reverse().sort((a, b) => b.start - a.start)) {
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

/** No change fits a version that would have a fault with them. A fault of no version, as of the glossary, is one of each. */
function refuseFaults(rows: readonly Row[], faults: readonly Diagnostic[]): Row[] {
  const isOf = ({file}: Diagnostic, version: string): boolean =>
    file.startsWith(`${folderOf(version)}/`) || !/^(?:versioned_)?docs\//.test(file);
  return rows.map((row) => {
    const fault = faults.find((each) => isOf(each, row.version));
    return fault && row.verdict.status === 'fits' ? refuse(row, formatDiagnostic(fault)) : row;
  });
}

/** Writes a page with the line endings that it has. */
function writePage(file: string, text: string): void {
  const isWindows = readFileSync(file, 'utf8').includes('\r\n');
  writeFileSync(file, isWindows ? text.replaceAll('\n', '\r\n') : text);
}

function refuseDirtyFiles(root: string, files: readonly string[]): void {
  const dirty = files.length > 0 ? dirtyFiles(root, files) : [];
  if (dirty.length > 0) {
    throw new Error(
      `These pages have changes of their own that are not committed:\n${dirty.map((file) => `  ${file}`).join('\n')}\n` +
        'Commit or stash them first, so that what is carried can be told from them.',
    );
  }
}
