import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DIFFERENCES_FOLDER, TITLES_FILE} from './shared/addresses';
import type {Redirects} from '../kit/current-id';
import {docsOfContent} from '../kit/docs-content';
import {figureText} from '../figures';
import {loadBlockReader} from './node/blocks';
import {assertSamePages, compileArchive, type Archive} from './node/compile';
import {historyFile, NAME} from './node/generated';
import {readLibrary, titlesOf} from './node/pages';
import type {FactsByVersion} from '../release-facts/facts';

/** What the plugin must know of the site. */
export interface PageHistoryOptions {
  /** The names in versions.json, newest first. */
  readonly versions: readonly string[];
  readonly redirects: Redirects;
  /** What each version's pages can say by name. */
  readonly facts: FactsByVersion;
  /** What each version runs on, in few words, as in `UE 5.4-5.6`. */
  readonly engines: Readonly<Record<string, string>>;
  /** Components that show their attribute `version`, by name, with the word that they put before it. */
  readonly badges: Readonly<Record<string, string>>;
}

/** What readers fetch, by the names of the files: the differences that pages of these versions name. */
function differencesOf({differences, histories}: Archive, versions: ReadonlySet<string>): Map<string, string> {
  const pages = [...histories.values()].filter(({version}) => versions.has(version));
  const names = new Set(pages.flatMap(({earlier}) => earlier.flatMap(([, name]) => name ?? [])));
  return new Map([...differences].filter(([name]) => names.has(name)).map(([name, json]) => [`${name}.json`, json]));
}

async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, {recursive: true});
  await Promise.all([...files].map(([name, text]) => writeFile(path.join(folder, name), text)));
}

/**
 * Compares the released versions of each page. What a page shows of its past becomes a small generated file that the
 * page imports (see `source.ts`); the differences become files that readers fetch on demand.
 */
export default function pageHistory(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  {versions, redirects, facts, engines, badges}: PageHistoryOptions,
): Plugin {
  const developmentFolder = path.join(generatedFilesDir, NAME, 'differences');
  let fetched: ReadonlyMap<string, string> = new Map();
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({allContent, actions: {createData, setGlobalData}}) {
      const readBlocks = await loadBlockReader({readFigure: figureText, badges});
      const library = readLibrary(siteDir, versions, redirects, facts, readBlocks);
      const archive = compileArchive(library, versions, engines);
      const {loadedVersions} = docsOfContent(allContent);
      assertSamePages(archive.histories, loadedVersions);
      // Not all versions, in a build of some.
      const published = new Set(loadedVersions.map(({versionName}) => versionName));
      // While no page has moved, readers get nothing.
      if (Object.keys(redirects).length > 0) {
        setGlobalData(redirects);
      }
      // No hash in the name of the titles: one page more would give another name to the script that asks for them.
      fetched = differencesOf(archive, published).set(
        path.basename(TITLES_FILE),
        JSON.stringify(titlesOf(library.pages)),
      );
      const histories = [...archive.histories].map(([key, history]) => {
        const [version = '', ...id] = key.split('/');
        return createData(historyFile(version, id.join('/')), history);
      });
      await Promise.all([...histories, createData('releases.json', Object.fromEntries(archive.releases))]);
      if (process.env.NODE_ENV === 'development') {
        await writeFiles(developmentFolder, fetched);
      }
    },
    configureWebpack(_config, isServer) {
      const files = {directory: developmentFolder, publicPath: `${baseUrl}${DIFFERENCES_FOLDER}`};
      // The types of webpack do not know the development server's options, which Docusaurus does read.
      const options: object = isServer ? {} : {devServer: {static: [files]}};
      return options;
    },
    postBuild: ({outDir}) => writeFiles(path.join(outDir, DIFFERENCES_FOLDER), fetched),
  };
}
