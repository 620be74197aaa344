// The site with everything switched on that it has off, for browser tests: `docusaurus build --config` this file.
// Pages of its own are in docs/ (a second docs area, at /variant) and in pages/. FAULTY adds what must stop a build.
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import site from '../../docusaurus.config';

const {navbar, ...themeConfig} = site.themeConfig as ThemeConfig;
const [, preset] = (site.presets ?? [])[0] as [string, {readonly docs: Exclude<Options['docs'], false | undefined>}];
const {remarkPlugins, rehypePlugins, admonitions} = preset.docs;
const faults = process.env.FAULTY ?? '';
const faulty = path.join(__dirname, 'faulty', faults || 'none');

const faultyPages: PluginConfig[] = existsSync(faulty)
  ? [['@docusaurus/plugin-content-pages', {id: 'faulty', path: faulty}]]
  : [];

// Builds with faults have the latest version alone.
const oldVersion = [
  // The landing page of a version may be linked.
  {to: '/docs/1.0.0', label: 'Landing page', position: 'left'},
  {type: 'docsVersionDropdown', versions: {'1.0.0': {label: 'First'}}, position: 'left'},
];

const items = [
  ...(faults ? [] : oldVersion),
  {to: '/roadmap', label: 'Plain link', position: 'left'},
  {
    label: 'More',
    position: 'left',
    items: [
      {to: '/changelog', label: 'First'},
      {to: '/roadmap', label: 'Second'},
      {type: 'html', value: '<hr>'},
    ],
  },
  {type: 'localeDropdown', position: 'left'},
  {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Sidebar link', position: 'left'},
  {type: 'docsVersion', label: 'Version link', position: 'left'},
  {type: 'docsVersionDropdown', docsPluginId: 'variant', position: 'left'},
  {type: 'html', value: '<b>Raw HTML</b>', position: 'right'},
  {type: 'search', position: 'right'},
  ...(faults === 'navbar' ? [{type: 'carousel'}] : []),
];

const config: Config = {
  ...site,
  plugins: [
    ...(site.plugins ?? []),
    [
      '@docusaurus/plugin-content-docs',
      {
        id: 'variant',
        path: path.join(__dirname, 'docs'),
        routeBasePath: 'variant',
        sidebarPath: './sidebars.ts',
        remarkPlugins,
        rehypePlugins,
        admonitions,
      },
    ],
    ['@docusaurus/plugin-content-pages', {id: 'variant', path: path.join(__dirname, 'pages')}],
    ...faultyPages,
  ],
  themeConfig: {
    ...themeConfig,
    navbar: {...navbar, hideOnScroll: true, items: [...items, ...(navbar?.items ?? [])]},
    footer: {
      ...themeConfig.footer,
      style: 'dark',
      logo: {alt: 'Logo of the footer', src: 'img/logo.svg', href: '/', width: 40, height: 40},
      links: [
        {label: 'Footer link', to: '/roadmap'},
        {label: 'Footer link outside', href: 'https://twistedbytes.net'},
      ],
    },
    announcementBar: {
      id: 'news-1',
      content: 'There is <a href="/TBIA-Documentation/changelog">news</a>',
      backgroundColor: '#003b46',
      textColor: '#ffffff',
      isCloseable: true,
    },
  },
};

export default config;
