import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {writeAtomically, writeAtomicallyAsync} from './write-file';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'write-file-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

describe.each([
  [
    'writeAtomically',
    (file: string, content: string) =>
      Promise.resolve().then(() => {
        writeAtomically(file, content);
      }),
  ],
  ['writeAtomicallyAsync', writeAtomicallyAsync],
])('%s', (_name, write) => {
  it('writes and replaces a file, and leaves no draft', async () => {
    const file = path.join(folder, 'a.json');
    await write(file, 'first');
    await write(file, 'second');
    expect(readFileSync(file, 'utf8')).toBe('second');
    expect(readdirSync(folder)).toEqual(['a.json']);
  });

  it('leaves no draft when the file cannot be replaced', async () => {
    mkdirSync(path.join(folder, 'taken/inside'), {recursive: true});
    await expect(write(path.join(folder, 'taken'), 'text')).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['taken']);
  });
});
