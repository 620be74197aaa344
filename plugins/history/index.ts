import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsOfContent} from '../kit/docs-content';
import {readRevisions, titlesOf} from './node/sources';
import {NAME, type HistoryData} from './shared/history';

/** Shows since when a page has been the same, what changed between versions, and where a page is in another version. */
export default function history({siteDir}: LoadContext, {redirects, engines}: Omit<HistoryData, 'revisions'>): Plugin {
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({allContent, actions: {createData, setGlobalData}}) {
      const revisions = readRevisions(siteDir, Object.keys(engines), redirects);
      setGlobalData({engines, redirects, revisions} satisfies HistoryData);
      await createData('titles.json', titlesOf(docsOfContent(allContent).loadedVersions, redirects));
    },
  };
}
