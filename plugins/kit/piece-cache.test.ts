import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {fileCache} from './piece-cache';

let folder: string;
let file: string;
const blocks = [{kind: 'text' as const, text: 'a'}];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'piece-cache-'));
  file = path.join(folder, 'deep/cache.json');
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

it('remembers pieces between builds and forgets what was not asked for', () => {
  const first = fileCache(file, 'code');
  expect(first.get('a')).toBeUndefined();
  first.set('a', blocks);
  first.set('b', blocks);
  first.save();
  const second = fileCache(file, 'code');
  expect(second.get('a')).toEqual(blocks);
  second.save();
  const third = fileCache(file, 'code');
  expect(third.get('a')).toEqual(blocks);
  expect(third.get('b')).toBeUndefined();
});

it('does not trust what other code has read, nor half a file', () => {
  const first = fileCache(file, 'code');
  first.set('a', blocks);
  first.save();
  expect(fileCache(file, 'other code').get('a')).toBeUndefined();
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -3));
  expect(fileCache(file, 'code').get('a')).toBeUndefined();
});
