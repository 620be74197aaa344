import type * as Preset from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import {darkCode, lightCode} from './config/code-themes';
import {barColours} from './src/data/bar-colours';
import {cardColours} from './src/data/card-colours';
import {engineBadges, engineName} from './src/data/engine-name';
import {pageFacts} from './src/data/page-facts';
import {assertReleaseRows, copyrightYears, engineRange, enginesByVersion} from './src/data/release-facts';
import {releases} from './src/data/releases';
import type {AnalyticsOptions} from './plugins/analytics';
import type {CardsOptions} from './plugins/cards';
import type {FeedsOptions} from './plugins/feeds';
import type {LeanClientOptions} from './plugins/lean-client';
import {shareBuiltPages} from './plugins/kit/built-pages';
import {PAGE_CHUNKS_FILE} from './plugins/lean-client/shared/page-chunks';
import {LEAN_PARTS} from './plugins/lean-client/stand-ins';
import type {MarkdownPagesOptions} from './plugins/markdown-pages';
import {pagesOfNames, type NamesOptions} from './plugins/names';
import rehypeBreaks from './plugins/names/rehype-breaks';
import remarkNames from './plugins/names/remark-names';
import type {OfflineDocsOptions} from './plugins/offline-docs';
import {archiveFile, offlineDocuments} from './plugins/offline-docs/addresses';
import rehypeStaticCode from './plugins/static-code/rehype-static-code';
import {DOC_COMPONENT} from './plugins/served-article';
import remarkLiveParts from './plugins/served-article/remark-live-parts';
import type {SearchOptions} from './plugins/search';
import {INLINE_STYLE} from './plugins/search/inline-style';
import type {PageHistoryOptions} from './plugins/page-history';
import remarkPageHistory from './plugins/page-history/remark-page-history';
import remarkReleasePages from './plugins/page-history/remark-release-pages';
import {remarkFigures} from './plugins/figures';
import type {ReleaseFactsOptions} from './plugins/release-facts';
import {factHooks} from './plugins/release-facts/hooks';
import type {StaticPagesOptions} from './plugins/static-pages';
import type {CheckOptions} from './plugins/static-pages/check-preset';
import {withoutTwins} from './plugins/static-pages/sitemap';
import {DIFFERENCES_FOLDER} from './plugins/page-history/shared/addresses';
import {commitOf} from './config/commit';
import {namesOptions} from './config/names';
import {footer, navbarItems, type NavigationOptions} from './config/navigation';
import {readSwitches} from './config/switches';
import {menuEngines} from './config/version-menu';
import {versionOptions} from './config/version-options';
import releasedVersions from './versions.json';

// Environment switches, read once. README explains each.
const switches = readSwitches(process.env, releasedVersions);
assertReleaseRows(releasedVersions, releases);
const commit = commitOf(process.env, __dirname);
const facts = pageFacts(releasedVersions, releases);

/** The page to which the address of a version leads. */
const entryPage = 'getting-started/introduction';

const title = 'TwistedBytes Interaction System';
const url = 'https://twistedbytes-net.github.io';
const baseUrl = '/TBIA-Documentation/';
const repository = 'https://github.com/twistedbytes-net/TBIA-Documentation';

const hasCompactTables = !switches.without.has('lean-client') && !switches.without.has('lean-tables');
const prism = {theme: lightCode, darkTheme: darkCode, additionalLanguages: ['ini', 'csharp', 'json']};
const isCodeStatic = !switches.without.has('static-code');
const rehypePlugins = isCodeStatic ? [[rehypeStaticCode, prism]] : [];

// The development server renders everything in the browser: nothing is served there.
const isArticleServed = process.env.NODE_ENV === 'production' && !switches.without.has('served-article');
/** Components of src/theme/MDXComponents.tsx that do nothing in a reader's browser. */
const staticComponents = ['EngineBadge', 'Mark', 'MenuPath'];

const versions = versionOptions(releasedVersions, switches);
const engines = enginesByVersion(releasedVersions, releases);
const names = namesOptions(__dirname, baseUrl, versions, facts);
const hasNames = !switches.without.has('names');

