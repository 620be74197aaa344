import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {docsOfPlugins} from '../kit/docs-content';
import {parseOptions} from '../kit/options';
import {shortHash} from '../kit/short-hash';
import {writeOffline} from './node/write-offline';

/** Name of the plugin, as other plugins and messages know it. */
export const NAME = 'offline-docs';

const schema = z.strictObject({
  /** Names of the versions that are put together. */
  versions: z.array(z.string()).default([]),
  /** The engines that each version runs on, oldest first. */
  engines: z.record(z.string(), z.array(z.string())).default({}),
  /** What the engines are called. */
  engineName: z.string().min(1),
});

/** Options of the plugin; the README explains each. */
export type OfflineDocsOptions = z.input<typeof schema>;
type Options = z.output<typeof schema>;

/**
 * Checks the options, for Docusaurus.
 * @throws with one line for each mistake
 */
export function validateOptions({options}: {readonly options: unknown}): Options {
  return parseOptions(NAME, schema, options);
}

/** Some versions whole: as one page for paper, and as an archive of pages that open from a disk. */
export default function offlineDocs(_context: LoadContext, {versions, engines, engineName}: Options): Plugin {
  return {
    name: NAME,
    async postBuild({outDir, baseUrl, siteConfig, plugins}) {
      const wanted = docsOfPlugins(plugins).loadedVersions.filter(({versionName}) => versions.includes(versionName));
      if (wanted.length === 0) {
        return;
      }
      const css = await readFile(path.join(__dirname, 'print.css'), 'utf8');
      const styleSheet = `assets/css/whole-version.${shortHash(css)}.css`;
      await mkdir(path.join(outDir, 'assets/css'), {recursive: true});
      await writeFile(path.join(outDir, styleSheet), css);
      for (const version of wanted) {
        const {url: origin, title, favicon} = siteConfig;
        const runsOn = engines[version.versionName] ?? [];
        await writeOffline({outDir, baseUrl, origin, title, favicon, engines: runsOn, engineName, version, styleSheet});
      }
    },
  };
}
