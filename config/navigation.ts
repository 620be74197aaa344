import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItem} from '@docusaurus/theme-common';
import {storePage} from '../src/data/addresses';

const author = 'https://twistedbytes.net';
/** Where the community meets. */
export const discord = 'https://discord.twistedbytes.net';

/** What the menus must know of the site. */
export interface NavigationOptions {
  /** Name of the product. */
  readonly title: string;
  /** The page (`section/page`) to which the address of a version leads. */
  readonly entryPage: string;
  readonly repository: string;
  /** What the version menu says of each version, by the version's name: its engines, and when it came. */
  readonly engines: Readonly<Record<string, string>>;
  readonly dates: Readonly<Record<string, string>>;
  /** The same, one by one: what a report of a problem says. */
  readonly engineLists: Readonly<Record<string, string>>;
  /** The years of the copyright, for example `2022-2025`. */
  readonly years: string;
}

/**
 * The entries of the navbar and of the mobile menu, in their order. The version comes last, so that its list opens over
 * the side of a page and not over its title. Of the places elsewhere, the bar has the one where readers ask; the footer
 * has them all.
 */
export function navbarItems({entryPage, engines, dates}: NavigationOptions): NavbarItem[] {
  return [
    {type: 'doc', docId: entryPage, label: 'Documentation', position: 'left'},
    {to: '/changelog', label: 'Changelog', position: 'left'},
    {to: '/roadmap', label: 'Roadmap', position: 'left'},
    {href: discord, label: 'Discord', position: 'left'},
    {type: 'search', position: 'right'},
    {type: 'docsVersionDropdown', position: 'right', engines, dates},
  ];
}

/** The columns of the footer, and the copyright below them. */
export function footer({
  title,
  entryPage,
  repository,
  engineLists,
  years,
}: NavigationOptions): NonNullable<ThemeConfig['footer']> {
  return {
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
      {title: 'Community', items: [{label: 'Discord', href: discord}]},
      {title: 'Fab', items: [{label: title, href: storePage}]},
      {
        title: 'More',
        items: [
          {label: 'TwistedBytes', href: author},
          {label: 'GitHub', href: repository},
          {label: 'Issue Tracker', href: `${repository}/issues`},
          {label: 'Report a problem', href: `${repository}/issues/new`, engines: engineLists},
        ],
      },
    ],
    copyright: `Copyright © ${years} twistedbytes.net. All rights reserved.`,
  };
}
