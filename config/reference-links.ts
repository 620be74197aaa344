import path from 'node:path';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {Options} from '@docusaurus/plugin-content-docs';
import {readText} from '../plugins/kit/read-text';

type Generator = NonNullable<Options['sidebarItemsGenerator']>;
type Items = Awaited<ReturnType<Generator>>;

/** The page that holds the reference, and what the menu names of it, where the page has the section. */
const PAGE = 'architecture/overview';
const SECTIONS: readonly (readonly [id: string, label: string])[] = [
  ['terms', 'Terms'],
  ['networking', 'Networking'],
  ['interface-functions', 'Functions and events'],
  ['interaction-context', 'Contexts'],
  ['gameplay-tags', 'Tags and effects'],
  ['classes', 'Classes'],
];

/** The sections that the text of the page has, in the order of the menu. */
export const sectionsOf = (text: string): typeof SECTIONS =>
  SECTIONS.filter(([id]) => new RegExp(`^##.*#${id} `, 'm').test(text));

/**
 * The menu that Docusaurus makes of the folders, with links to the sections of the reference below its page. What stands
 * in brackets in a title has a line of its own (src/css/docs-page.css).
 * @param siteDir absolute
 * @param folders where the pages of each version are, relative to the base URL
 */
export function menuWithReference(siteDir: string, folders: Readonly<Record<string, string>>): Generator {
  return async ({defaultSidebarItemsGenerator, ...args}) => {
    const page = args.docs.find(({id}) => id === PAGE);
    const text = page ? readText(path.join(siteDir, aliasedSitePathToRelativePath(page.source))) : '';
    const links: Items = sectionsOf(text).map(([id, label]) => ({
      type: 'link',
      label,
      href: `/${folders[args.version.versionName] ?? ''}/${PAGE}#${id}`,
      className: 'menu-section',
    }));
    const withLinks = (items: Items): Items =>
      items.flatMap((item) => {
        if (item.type === 'category') {
          return [{...item, items: withLinks(item.items)}];
        }
        if (item.type !== 'doc') {
          return [item];
        }
        const title = item.label ?? args.docs.find(({id}) => id === item.id)?.title;
        const entry = {...item, label: title?.replace(' (', '\n(')};
        return item.id === PAGE ? [entry, ...links] : [entry];
      });
    return withLinks(await defaultSidebarItemsGenerator(args));
  };
}
