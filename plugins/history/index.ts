import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Redirects} from '../kit/current-id';
import {docsOfContent} from '../kit/docs-content';
import {readTexts, titlesOf} from './node/sources';
import {NAME, type HistoryData} from './shared/history';

/** What the plugin must know of the site. */
export interface HistoryOptions {
  /** The names in versions.json, newest first. */
  readonly versions: readonly string[];
  readonly redirects: Redirects;
  /** What each version runs on, in few words, as in `UE 5.4-5.6`. */
  readonly engines: Readonly<Record<string, string>>;
}

/** Tells readers since when a page reads as it does, what changed between versions, and where a page is in another one. */
export default function history({siteDir}: LoadContext, {versions, redirects, engines}: HistoryOptions): Plugin {
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({allContent, actions: {createData, setGlobalData}}) {
      setGlobalData({
        engines: Object.fromEntries(versions.map((version) => [version, engines[version] ?? ''])),
        redirects,
        texts: readTexts(siteDir, versions, redirects),
      } satisfies HistoryData);
      await createData('titles.json', titlesOf(docsOfContent(allContent).loadedVersions, redirects));
    },
  };
}
