import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readText} from './read-text';

it('reads lines alike, whatever they end with', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'read-text-'));
  const file = path.join(folder, 'page.mdx');
  writeFileSync(file, '---\r\ntitle: A\r\n---\r\n\r\nText\n');
  expect(readText(file)).toBe('---\ntitle: A\n---\n\nText\n');
  rmSync(folder, {recursive: true});
});