const docs: Preset.Options['docs'] = {
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  editUrl: ({versionDocsDirPath, docPath}) => `${repository}/edit/master/${versionDocsDirPath}/${docPath}`,
  remarkPlugins: [[remarkFigures, {siteDir: __dirname}], ...(hasNames ? [[remarkNames, names]] : [])],
  rehypePlugins: [...rehypePlugins, ...(hasNames ? [rehypeBreaks] : [])],
  // Before the defaults, so that the section it adds gets into the table of contents.
  beforeDefaultRemarkPlugins: [
    ...(isArticleServed ? [[remarkLiveParts, {staticComponents}]] : []),
    [remarkPageHistory, {versions: releasedVersions, introduction: entryPage}],
  ],
  ...(isArticleServed ? {docItemComponent: DOC_COMPONENT} : {}),
  ...versions,
};

const pages: Preset.Options['pages'] = {
  remarkPlugins: [[remarkReleasePages, {versions: releasedVersions, changelog: 'src/pages/changelog.mdx'}]],
  rehypePlugins,
};

const sitemap: Preset.Options['sitemap'] = {
  lastmod: null,
  changefreq: null,
  priority: null,
  createSitemapItems: async ({defaultCreateSitemapItems, ...params}) => {
    const items = await defaultCreateSitemapItems(params);
    const names = [...releasedVersions, 'next'];
    return switches.without.has('sitemap') ? items : withoutTwins(items, `${url}${baseUrl}docs`, names);
  },
};

const preset: Preset.Options = {
  docs,
  pages,
  blog: false,
  theme: {customCss: ['./src/css/tokens.css', './src/css/custom.css']},
  sitemap,
};

const check: CheckOptions = {
  // The tables of Docusaurus name a route by its path and three digits: /docs/faq-0c3. They also name the addresses of
  // versions, which only stubs answer.
  keys: hasCompactTables ? undefined : `-[0-9a-f]{3}$${switches.without.has('stubs') ? '|/docs(?:/[^/]+)?$' : ''}`,
  // Pages hold the names of their differences as ["1.8.1","0123456789ab"].
  shortNames: [{pattern: '\\["[^"\\]]+","([0-9a-f]{12})"\\]', folder: DIFFERENCES_FOLDER, extension: '.json'}],
};

const cards: CardsOptions = {
  mark: 'static/img/logo.svg',
  shortName: 'TBIA',
  foot: `A plugin for ${engineName.full}`,
  colours: cardColours,
};

const feeds: FeedsOptions = {
  page: 'changelog',
  product: title,
  title: `${title}: releases`,
  description: 'What each release added, changed, fixed and removed, and which pages of the documentation changed.',
  author: {name: 'TwistedBytes', link: 'https://twistedbytes.net'},
};

const navigation: NavigationOptions = {
  title,
  entryPage,
  repository,
  engines: menuEngines(versions.versions, (name) => engineRange(engines[name] ?? [], releases)),
  engineLists: menuEngines(versions.versions, (name) => (engines[name] ?? []).join(', ')),
  years: copyrightYears(releases),
};

const themeConfig: Preset.ThemeConfig = {
  colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title,
    logo: {alt: 'TwistedBytes Interaction System Logo', src: 'img/logo.svg', width: 32, height: 32},
    items: navbarItems(navigation),
  },
  footer: footer(navigation),
  // An announcement bar is switched on here: {id, content, backgroundColor, textColor, isCloseable}.
  // A new `id` shows it again to readers who closed the last one.
  announcementBar: undefined,
  prism,
  // The preset's own search, which then takes the place of plugins/search. It brings a page of results, too: none here.
  ...(switches.algolia && {algolia: {...switches.algolia, searchPagePath: false}}),
};

// The search and the Markdown read the same pages; with Algolia, only the Markdown does.
const readPage = shareBuiltPages(switches.algolia ? 1 : 2);

const search: SearchOptions = {
  pages: [
    {path: 'changelog', name: 'the changelog'},
    {path: 'roadmap', name: 'the roadmap'},
  ],
  helpPage: {id: 'faq', name: 'the FAQ'},
  names: Object.fromEntries(Object.keys(versions.versions).map((name) => [name, pagesOfNames(name, names)])),
  readPage,
};

const offlineVersions = [...new Set([versions.lastVersion, ...switches.offlineVersions])];

