import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItem} from '@docusaurus/theme-common';
import {storePage} from '../src/data/addresses';
import {byVersion, copyrightYears, monthOf} from '../src/data/release-facts';
import {releases} from '../src/data/releases';
import releasedVersions from '../versions.json';
import {entryPage, repository} from './site-address';

/** The site of the plugin's author. */
export const authorSite = 'https://twistedbytes.net';
/** Where the community meets. */
export const discord = 'https://discord.twistedbytes.net';

/**
 * The entries of the navbar and of the mobile menu, in their order. The version menu is last, so that its list opens over
 * the side of a page and not over the title. Of the links to other sites, the navbar has the one where readers ask
 * questions, and the footer has all.
 */
export const navbarItems: NavbarItem[] = [
  {type: 'doc', docId: entryPage, label: 'Documentation', position: 'left'},
  {to: '/changelog', label: 'Changelog', position: 'left'},
  {to: '/roadmap', label: 'Roadmap', position: 'left'},
  {href: discord, label: 'Discord', position: 'left'},
  {type: 'search', position: 'right'},
  {type: 'docsVersionDropdown', position: 'right', months: byVersion(releasedVersions, releases, monthOf)},
];

/** The columns of the footer, and the copyright below them. */
export const footer: NonNullable<ThemeConfig['footer']> = {
  style: 'light',
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Getting started', to: `/docs/${entryPage}`},
        {label: 'Changelog', to: '/changelog'},
        {label: 'Roadmap', to: '/roadmap'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Discord', href: discord},
        {label: 'Issue tracker', href: `${repository}/issues`},
        {label: 'Report a problem', href: `${repository}/issues/new`, isReport: true},
      ],
    },
    {
      title: 'Plugin',
      items: [
        {label: 'Fab', href: storePage},
        {label: 'GitHub', href: repository},
        {label: 'TwistedBytes', href: authorSite},
      ],
    },
  ],
  copyright: `Copyright © ${copyrightYears(releases)} twistedbytes.net. All rights reserved.`,
};
