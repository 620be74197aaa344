import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import * as analytics from '../plugins/analytics';
import feeds from '../plugins/feeds';
import figures from '../plugins/figures';
import {shareBuiltPages} from '../plugins/kit/built-pages';
import * as markdownPages from '../plugins/markdown-pages';
import * as names from '../plugins/names';
import * as pageHistory from '../plugins/page-history';
import paper from '../plugins/paper';
import * as search from '../plugins/search';
import {INLINE_STYLE} from '../plugins/search/inline-style';
import * as staticCode from '../plugins/static-code';
import * as staticPages from '../plugins/static-pages';
import {engineBadges, engineName} from '../src/data/engine-name';
import {engineRange} from '../src/data/release-facts';
import {releases, type Engine} from '../src/data/releases';
import {prism} from './code-themes';
import type {Site} from './site';
import {menuFacts} from './version-menu';

/** A plugin's module. */
interface PluginModule<Options> {
  readonly default: (context: LoadContext, options: Options) => Plugin | null;
  readonly validateOptions: (given: {readonly options: unknown}) => Options;
}

/**
 * A plugin with its options in a closure. Docusaurus sends its configuration to every reader, and with it the options
 * that stand in it.
 */
const plugin =
  <Options>({default: create, validateOptions}: PluginModule<Options>, options: object = {}): PluginConfig =>
  (context: LoadContext) =>
    create(context, validateOptions({options}));

/** Engines in few words: `UE 5.4-5.6`; empty for none. */
function runsOn(engines: readonly Engine[]): string {
  const range = engineRange(engines, releases);
  return range && `${engineName.short} ${range}`;
}

function searchOptions(
  {versions, engines, names: options}: Site,
  readPage: search.SearchOptions['readPage'],
): search.SearchOptions {
  return {
    pages: [
      {path: 'changelog', name: 'the changelog'},
      {path: 'roadmap', name: 'the roadmap'},
    ],
    startPages: ['getting-started/installation', 'quick-start/using-passive', 'quick-start/using-active'],
    helpPage: {id: 'faq', name: 'the FAQ', questions: 'Why '},
    notes: menuFacts(versions.versions, (version) => runsOn(engines[version] ?? [])),
    names: Object.fromEntries(
      Object.keys(versions.versions).map((version) => [version, names.pagesOfNames(version, options)]),
    ),
    readPage,
  };
}

/** The plugins of the site, with what each must know of it. */
export function sitePlugins(site: Site): PluginConfig[] {
  const {switches, facts, engines} = site;
  // The search and the Markdown read the same pages; with Algolia, only the Markdown does.
  const readPage = shareBuiltPages(switches.algolia ? 1 : 2);
  return [
    figures,
    paper,
    plugin(pageHistory, {
      versions: site.releasedVersions,
      redirects: site.redirects,
      facts,
      engines: Object.fromEntries(Object.entries(engines).map(([version, list]) => [version, runsOn(list)])),
      badges: engineBadges,
    } satisfies pageHistory.PageHistoryOptions),
    plugin(staticPages, {
      entryPage: site.entryPage,
      redirects: site.redirects,
      hasAnalytics: switches.gtagTrackingId !== undefined,
      algoliaAppId: switches.algolia?.appId,
      styleSheets: [INLINE_STYLE],
    } satisfies staticPages.StaticPagesOptions),
    (context) =>
      feeds(context, {
        page: 'changelog',
        product: site.title,
        title: `${site.title}: releases`,
        description:
          'What each release added, changed, fixed and removed, and which pages of the documentation changed.',
        author: {name: 'TwistedBytes', link: 'https://twistedbytes.net'},
      }),
    plugin(names, site.names satisfies names.NamesOptions),
    plugin(analytics, {trackingId: switches.gtagTrackingId} satisfies analytics.AnalyticsOptions),
    // With Algolia's keys, the preset brings its own search.
    ...(switches.algolia ? [] : [plugin(search, searchOptions(site, readPage))]),
    plugin(markdownPages, {
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
      readPage,
    } satisfies markdownPages.MarkdownPagesOptions),
    plugin(staticCode, prism),
  ];
}
