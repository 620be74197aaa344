import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {GLOSSARY_FILE} from '../plugins/names/glossary';
import {namesOptions} from './names';

it('names the line of a row of the glossary that cannot be read', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'names-'));
  mkdirSync(path.join(siteDir, 'glossary'));
  writeFileSync(path.join(siteDir, GLOSSARY_FILE), '# Names\n\n- {name: A, kind: class, since: 1.0}\n');
  const read = () => namesOptions({siteDir, baseUrl: '/', folders: {}});
  expect(read).toThrow('glossary/identifiers.yml:3: The row cannot be read (since is not a version');
  rmSync(siteDir, {recursive: true});
});
