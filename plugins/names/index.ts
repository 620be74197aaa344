import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPages} from '../kit/doc-path';
import {readNames} from './read-names';
import type {NameRow} from './rows';
import {tipsOf} from './tips';

/** Options of the plugin and its remark plugin. The README explains each. */
export interface NamesOptions {
  /** Absolute path of the site. */
  readonly siteDir: string;
  /** The site's base URL, with a slash at both ends. */
  readonly baseUrl: string;
  /** The versions that are built, and where their pages are, relative to the base URL, without slashes at the ends. */
  readonly folders: Readonly<Record<string, string>>;
  readonly rows: readonly NameRow[];
  /** What readers call a kind of the glossary, where its word alone is not clear. */
  readonly kinds: Readonly<Record<string, string>>;
}

/** The place that explains each name of a version, by its name and its `also` spellings, for the search. */
export function homesOfNames(version: string, options: NamesOptions): Record<string, string> {
  const names = readNames(readPages(options.siteDir, version), options.rows);
  const homes = options.rows.flatMap(({name, also}) => {
    const [home] = names.get(name)?.homes ?? [];
    return home === undefined ? [] : [name, ...also].map((spelling) => [spelling, home] as const);
  });
  return Object.fromEntries(homes);
}

/** The plugin: the tips, styles and scripts that the links of `remarkNames` need in the browser. */
export default function names(_context: LoadContext, {rows, kinds}: NamesOptions): Plugin {
  return {
    name: 'names',
    getClientModules: () => ['names.css', 'names.ts'].map((file) => path.join(__dirname, 'client', file)),
    async contentLoaded({actions: {createData}}) {
      await createData('tips.json', tipsOf(rows, kinds));
    },
  };
}
