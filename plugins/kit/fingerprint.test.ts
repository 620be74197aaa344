import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {codeFingerprint, fingerprintOf, sourceFiles} from './fingerprint';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
  writeFileSync(path.join(folder, name), text);
};

it('takes the code of folders, and neither tests nor types nor other files', () => {
  ['b.ts', 'a/c.tsx', 'a/c.test.ts', 'd.spec.ts', 'e.d.ts', 'f.css'].forEach((name) => {
    write(name, name);
  });
  expect(sourceFiles([folder, path.join(folder, 'missing')])).toEqual(
    ['a/c.tsx', 'b.ts'].map((name) => path.join(folder, name)),
  );
});

it('follows the code', () => {
  const of = (): string => fingerprintOf(sourceFiles([folder]));
  write('a.ts', 'one');
  const first = of();
  write('a.test.ts', 'test');
  expect(of()).toBe(first);
  write('a.ts', 'two');
  const second = of();
  expect(second).not.toBe(first);
  write('deep/b.ts', 'three');
  expect(of()).not.toBe(second);
});

it('follows a file that is not there yet', () => {
  const lockfile = path.join(folder, 'lock.json');
  const missing = fingerprintOf([lockfile]);
  write('lock.json', '{"diff": "9.0.0"}');
  const before = fingerprintOf([lockfile]);
  expect(before).not.toBe(missing);
  write('lock.json', '{"diff": "9.0.1"}');
  expect(fingerprintOf([lockfile])).not.toBe(before);
});

it('follows the installed packages', () => {
  write('a.ts', 'code');
  const code = (): string => codeFingerprint(folder, sourceFiles([folder]));
  const before = code();
  expect(code()).toBe(before);
  write('package-lock.json', '{}');
  expect(code()).not.toBe(before);
});
