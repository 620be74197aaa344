// A site of Docusaurus alone, as a maintainer without wishes would configure it.
import type {Config} from '@docusaurus/types';

const introduction = {to: '/docs/getting-started/introduction', label: 'Introduction'};
const changelog = {to: '/changelog', label: 'Changelog'};

export default {
  title: 'TwistedBytes Interaction System',
  tagline: 'A framework for nearly every kind of interaction in Unreal Engine.',
  favicon: 'img/logo.svg',
  url: 'https://twistedbytes-net.github.io',
  baseUrl: '/TBIA-Documentation/',
  trailingSlash: false,
  // The changelog links to the feed, which a plugin makes.
  onBrokenLinks: 'ignore',
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {sidebarPath: './sidebars.ts', includeCurrentVersion: false}, blog: false}]],
  themeConfig: {
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
    navbar: {
      title: 'TwistedBytes Interaction System',
      logo: {alt: 'Logo', src: 'img/logo.svg', width: 32, height: 32},
      items: [introduction, {type: 'docsVersionDropdown'}, {...changelog, position: 'right'}],
    },
    footer: {style: 'dark', links: [introduction, changelog], copyright: 'Copyright twistedbytes.net'},
    prism: {additionalLanguages: ['ini', 'csharp', 'json']},
  },
} satisfies Config;
