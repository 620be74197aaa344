import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {DIFFERENCES_FOLDER, TITLES_FILE} from './shared/addresses';
import type {Titles} from './shared/history';
import {docsOfContent} from '../kit/docs-content';
import {codeFingerprint, sourceFiles} from '../kit/fingerprint';
import {parseOptions} from '../kit/options';
import {figureSources, figureText} from '../figures';
import {loadBlockReader, type Block} from './node/blocks';
import {assertSamePages, compileArchive, type Archive} from './node/compile';
import {historyFile, NAME} from './node/generated';
import {readLibrary, titlesOf} from './node/pages';
import {openPieceCache, type PieceCache} from '../kit/piece-cache';

const schema = z.strictObject({
  /** The names in versions.json, newest first. */
  versions: z.array(z.string()),
  /** What each version's pages can say by name. */
  facts: z.record(z.string(), z.record(z.string(), z.string())),
  /** The engines that each version runs on, oldest first. */
  engines: z.record(z.string(), z.array(z.string())),
  /** Name of the engine where there is little room. */
  engineName: z.string().min(1),
  /** Components that show their attribute `version`, by name, with the word that they put before it. */
  badges: z.record(z.string(), z.string()).default({}),
});

/** Options of the plugin; the README explains each. */
export type PageHistoryOptions = z.input<typeof schema>;
type Options = z.output<typeof schema>;

/**
 * Checks the options, for Docusaurus.
 * @throws with one line for each mistake
 */
export function validateOptions({options}: {readonly options: unknown}): Options {
  return parseOptions('page-history', schema, options);
}

interface Caches {
  readonly blocks: PieceCache<Block[]>;
  readonly differences: PieceCache<string>;
}

function openCaches(siteDir: string, badges: Options['badges']): Caches {
  // The packages are those that read and compare the pages: remark, what it brings along, and diff.
  const code = codeFingerprint(siteDir, [...sourceFiles([__dirname]), ...figureSources()]);
  const open = <Result>(name: string): PieceCache<Result> =>
    openPieceCache(siteDir, name, `${code} ${JSON.stringify(badges)}`);
  return {blocks: open('page-history'), differences: open('page-differences')};
}

/** What readers fetch. */
interface Published extends Archive {
  readonly titles: Titles;
}

/** Writes what readers fetch: the differences that pages of these versions name, and the titles. */
async function writeFetched(
  folder: string,
  {differences, histories, titles}: Published,
  versions: ReadonlySet<string>,
): Promise<void> {
  const pages = [...histories.values()].filter(({version}) => versions.has(version));
  const names = new Set(pages.flatMap(({earlier}) => earlier.flatMap(([, name]) => name ?? [])));
  await mkdir(folder, {recursive: true});
  const files = [...differences].filter(([name]) => names.has(name)).map(([name, json]) => [`${name}.json`, json]);
  // No hash in this name: one page more would give another name to the script that asks for it.
  const all = [...files, [path.basename(TITLES_FILE), JSON.stringify(titles)]];
  await Promise.all(all.map(([name = '', json = '']) => writeFile(path.join(folder, name), json)));
}

/**
 * Compares the released versions of each page. What a page shows of its past becomes a small generated file that the
 * page imports (see `source.ts`); the differences become files that readers fetch on demand.
 */
export default function pageHistory(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  {versions, facts, engines, engineName, badges}: Options,
): Plugin {
  const developmentFolder = path.join(generatedFilesDir, NAME, 'differences');
  const caches = openCaches(siteDir, badges);
  let archive: Published | undefined;
  /** Not all of the archive's, in a build of some versions. */
  let published: ReadonlySet<string> = new Set();
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({allContent, actions: {createData}}) {
      const readBlocks = await loadBlockReader(caches.blocks, {readFigure: figureText, badges});
      const library = readLibrary(siteDir, versions, facts, readBlocks);
      archive = {
        ...compileArchive(library, versions, {name: engineName, byVersion: engines}, caches.differences),
        titles: titlesOf(library.pages),
      };
      caches.blocks.save();
      caches.differences.save();
      const {loadedVersions} = docsOfContent(allContent);
      assertSamePages(archive.histories, loadedVersions);
      published = new Set(loadedVersions.map(({versionName}) => versionName));
      const histories = [...archive.histories].map(([key, history]) => {
        const [version = '', ...id] = key.split('/');
        return createData(historyFile(version, id.join('/')), history);
      });
      await Promise.all([...histories, createData('releases.json', Object.fromEntries(archive.releases))]);
      if (process.env.NODE_ENV === 'development') {
        await writeFetched(developmentFolder, archive, published);
      }
    },
    configureWebpack(_config, isServer) {
      const files = {directory: developmentFolder, publicPath: `${baseUrl}${DIFFERENCES_FOLDER}`};
      // The types of webpack do not know the development server's options, which Docusaurus does read.
      const options: object = isServer ? {} : {devServer: {static: [files]}};
      return options;
    },
    async postBuild({outDir}) {
      if (archive) {
        await writeFetched(path.join(outDir, DIFFERENCES_FOLDER), archive, published);
      }
    },
  };
}
