import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {DIFFERENCES_FOLDER} from '../../src/data/page-history';
import {releases} from '../../src/data/releases';
import {figureText} from '../figures/text';
import {loadBlockReader, type Block} from './blocks';
import {assertSamePages, compileArchive, type Archive} from './compile';
import {historyFile, NAME, releaseFile} from './generated';
import {readLibrary} from './pages';
import {fileCache, fingerprintOf, memoryCache, type PieceCache} from './piece-cache';

/** Options of the plugin. */
export interface PageHistoryOptions {
  /** The names in versions.json, newest first. */
  readonly versions: readonly string[];
}

const CACHE_FOLDER = 'node_modules/.cache';

interface Caches {
  readonly blocks: PieceCache<Block[]>;
  readonly differences: PieceCache<string>;
}

function openCaches(siteDir: string): Caches {
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
    return {blocks: memoryCache(), differences: memoryCache()};
  }
  const code = fingerprintOf([__dirname, path.join(__dirname, '../figures')]);
  const open = <Result>(name: string): PieceCache<Result> =>
    fileCache(path.join(siteDir, CACHE_FOLDER, `${name}.json`), code);
  return {blocks: open('page-history'), differences: open('page-differences')};
}

async function writeDifferences(folder: string, {differences}: Archive): Promise<void> {
  await mkdir(folder, {recursive: true});
  await Promise.all([...differences].map(([name, json]) => writeFile(path.join(folder, `${name}.json`), json)));
}

/**
 * Compares the released versions of each page. What a page shows of its past becomes a small generated file that the
 * page imports (see `remark-page-history.ts`); the differences become files that readers fetch on demand.
 */
export default function pageHistory(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  {versions}: PageHistoryOptions,
): Plugin {
  const developmentFolder = path.join(generatedFilesDir, NAME, 'differences');
  const caches = openCaches(siteDir);
  let archive: Archive | undefined;
  return {
    name: NAME,
    async allContentLoaded({allContent, actions: {createData}}) {
      const readBlocks = await loadBlockReader(caches.blocks, figureText);
      archive = compileArchive(readLibrary(siteDir, versions, readBlocks), versions, releases, caches.differences);
      caches.blocks.save();
      caches.differences.save();
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      assertSamePages(archive.histories, loadedVersions);
      const histories = [...archive.histories].map(([key, history]) => {
        const [version = '', ...id] = key.split('/');
        return createData(historyFile(version, id.join('/')), history);
      });
      const changes = [...archive.releases].map(([version, pages]) => createData(releaseFile(version), pages));
      await Promise.all([...histories, ...changes]);
      if (process.env.NODE_ENV === 'development') {
        await writeDifferences(developmentFolder, archive);
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
        await writeDifferences(path.join(outDir, DIFFERENCES_FOLDER), archive);
      }
    },
  };
}
