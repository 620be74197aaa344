import path from 'node:path';
import {readText} from '../../plugins/kit/read-text';
import {namesOptions} from '../../config/names';
import {homesOfNames} from '../../plugins/names';
import {GLOSSARY_FILE, readGlossary} from '../../plugins/names/glossary';
import {isKnownIn} from '../../scripts/docs/check/glossary';
import {BASE, type Version} from '../pages';

// Vitest and Playwright both know __dirname; Playwright cannot load a file with import.meta.
const root = path.join(__dirname, '../..');
const entries = readGlossary(readText(path.join(root, GLOSSARY_FILE)), () => undefined);
const options = namesOptions({siteDir: root, baseUrl: `${BASE}/`, folders: {}});

/** A name of the glossary, and the place of a version that explains it: `page` or `page#heading`. */
interface ExplainedName {
  readonly name: string;
  readonly home: string;
}

/** Every name of the glossary that pages of a version may use, in every spelling with its spaces, where it has a home. */
export function explainedNames(version: Version): ExplainedName[] {
  const homes = homesOfNames(version, options);
  return entries
    .filter((entry) => isKnownIn(entry, version, () => false))
    .flatMap(({name, also}) => [name, ...also])
    .flatMap((name) => {
      const home = homes[name];
      return home === undefined ? [] : [{name, home}];
    });
}
