import {expect, it, onTestFinished} from 'vitest';
import {GLOSSARY_FILE} from '../plugins/names/glossary';
import {temporaryFolder} from '../tests/support/temporary-folder';
import {namesOptions} from './names';

it('names the line of a row of the glossary that cannot be read', () => {
  const rows = '# Names\n\n- {name: A, kind: class, since: 1.0}\n';
  const siteDir = temporaryFolder({[GLOSSARY_FILE]: rows}, onTestFinished);
  const read = () => namesOptions({siteDir, baseUrl: '/', folders: {}});
  expect(read).toThrow('glossary/identifiers.yml:3: The row cannot be read (since is not a version');
});
