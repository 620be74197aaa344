import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {footer, navbarItems} from './config/navigation';
import {docsPlugins, sitePagePlugins} from './config/page-plugins';
import {sitePlugins} from './config/plugins';
import {menuWithReference} from './config/reference-links';
import {readSite} from './config/site';
import {baseUrl, repository, title, url} from './config/site-address';
import {textHooks} from './plugins/facts/facts';
import {barColors} from './src/data/bar-colors';

const site = readSite();
const {switches, versions} = site;

const docs: Preset.Options['docs'] = {
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator: menuWithReference(site.folders),
  editUrl: ({versionDocsDirPath, docPath}) => `${repository}/edit/master/${versionDocsDirPath}/${docPath}`,
  ...docsPlugins(site),
  ...versions,
};

const sitemap: Preset.Options['sitemap'] = {
  changefreq: null,
  priority: null,
  // Search engines offer the latest version: the others name its pages as their canonical ones.
  ignorePatterns: Object.entries(site.folders)
    .filter(([version]) => version !== versions.lastVersion)
    .map(([, folder]) => `${baseUrl}${folder}/**`),
};

const preset: Preset.Options = {
  docs,
  pages: sitePagePlugins(site),
  blog: false,
  theme: {
    customCss: ['fonts', 'tokens', 'custom', 'prose', 'navbar', 'docs-page', 'footer', 'changelog'].map(
      (name) => `./src/css/${name}.css`,
    ),
  },
  sitemap,
};

const themeConfig: Preset.ThemeConfig = {
  // What a link to the site shows, in chats and networks.
  image: 'img/social-card.png',
  metadata: [
    {property: 'og:image:width', content: '1200'},
    {property: 'og:image:height', content: '630'},
    {
      property: 'og:image:alt',
      content: `${title}: Nearly every kind of interaction in Unreal Engine. A trace runs from a camera past a character to a crate, above which stands: E, Pick up.`,
    },
  ],
  colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
  navbar: {
    title,
    logo: {
      alt: 'TwistedBytes Interaction System Logo',
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      width: 32,
      height: 32,
    },
    items: navbarItems,
  },
  footer,
  // An announcement bar is switched on here: `announcementBar: {id, content, backgroundColor, textColor, isCloseable}`.
  // A new `id` shows it again to readers who closed the last one.
  // Without these, the site searches its own index: plugins/search.
  ...(switches.algolia && {algolia: {...switches.algolia, searchPagePath: false}}),
};

// What the site is, its icons besides the favicon, and the color of a phone's own bar.
const headTags: Config['headTags'] = [
  {tagName: 'meta', attributes: {property: 'og:type', content: 'website'}},
  {tagName: 'meta', attributes: {property: 'og:site_name', content: title}},
  {tagName: 'link', attributes: {rel: 'icon', sizes: '16x16 32x32 48x48', href: `${baseUrl}favicon.ico`}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
  {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`}},
  ...(['dark', 'light'] as const).map((theme) => ({
    tagName: 'meta',
    attributes: {name: 'theme-color', content: barColors[theme], media: `(prefers-color-scheme: ${theme})`},
  })),
];

const config: Config = {
  title,
  tagline:
    'A framework for nearly every kind of interaction in Unreal Engine: for Blueprint and C++, replicated, and open to your own mechanics.',
  favicon: 'img/logo.svg',
  headTags,
  url,
  baseUrl,
  // Own banner, on every page: src/theme/Layout.
  baseUrlIssueBanner: false,
  trailingSlash: false,
  // Without the bundler's cache between builds: it knows the text of a page, but not what else is in it, such as glossary,
  // figures and facts of releases.
  future: {v4: true, faster: {rspackPersistentCache: false}},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    ...textHooks(site.siteDir, site.facts),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  presets: [['classic', preset]],
  plugins: sitePlugins(site),
  clientModules: ['address', 'links', 'restore-place', 'contents', 'theme-details'].map(
    (name) => `./src/client/${name}`,
  ),
  themeConfig,
};

export default config;
