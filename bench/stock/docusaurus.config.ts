// A site of Docusaurus alone, as a maintainer without wishes would configure it.
import type {Config} from '@docusaurus/types';

const title = 'TwistedBytes Interaction System';
const introduction = {to: '/docs/getting-started/introduction', label: 'Introduction'};
const changelog = {to: '/changelog', label: 'Changelog'};

export default {
  title,
  url: 'https://twistedbytes-net.github.io',
  baseUrl: '/TBIA-Documentation/',
  trailingSlash: false,
  // The changelog links to the feed, which a plugin makes.
  onBrokenLinks: 'ignore',
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {sidebarPath: './sidebars.ts', includeCurrentVersion: false}, blog: false}]],
  themeConfig: {
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
    navbar: {title, logo: {src: 'img/logo.svg'}, items: [introduction, {type: 'docsVersionDropdown'}, changelog]},
    footer: {style: 'dark', links: [introduction, changelog], copyright: 'Copyright twistedbytes.net'},
    prism: {additionalLanguages: ['ini', 'csharp', 'json']},
  },
} satisfies Config;
