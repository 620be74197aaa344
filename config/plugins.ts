import {rspack} from '@docusaurus/faster';
import type {Plugin, PluginConfig} from '@docusaurus/types';
import analytics from '../plugins/analytics';
import article from '../plugins/article';
import {articleReader} from '../plugins/article/read-article';
import code from '../plugins/code';
import figures from '../plugins/figures';
import history from '../plugins/history';
import hosting from '../plugins/hosting';
import names, {homesOfNames} from '../plugins/names';
import paper from '../plugins/paper';
import search, {type SearchOptions} from '../plugins/search';
import {authorSite, discord} from './navigation';
import {engineRanges, engines, folders, nameOptions, redirects, switches} from './site';
import {baseUrl, entryPage, title, url} from './site-address';

/** The places that the search puts first for words that don't say which place a reader means. */
const answers = (runsOn: readonly string[] = []): Readonly<Record<string, readonly string[]>> => ({
  'faq#symptoms': ['error', 'errors', 'crash', 'bug', 'problem', 'not working'],
  'faq#which-engines': runsOn.flatMap((engine) => [engine, `UE ${engine}`]),
  'quick-start/using-active#open-a-door': ['door', 'open a door'],
  'architecture/overview#terms': ['ability', 'ASC', 'commit', 'grant', 'instance', 'interactable', 'replicate'],
});

/** Words that readers type when something doesn't work: keywords of the FAQ and of troubleshooting sections. */
const TROUBLE =
  'error crash fail bug broken problem stuck working move open find play appear happen activate start show hit fire compile detect respond';

const readArticle = articleReader(url + baseUrl);

/** The place that the search puts first for each name or word, in a version. */
function placesOfWords(version: string): Record<string, string> {
  const places = Object.entries(answers(engines[version]));
  const words = places.flatMap(([place, typed]) => typed.map((word) => [word, place] as const));
  return {...homesOfNames(version, nameOptions), ...Object.fromEntries(words)};
}

const searchOptions = (): SearchOptions => ({
  pages: ['changelog', 'roadmap'],
  startPages: ['getting-started/installation', 'quick-start/using-passive', 'quick-start/using-active', 'faq'],
  links: [['Ask on Discord', discord]],
  keywords: {faq: TROUBLE, 'If it does not work': TROUBLE},
  names: Object.fromEntries(Object.keys(folders).map((version) => [version, placesOfWords(version)])),
  readArticle,
});

/**
 * Makes two builds of one source the same, and the bundler's runtime small, which holds the file names of all scripts. A
 * script's name is its id as well. While the runtime is minified, the hashes are provisional and depend on the folder of the
 * site. The minifier picks short names by how often each letter occurs, also in hashes, so the names in the runtime are not
 * shortened.
 */
function stableRuntime(): Plugin {
  const minimizer = new rspack.SwcJsMinimizerRspackPlugin({
    include: /runtime~main/,
    minimizerOptions: {mangle: false},
  });
  // Docusaurus asks for a picture of a page with the path of a loader, and the id of the picture is made from that.
  const relativeLoader = new rspack.NormalModuleReplacementPlugin(/&fallback=/, (picture) => {
    picture.request = picture.request.replace(/&fallback=[^!]+/, '&fallback=file-loader');
  });
  return {
    name: 'stable-runtime',
    configureWebpack: () => ({
      mergeStrategy: {'optimization.minimizer': 'prepend'},
      // Docusaurus' types know webpack only.
      optimization: {chunkIds: 'named', minimizer: [minimizer as object as {apply(): void}]},
      plugins: [relativeLoader as object as {apply(): void}],
    }),
  };
}

/**
 * The plugins of the site with their options. The options are inside functions, because Docusaurus sends its configuration
 * to every reader, with all options that are written there directly.
 */
export const sitePlugins: PluginConfig[] = [
  stableRuntime,
  figures,
  paper,
  (context) => history(context, {redirects, engines: engineRanges}),
  (context) =>
    hosting(context, {
      entryPage,
      redirects,
      hasAnalytics: switches.gtagTrackingId !== undefined,
      algoliaAppId: switches.algolia?.appId,
    }),
  (context) => names(context, nameOptions),
  (context) => (switches.gtagTrackingId === undefined ? null : analytics(context, switches.gtagTrackingId)),
  // With Algolia's keys, the preset brings its own search.
  (context) => (switches.algolia ? null : search(context, searchOptions())),
  (context) =>
    article(context, {
      engines,
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
        title: `${title}: releases`,
        description:
          'What each release added, changed, fixed and removed, and which pages of the documentation changed.',
        author: {name: 'TwistedBytes', link: authorSite},
      },
      readArticle,
    }),
  code,
];
