import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {nearest} from '../../../plugins/kit/nearest';
import {readText} from '../../../plugins/kit/read-text';
import {changedFiles, findCommit, git, isRepository, readAt, tryGit} from '../shared/git';
import {UserError} from '../shared/command';
import {isPage, folderOf, splitDocsFile} from '../shared/site';
import type {BackportOptions} from './options';
import {type Hunk, readHunks} from './hunks';
import type {ChangedSource} from './plan';

/** What has changed in the version that a correction comes from. */
export interface SourceChange {
  /** In words: since when. */
  readonly since: string;
  readonly pages: readonly ChangedSource[];
  /** Files that are not carried, each with the reason. */
  readonly left: readonly {readonly file: string; readonly reason: string}[];
}

/**
 * Reads the change that is to be carried.
 * @throws UserError when there is none, or a revision or a page does not exist
 */
export function readSource(root: string, {from, base, only}: BackportOptions): SourceChange {
  if (!isRepository(root)) {
    throw new UserError('docs:backport compares with git, and this is not the top folder of a git repository.');
  }
  const folder = folderOf(from);
  const {commit, to, since} = findRange(root, folder, base);
  const files = changedFiles(root, commit, to, [folder]);
  if (files.length === 0) {
    const elsewhere = changedFiles(root, commit, undefined, ['docs', 'versioned_docs']).map(
      ({file}) => splitDocsFile(file)?.version ?? '',
    );
    const others = [...new Set(elsewhere)].filter(Boolean).map((version) => `--from ${version}`);
    const hint =
      others.length > 0
        ? `There are changes elsewhere: ${others.join(', ')}.`
        : 'Correct a page there, or name an older --base or another --from.';
    throw new UserError(`Nothing to carry: ${folder} has no change ${since}. ${hint}`);
  }
  const names = files.map(({file}) => file);
  const newTexts = to === undefined ? undefined : readAt(root, to, names);
  const sourceOf = (file: string): string => newTexts?.get(file) ?? readText(path.join(root, file));
  const wanted = selectPages(root, folder, names, only);
  const texts = readAt(root, commit, names);
  const pages: ChangedSource[] = [];
  const left: {file: string; reason: string}[] = [];
  for (const {file, status} of files.filter((each) => wanted?.has(each.file) ?? true)) {
    const page = file.slice(folder.length + 1);
    if (status === 'added' || status === 'deleted' || !isPage(page)) {
      left.push({file, reason: REASONS[status]});
      continue;
    }
    const before = texts.get(file) ?? '';
    const after = sourceOf(file);
    const hunks = readHunks(diffOf(before, after), before.split('\n'), after.split('\n'));
    pages.push({page, base: before, hunks: selectHunks(page, hunks, wanted?.get(file))});
  }
  return {since, pages, left};
}

/** Why a file is not carried. */
const REASONS = {
  added: 'is new: copy it where it belongs',
  deleted: 'was removed: remove it where it has to go',
  changed: 'is not a page: copy it where it belongs',
} as const;

function findRange(
  root: string,
  folder: string,
  base: string | undefined,
): {commit: string; to?: string; since: string} {
  const commit = findCommit(root, base ?? 'HEAD');
  if (commit === undefined) {
    throw new UserError(
      base === undefined
        ? 'This repository has no commit yet: there is nothing to compare with.'
        : `--base: there is no revision "${base}" here. Try a branch, a tag or a commit: git log --oneline -- ${folder}`,
    );
  }
  if (base !== undefined) {
    return {commit, since: `since ${base}`};
  }
  if (changedFiles(root, commit, undefined, [folder]).length > 0) {
    return {commit, since: 'that are not committed yet'};
  }
  const parent = findCommit(root, 'HEAD^');
  if (parent === undefined) {
    throw new UserError(`Nothing to carry: ${folder} has no change, and the last commit is the first one.`);
  }
  return {commit: parent, to: commit, since: 'in the working tree or the last commit'};
}

/** What git says of two texts. */
function diffOf(before: string, after: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'backport-'));
  try {
    writeFileSync(path.join(folder, 'before'), before);
    writeFileSync(path.join(folder, 'after'), after);
    const flags = [
      '--no-index',
      '--unified=0',
      '--no-color',
      '--no-ext-diff',
      '--no-textconv',
      '--diff-algorithm=histogram',
    ];
    const {status, stdout, stderr} = tryGit(folder, ['diff', ...flags, '--', 'before', 'after']);
    if (status > 1) {
      throw new Error(`git diff failed: ${stderr.trim()}`);
    }
    return stdout;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** The files that `--only` names, with the numbers of their hunks; undefined when it names none. */
function selectPages(
  root: string,
  folder: string,
  changed: readonly string[],
  only: BackportOptions['only'],
): Map<string, number[]> | undefined {
  const nameOf = (file: string): string => file.slice(folder.length + 1).replace(/\.mdx?$/, '');
  const selected = new Map<string, number[]>();
  for (const {page, hunk} of only) {
    const file = changed.find((each) => nameOf(each) === page);
    if (file === undefined) {
      const known = git(root, ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', folder]).split(
        '\0',
      );
      const names = [...changed, ...known].map(nameOf);
      const guess = nearest(page, names);
      throw new UserError(
        names.includes(page)
          ? `--only: ${page} has not changed in ${folder}. Changed: ${changed.map(nameOf).join(', ')}.`
          : `--only: ${folder} has no page "${page}".${guess === undefined ? '' : ` Did you mean ${guess}?`}`,
      );
    }
    selected.set(file, [...(selected.get(file) ?? []), ...(hunk === undefined ? [] : [hunk])]);
  }
  return only.length > 0 ? selected : undefined;
}

function selectHunks(page: string, hunks: readonly Hunk[], numbers: readonly number[] | undefined): readonly Hunk[] {
  if (!numbers || numbers.length === 0) {
    return hunks;
  }
  const missing = numbers.find((number) => !hunks.some((hunk) => hunk.number === number));
  if (missing !== undefined) {
    throw new UserError(`--only: ${page} has ${hunks.length} hunks, and no hunk ${missing}.`);
  }
  return hunks.filter(({number}) => numbers.includes(number));
}
