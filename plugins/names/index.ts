import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsOfContent} from '../kit/docs-content';
import {namesOf, type Sources} from './node/read-version';
import {tipsOf} from './node/tips';
import type {VersionNames} from './homes';

/** What the plugin and its remark plugin must know; the README explains each. */
export interface NamesOptions extends Sources {
  /** The site's base URL, with a slash at both ends. */
  readonly baseUrl: string;
  /** The versions that are built, and where their pages are, relative to the base URL, without slashes at the ends. */
  readonly versions: Readonly<Record<string, string>>;
  /** What readers call a kind of the glossary, where its word alone is not clear. */
  readonly kinds: Readonly<Record<string, string>>;
}

/** The page that explains each name of a version, by every right spelling: for the search. */
export function pagesOfNames(version: string, options: NamesOptions): Record<string, string> {
  const names = namesOf(version, options);
  return Object.fromEntries(
    options.rows.flatMap((row) => {
      const home = names.homeOf(row);
      return home ? [[row.name, ...row.also].map((spelling) => [spelling, home.page] as const)].flat() : [];
    }),
  );
}

/** Links go by the names of files; a page with an address of its own would be missed. */
function assertAddresses(
  {loadedVersions}: Pick<LoadedContent, 'loadedVersions'>,
  {baseUrl, versions}: NamesOptions,
  namesIn: (version: string) => VersionNames,
): void {
  for (const {versionName, docs} of loadedVersions) {
    const root = `${baseUrl}${versions[versionName] ?? ''}/`;
    const known = new Set(docs.map(({permalink}) => permalink));
    const names = namesIn(versionName);
    const homes = names.rows.flatMap(names.placesOf);
    const missing = homes.find(({page}) => !known.has(root + page));
    if (missing) {
      throw new Error(
        `names: ${versionName} has no page at ${root}${missing.page}. Its file has that name: remove \`slug\` and \`id\` ` +
          'from its front matter, or correct `versions` in the options of plugins/names.',
      );
    }
  }
}

/**
 * The code that knows how to load each version's tips. It names them one by one: in their folder may be those of versions
 * that an earlier run was about.
 */
function listOfTips(versions: readonly string[]): string {
  const rows = versions.map(
    (version) => `  '${version}': () => import(/* webpackChunkName: "names-${version}" */ './tips/${version}.json'),\n`,
  );
  return `export default {\n${rows.join('')}};\n`;
}

/**
 * Names that lead somewhere: what the links of `remarkNames` need in the browser. Their tips are a file for each
 * version, which is fetched when a reader first points at a name.
 */
export default function names(_context: LoadContext, options: NamesOptions): Plugin {
  const {baseUrl, versions, kinds} = options;
  const namesIn = (version: string): VersionNames => namesOf(version, options);
  return {
    name: 'names',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => ['names.css', 'names.ts'].map((file) => path.join(__dirname, 'client', file)),
    async allContentLoaded({allContent, actions: {createData}}) {
      assertAddresses(docsOfContent(allContent), options, namesIn);
      await Promise.all([
        ...Object.entries(versions).map(([version, folder]) =>
          createData(`tips/${version}.json`, tipsOf(namesIn(version), `${baseUrl}${folder}/`, kinds)),
        ),
        createData('tips.js', listOfTips(Object.keys(versions))),
      ]);
    },
  };
}