// The colour of a phone's own bar, and a page that may use the whole screen: it keeps clear of its edges by itself.
const headTags: Config['headTags'] = [
  {tagName: 'meta', attributes: {name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover'}},
  ...(['dark', 'light'] as const).map((theme) => ({
    tagName: 'meta',
    attributes: {name: 'theme-color', content: barColours[theme], media: `(prefers-color-scheme: ${theme})`},
  })),
  ...(commit === undefined ? [] : [{tagName: 'meta', attributes: {name: 'commit', content: commit}}]),
];

// Named by their folders, so that Docusaurus and the linters load them alike.
const plugins: PluginConfig[] = [
  './plugins/content-names/index.ts',
  './plugins/figures/index.ts',
  './plugins/paper/index.ts',
  ['./plugins/release-facts/index.ts', {facts} satisfies ReleaseFactsOptions],
  [
    './plugins/page-history/index.ts',
    {
      versions: releasedVersions,
      facts,
      engines,
      engineName: engineName.short,
      badges: engineBadges,
    } satisfies PageHistoryOptions,
  ],
  [
    './plugins/static-pages/index.ts',
    {
      entryPage,
      hasStubs: !switches.without.has('stubs'),
      hasPolicy: !switches.without.has('csp'),
      hasEarlyTheme: !switches.without.has('early-theme'),
      hasCriticalCss: !switches.without.has('critical-css'),
      // The compact tables know which script belongs to which page.
      pageChunksFile: hasCompactTables && !switches.without.has('preload') ? PAGE_CHUNKS_FILE : undefined,
      hasAnalytics: switches.gtagTrackingId !== undefined,
      algoliaAppId: switches.algolia?.appId,
      styleSheets: [INLINE_STYLE],
      ownDocuments: offlineDocuments(offlineVersions, versions.lastVersion),
    } satisfies StaticPagesOptions,
  ],
  ['./plugins/feeds/index.ts', feeds],
  ...(hasNames ? [['./plugins/names/index.ts', names satisfies NamesOptions] satisfies PluginConfig] : []),
  ...(switches.without.has('cards') ? [] : [['./plugins/cards/index.ts', cards] satisfies PluginConfig]),
  ['./plugins/analytics/index.ts', {trackingId: switches.gtagTrackingId} satisfies AnalyticsOptions],
  ...(switches.algolia ? [] : [['./plugins/search/index.ts', search] satisfies PluginConfig]),
  [
    './plugins/markdown-pages/index.ts',
    {
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
      downloads: [
        {label: 'This version on one page, to print', path: 'print', versions: offlineVersions},
        {label: 'This version to read offline (ZIP)', path: archiveFile('%version%'), versions: offlineVersions},
      ],
      readPage,
    } satisfies MarkdownPagesOptions,
  ],
  [
    './plugins/offline-docs/index.ts',
    {versions: offlineVersions, engines, engineName: engineName.full} satisfies OfflineDocsOptions,
  ],
  ['./plugins/static-code/index.ts', prism],
  ...(isArticleServed ? ['./plugins/served-article/index.ts'] : []),
  ...(switches.without.has('lean-client')
    ? []
    : [
        [
          './plugins/lean-client/index.ts',
          {
            isCodeStatic,
            without: LEAN_PARTS.filter((part) => switches.without.has(part)),
            themeStandIns: {nprogress: '@site/src/client/progress-bar.ts'},
          } satisfies LeanClientOptions,
        ] satisfies PluginConfig,
      ]),
];

const config: Config = {
  title,
  tagline:
    'A framework for nearly every kind of interaction in Unreal Engine: for Blueprint and C++, replicated, and open to your own mechanics.',
  titleDelimiter: '|',
  favicon: 'img/logo.svg',
  headTags,
  url,
  baseUrl,
  // Own banner, on every page: plugins/static-pages.
  baseUrlIssueBanner: false,
  trailingSlash: false,
  noIndex: false,
  organizationName: 'twistedbytes-net',
  projectName: 'TBIA-Documentation',
  deploymentBranch: 'gh-pages',
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true, faster: true},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    ...factHooks(__dirname, facts),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  // The check comes first, so that it can wait for everything that writes after the build.
  presets: [
    ['./plugins/static-pages/check-preset.ts', check],
    ['classic', preset],
  ],
  plugins,
  clientModules: ['clean-address', 'route-announcer', 'route-failures', 'wide-tables', 'zoom'].map(
    (name) => `./src/client/${name}.ts`,
  ),
  themeConfig,
};

export default config;
