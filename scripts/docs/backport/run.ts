import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {checkSite} from '../check/all';
import type {CommandContext} from '../shared/command';
import {didYouMean, formatDiagnostic, refuse, suggest} from '../shared/diagnostic';
import {changedFiles, dirtyFiles, findCommit, readAt} from '../shared/git';
import {CURRENT, describeVersion, type Files, folderOf, idOf, readReleased, readTree, type Site} from '../shared/site';
import {readSource} from '../shared/source';
import {type JudgedChange, judgeChanges} from './changes';

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
 * @returns the exit code: 1 when --apply was stopped
 * @throws when the command line, the revision, the working tree or a page that cannot be read stands in the way
 */
export function backport({root, args, releases, print}: CommandContext): number {
  const files = readTree(root);
  const options = readOptions(args, readReleased(files) ?? []);
  const {site, diagnostics, isReadable} = checkSite(files, releases);
  refuse(isReadable ? [] : diagnostics.map(formatDiagnostic), 'docs:check finds errors. Fix them first');
  const changed = findPages(root, options);
  const {changes, leftOut} = judgePages(root, changed, options, site);
  const texts = apply(changes, files);
  const dirty = texts.size > 0 ? dirtyFiles(root, [...texts.keys()]) : [];
  refuse(dirty, 'Commit or stash these pages first, so that what is carried can be told from their own changes');
  // A link to a page that a version does not have, a name that came later. What is wrong already may be what a change mends.
  const known = new Set(diagnostics.map(({file, message}) => `${file}: ${message}`));
  const faults = checkSite(new Map([...files, ...texts]), releases).diagnostics.filter(
    ({file, message}) => !known.has(`${file}: ${message}`),
  );

  const conflicts = changes.flatMap(({results}) => results).filter(({verdict}) => verdict.status === 'conflict');
  const wrongFiles = [...conflicts, ...faults].map(({file}) => file);
  const isWritten = options.apply && wrongFiles.length === 0;
  if (isWritten) {
    writePages(root, texts);
  }
  print(`Changes of ${folderOf(options.from)} since ${changed.since}:`);
  for (const file of leftOut) {
    print(`Not carried: ${file} is new, gone or no page, or had an error before. Carry it by hand.`);
  }
  print(formatReport(changes, isWritten));
  if (faults.length > 0) {
    print(`With these changes, docs:check would find:\n  ${faults.map(formatDiagnostic).join('\n  ')}`);
  }
  print(adviceFor(options, wrongFiles, texts.size));
  return options.apply && !isWritten ? 1 : 0;
}

type Options = ReturnType<typeof readOptions>;

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
 * Finds the pages to carry: what has changed since --base, or is not committed yet, or else the last commit.
 * @returns the revision and its commit, and the paths of the pages within their folder
 * @throws when there is nothing, or a revision or a page does not exist
 */
function findPages(root: string, {from, base, only}: Options) {
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

/**
 * Judges each change of the pages in each version that it is to be carried to.
 * @returns the changes with their verdicts, and the files that are no pages, or new, or gone, or were not readable
 */
function judgePages(root: string, {commit, pages}: ReturnType<typeof findPages>, {from, to}: Options, site: Site) {
  const versions = site.versions.filter(({name}) => to.includes(name));
  const leftOut: string[] = [];
  const changes = pages.flatMap((page) => {
    const file = `${folderOf(from)}/${page}`;
    const now = site.versions.find(({name}) => name === from)?.pages.get(page);
    const text = now && readAt(root, commit, file);
    const before = readSource(file, page, text ?? '');
    if (!now || text === undefined || before.error) {
      leftOut.push(file);
      return [];
    }
    return judgeChanges(before, now, versions);
  });
  return {changes, leftOut};
}

/** The texts of the pages with the changes that fit, by file. */
function apply(changes: readonly JudgedChange[], files: Files): Map<string, string> {
  const edits = changes.flatMap(({results, ...change}) =>
    results.flatMap(({file, verdict: {start}}) => (start === undefined ? [] : [{...change, file, start}])),
  );
  const texts = new Map<string, string>();
  // From the end of a page to its beginning, so that the places stay right, also of two insertions at one place.
  for (const {file, start, removed, added} of edits.reverse().sort((a, b) => b.start - a.start)) {
    const lines = (texts.get(file) ?? files.get(file) ?? '').split('\n');
    texts.set(file, lines.toSpliced(start, removed.length, ...added).join('\n'));
  }
  return texts;
}

/** Writes the pages with the line endings that they have. */
function writePages(root: string, texts: ReadonlyMap<string, string>): void {
  for (const [name, text] of texts) {
    const file = path.join(root, name);
    const isWindows = readFileSync(file, 'utf8').includes('\r\n');
    writeFileSync(file, isWindows ? text.replaceAll('\n', '\r\n') : text);
  }
}

/** Each change, below it what becomes of it in which versions, and in the last line the numbers. */
function formatReport(changes: readonly JudgedChange[], isWritten: boolean): string {
  const fits = isWritten ? 'applied' : 'would apply';
  const lines = changes.flatMap(({place, removed, added, results}) => {
    const versions = new Map<string, string[]>();
    for (const {version, verdict} of results) {
      const {status, reason, ours = []} = verdict;
      const why = reason === undefined ? '' : ` (${reason})`;
      const result = [
        `    ${status === 'fits' ? fits : status}${why}`,
        ...ours.map((line) => `          ${line}`),
      ].join('\n');
      versions.set(result, [...(versions.get(result) ?? []), describeVersion(version)]);
    }
    const texts = [...removed.map((line) => `  - ${line}`), ...added.map((line) => `  + ${line}`)];
    // The versions stand behind the first line of a result.
    return [place, ...texts, ...Array.from(versions, ([text, names]) => text.replace(/$/m, `: ${names.join(', ')}`))];
  });
  const verdicts = changes.flatMap(({results}) => results.map(({verdict}) => verdict));
  const counts = ['fits', 'already there', 'not there', 'conflict'].map((status) => {
    const {length} = verdicts.filter((verdict) => verdict.status === status);
    return `${length} ${status === 'fits' ? fits : status}`;
  });
  return [...lines, '', counts.join(', ')].join('\n');
}

/** What was written, or what to do next. A wrong file of no version, as the glossary, is one of each. */
function adviceFor({apply: isApplied, to}: Options, wrongFiles: readonly string[], count: number): string {
  const isOf = (version: string, file: string): boolean =>
    file.startsWith(`${folderOf(version)}/`) || !/^(?:versioned_)?docs\//.test(file);
  if (wrongFiles.length > 0) {
    const free = to.filter((version) => !wrongFiles.some((file) => isOf(version, file)));
    const nothing = isApplied ? 'Nothing is written' : '--apply would write nothing';
    const rest = free.length > 0 ? `Versions without either: --to ${free.join(',')}` : 'No version is without.';
    return `${nothing}: leave conflicts and errors out with --to or --only, and correct these pages by hand.\n${rest}`;
  }
  const written = `Written: ${count} pages. Look at them with git diff.`;
  const result = isApplied ? written : 'Nothing is written yet: run the same with --apply.';
  return count === 0 ? 'There is nothing to write.' : result;
}
