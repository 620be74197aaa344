import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {footer, navbarItems} from './config/navigation';
import {docsPlugins, sitePagePlugins} from './config/page-plugins';
import {sitePlugins} from './config/plugins';
import {sidebarWithReference} from './config/reference-links';
import {facts, folders, siteDir, switches, versions} from './config/site';
import {baseUrl, repository, title, url} from './config/site-address';
import {textHooks} from './plugins/facts/facts';

const docs: Preset.Options['docs'] = {
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator: sidebarWithReference,
  editUrl: `${repository}/edit/master`,
  ...docsPlugins,
  ...versions,
};

const sitemap: Preset.Options['sitemap'] = {
  // Search engines offer the latest version: pages of other versions name its pages as canonical.
  ignorePatterns: Object.values(folders)
    .filter((folder) => folder !== 'docs')
    .map((folder) => `${baseUrl}${folder}/**`),
};

const preset: Preset.Options = {
  docs,
  pages: sitePagePlugins,
  blog: false,
  theme: {
    customCss: ['fonts', 'tokens', 'custom', 'prose', 'navbar', 'docs-page', 'footer', 'changelog'].map(
      (name) => `./src/css/${name}.css`,
    ),
  },
  sitemap,
};

const themeConfig: Preset.ThemeConfig = {
  // The picture that chats and social networks show next to a link to the site.
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

  // Without Algolia's keys, the site searches its own index: plugins/search.
  ...(switches.algolia && {algolia: {...switches.algolia, searchPagePath: false}}),
};

// The kind and the name of the site, and its icons besides the favicon.
const headTags: Config['headTags'] = [
  {tagName: 'meta', attributes: {property: 'og:type', content: 'website'}},
  {tagName: 'meta', attributes: {property: 'og:site_name', content: title}},
  {tagName: 'link', attributes: {rel: 'icon', sizes: '16x16 32x32 48x48', href: `${baseUrl}favicon.ico`}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
  {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`}},
];

const config: Config = {
  title,
  tagline:
    'A framework for nearly every kind of interaction in Unreal Engine: for Blueprint and C++, replicated, and open to your own mechanics.',
  favicon: 'img/logo.svg',
  headTags,
  url,
  baseUrl,
  // The site has its own banner, on every page: src/theme/Layout.
  baseUrlIssueBanner: false,
  trailingSlash: false,
  // No cache of the bundler between builds: the cache notices when the text of a page changes, but not when the glossary,
  // a figure's code or a fact of a release does.
  future: {v4: true, faster: {rspackPersistentCache: false}},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    ...textHooks(siteDir, facts),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  presets: [['classic', preset]],
  plugins: sitePlugins,
  clientModules: ['address', 'links', 'restore-place', 'contents', 'theme-details'].map(
    (name) => `./src/client/${name}`,
  ),
  themeConfig,
};

export default config;
