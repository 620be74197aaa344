import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {pageKeys, readRenamedFrom, type RenamedPage} from './page-keys';
import {CURRENT_VERSION, placeOfPage} from './place-of-page';

/**
 * The key of each page of the docs (`pageKeys`), from the front matter of their sources.
 * @param siteDir absolute path of the site
 * @param versions newest first
 * @throws an error that names the file when its `renamed_from` cannot be used
 */
export function readPageKeys(siteDir: string, versions: readonly string[]): ReadonlyMap<string, string> {
  const pages = versions.flatMap((version) => {
    const folder = path.join(siteDir, version === CURRENT_VERSION ? 'docs' : `versioned_docs/version-${version}`);
    return readdirSync(folder, {recursive: true, encoding: 'utf8'}).flatMap((name): RenamedPage[] => {
      const file = path.join(folder, name);
      const page = placeOfPage(file, siteDir);
      return page && !page.isPartial ? [{version, id: page.id, renamedFrom: formerNames(file, siteDir)}] : [];
    });
  });
  return pageKeys(versions, pages);
}

function formerNames(file: string, siteDir: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  if (!/^renamed_from\b/m.test(source)) {
    return [];
  }
  const name = path.relative(siteDir, file).replaceAll('\\', '/');
  let data;
  try {
    // Facts by name are filled in later; YAML takes no value that begins with a percent sign.
    ({data} = matter(source.replaceAll('%%', ''), {}));
  } catch (error) {
    throw new Error(`${name}: the front matter cannot be read: ${(error as Error).message}`, {cause: error});
  }
  return readRenamedFrom(data.renamed_from, name);
}
