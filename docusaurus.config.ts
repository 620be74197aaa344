import type * as Preset from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {NavbarItem} from '@docusaurus/theme-common';
import {darkCode, lightCode} from './src/data/code-themes';
import {assertReleaseRows, copyrightYears} from './src/data/release-facts';
import {releases} from './src/data/releases';
import type {AnalyticsOptions} from './plugins/analytics';
import type {LeanClientOptions} from './plugins/lean-client';
import rehypeStaticCode from './plugins/static-highlight/rehype-static-code';
import type {LocalSearchOptions} from './plugins/local-search';
import type {PageHistoryOptions} from './plugins/page-history';
import remarkPageHistory from './plugins/page-history/remark-page-history';
import remarkReleasePages from './plugins/page-history/remark-release-pages';
import remarkFigures from './plugins/figures/remark-figures';
import type {StaticHostingOptions} from './plugins/static-hosting';
import {withoutTwins} from './plugins/static-hosting/sitemap';
import {readSwitches} from './src/data/switches';
import {versionOptions} from './src/data/version-options';
import releasedVersions from './versions.json';

// Environment switches, read once. README explains each.
const switches = readSwitches(process.env, releasedVersions);
assertReleaseRows(releasedVersions, releases);

const title = 'TwistedBytes Interaction System';
const url = 'https://twistedbytes-net.github.io';
const baseUrl = '/TBIA-Documentation/';
const repository = 'https://github.com/twistedbytes-net/TBIA-Documentation';
const issueTracker = `${repository}/issues`;
const discord = 'https://discord.twistedbytes.net';
const storePage = 'https://www.unrealengine.com/marketplace/en-US/product/fd69a887e4894a61b05809916c9ec2b2';

const prism = {theme: lightCode, darkTheme: darkCode, additionalLanguages: ['ini', 'csharp', 'json']};
const isCodeStatic = !switches.without.has('static-highlight');
const rehypePlugins = isCodeStatic ? [[rehypeStaticCode, prism]] : [];

const docs: Preset.Options['docs'] = {
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  editUrl: ({versionDocsDirPath, docPath}) => `${repository}/edit/master/${versionDocsDirPath}/${docPath}`,
  remarkPlugins: [[remarkFigures, {siteDir: __dirname}]],
  rehypePlugins,
  // Before the defaults, so that the section it adds gets into the table of contents.
  beforeDefaultRemarkPlugins: [[remarkPageHistory, {versions: releasedVersions}]],
  ...versionOptions(releasedVersions, switches),
};

const pages: Preset.Options['pages'] = {
  remarkPlugins: [[remarkReleasePages, {versions: releasedVersions}]],
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

const navbarItems: NavbarItem[] = [
  {type: 'doc', docId: 'getting-started/introduction', label: 'Documentation', position: 'left'},
  {type: 'docsVersionDropdown', position: 'left'},
  {to: '/changelog', label: 'Changelog', position: 'right'},
  {to: '/roadmap', label: 'Roadmap', position: 'right'},
  {href: discord, label: 'Discord', position: 'right'},
  {href: issueTracker, label: 'Issue Tracker', position: 'right'},
  {href: repository, label: 'GitHub', position: 'right'},
  {type: 'search', position: 'right'},
];

const footer: Preset.ThemeConfig['footer'] = {
  style: 'dark',
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Getting Started', to: '/docs/getting-started/introduction'},
        {label: 'Changelog', to: '/changelog'},
        {label: 'Roadmap', to: '/roadmap'},
      ],
    },
    {title: 'Community', items: [{label: 'Discord', href: discord}]},
    {title: 'Unreal Marketplace', items: [{label: title, href: storePage}]},
    {
      title: 'More',
      items: [
        {label: 'TwistedBytes', href: 'https://twistedbytes.net'},
        {label: 'GitHub', href: repository},
        {label: 'Issue Tracker', href: issueTracker},
      ],
    },
  ],
  copyright: `Copyright © ${copyrightYears(releases)} twistedbytes.net. All rights reserved.`,
};

const themeConfig: Preset.ThemeConfig = {
  colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title,
    logo: {alt: 'TwistedBytes Interaction System Logo', src: 'img/logo.svg', width: 32, height: 32},
    items: navbarItems,
  },
  footer,
  // An announcement bar is switched on here: {id, content, backgroundColor, textColor, isCloseable}.
  // A new `id` shows it again to readers who closed the last one.
  announcementBar: undefined,
  prism,
};

// Named by their folders, so that Docusaurus and the linters load them alike.
const plugins: PluginConfig[] = [
  './plugins/figures/index.ts',
  ['./plugins/page-history/index.ts', {versions: releasedVersions} satisfies PageHistoryOptions],
  [
    './plugins/static-hosting/index.ts',
    {
      hasStubs: !switches.without.has('stubs'),
      hasPolicy: !switches.without.has('csp'),
      hasEarlyTheme: !switches.without.has('early-theme'),
      hasCriticalCss: !switches.without.has('critical-css'),
      hasAnalytics: switches.gtagTrackingId !== undefined,
      algoliaAppId: switches.algolia?.appId,
    } satisfies StaticHostingOptions,
  ],
  './plugins/base-url-banner/index.ts',
  ['./plugins/analytics/index.ts', {trackingId: switches.gtagTrackingId} satisfies AnalyticsOptions],
  [
    './plugins/local-search/index.ts',
    {pages: ['changelog', 'roadmap'], algolia: switches.algolia} satisfies LocalSearchOptions,
  ],
  ['./plugins/static-highlight/index.ts', prism],
  ...(switches.without.has('lean-client')
    ? []
    : [['./plugins/lean-client/index.ts', {isCodeStatic} satisfies LeanClientOptions] satisfies PluginConfig]),
];

const config: Config = {
  title,
  tagline:
    'A framework for nearly every kind of interaction in Unreal Engine: built from Blueprint or C++, replicated, and open to your own mechanics.',
  titleDelimiter: '|',
  favicon: 'img/logo.svg',
  url,
  baseUrl,
  // Own banner, on every page: plugins/base-url-banner.
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
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  presets: [['classic', preset]],
  plugins,
  clientModules: ['clean-address', 'route-announcer', 'route-failures', 'zoom'].map(
    (name) => `./src/client/${name}.ts`,
  ),
  themeConfig,
};

export default config;
