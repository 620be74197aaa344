import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {commitOf} from './commit';

const GIVEN = '0123456789abcdef0123456789abcdef01234567';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commit-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

it('is what the workflow says', () => {
  expect(commitOf({GITHUB_SHA: GIVEN}, folder)).toBe(GIVEN);
});

it('is what git says', () => {
  const git = (...args: string[]): string => execFileSync('git', args, {cwd: folder, encoding: 'utf8'});
  git('init', '--quiet');
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
  git(...identity, 'commit', '--quiet', '--allow-empty', '--message', 'First');
  expect(commitOf({GITHUB_SHA: 'main'}, folder)).toBe(git('rev-parse', 'HEAD').trim());
});

it('is nothing outside of a repository', () => {
  expect(commitOf({}, folder)).toBeUndefined();
});
