import {mkdirSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writeAtomically} from './write-file';

it('leaves no draft behind when a file cannot be written', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'write-file-'));
  mkdirSync(path.join(folder, 'taken'));
  await expect(writeAtomically(path.join(folder, 'taken'), 'Text')).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['taken']);
  rmSync(folder, {recursive: true});
});
