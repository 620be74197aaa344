import type {LoadContext, PluginConfig} from '@docusaurus/types';
import analytics from '../plugins/analytics';
import article from '../plugins/article';
import {articleReader, type ArticleReader} from '../plugins/article/read-article';
import code from '../plugins/code';
import figures from '../plugins/figures';
import history from '../plugins/history';
import hosting from '../plugins/hosting';
import names, {pagesOfNames} from '../plugins/names';
import paper from '../plugins/paper';
import search, {type SearchOptions} from '../plugins/search';
import {engineName} from '../src/data/engine-name';
import {engineRange} from '../src/data/release-facts';
import {releases, type Engine} from '../src/data/releases';
import {discord} from './navigation';
import type {Site} from './site';
import {stableRuntime} from './stable-runtime';
import {menuFacts} from './version-menu';

/** Engines in few words: `UE 5.4-5.6`; empty for none. */
function runsOn(engines: readonly Engine[]): string {
  const range = engineRange(engines, releases);
  return range && `${engineName.short} ${range}`;
}

function searchOptions({versions, engines, names: options}: Site, readArticle: ArticleReader): SearchOptions {
  return {
    pages: ['changelog', 'roadmap'],
    startPages: ['getting-started/installation', 'quick-start/using-passive', 'quick-start/using-active'],
    helpPage: {id: 'faq', questions: 'Why ', symptoms: 'If it does not work'},
    community: {name: 'Discord', href: discord},
    notes: menuFacts(versions.versions, (version) => runsOn(engines[version] ?? [])),
    names: Object.fromEntries(
      Object.keys(versions.versions).map((version) => [version, pagesOfNames(version, options)]),
    ),
    readArticle,
  };
}

/**
 * The plugins of the site, with what each must know of it: in functions, because Docusaurus sends its configuration to
 * every reader, with all options that stand in it.
 */
export function sitePlugins(site: Site): PluginConfig[] {
  const {switches, engines} = site;
  const readArticle = articleReader(site.url + site.baseUrl);
  return [
    stableRuntime,
    figures,
    paper,
    (context) =>
      history(context, {
        versions: site.releasedVersions,
        redirects: site.redirects,
        engines: Object.fromEntries(Object.entries(engines).map(([version, list]) => [version, runsOn(list)])),
      }),
    (context) =>
      hosting(context, {
        entryPage: site.entryPage,
        redirects: site.redirects,
        hasAnalytics: switches.gtagTrackingId !== undefined,
        algoliaAppId: switches.algolia?.appId,
      }),
    (context) => names(context, site.names),
    (context) => analytics(context, {trackingId: switches.gtagTrackingId}),
    // With Algolia's keys, the preset brings its own search.
    ...(switches.algolia ? [] : [(context: LoadContext) => search(context, searchOptions(site, readArticle))]),
    (context) =>
      article(context, {
        engines,
        engineName: engineName.full,
        pages: [
          {
            path: 'changelog',
            title: 'Changelog',
            description: 'All releases with their dates, and what each one changed.',
          },
          {path: 'roadmap', title: 'Roadmap', description: 'Which release line runs on which version of the engine.'},
        ],
        feed: {
          page: 'changelog',
          product: site.title,
          title: `${site.title}: releases`,
          description:
            'What each release added, changed, fixed and removed, and which pages of the documentation changed.',
          author: {name: 'TwistedBytes', link: 'https://twistedbytes.net'},
        },
        readArticle,
      }),
    code,
  ];
}
