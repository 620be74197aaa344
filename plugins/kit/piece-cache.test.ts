import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {fileCache, openPieceCache} from './piece-cache';

let folder: string;
let file: string;
const blocks = [{kind: 'text' as const, text: 'a'}];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'piece-cache-'));
  file = path.join(folder, 'deep/cache.json');
});
afterEach(() => {
  vi.unstubAllEnvs();
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

it('keeps each kind of piece of a site in a file of its own, unless nothing is to be kept', () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', undefined);
  const kept = openPieceCache<string>(folder, 'kind', 'code');
  kept.set('a', 'A');
  kept.save();
  expect(openPieceCache<string>(folder, 'kind', 'code').get('a')).toBe('A');
  expect(openPieceCache<string>(folder, 'other-kind', 'code').get('a')).toBeUndefined();

  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '1');
  const forgotten = openPieceCache<string>(folder, 'forgotten', 'code');
  forgotten.set('a', 'A');
  forgotten.save();
  expect(openPieceCache<string>(folder, 'kind', 'code').get('a')).toBeUndefined();
  expect(existsSync(path.join(folder, 'node_modules/.cache/forgotten.json'))).toBe(false);
});
