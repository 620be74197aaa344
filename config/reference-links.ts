import type {Options} from '@docusaurus/plugin-content-docs';

type Generator = NonNullable<Options['sidebarItemsGenerator']>;
type Items = Awaited<ReturnType<Generator>>;

/** The page that holds the reference, and what the menu names of it: sections that every version has. */
const PAGE = 'architecture/overview';
const SECTIONS: readonly (readonly [id: string, label: string])[] = [
  ['terms', 'Terms'],
  ['networking', 'Networking'],
  ['interface-functions', 'Functions and events'],
  ['interaction-context', 'Contexts'],
  ['gameplay-tags', 'Tags and effects'],
  ['classes', 'Classes'],
];

/**
 * The menu that Docusaurus makes of the folders, with links to the sections of the reference below its page.
 * @param folders where the pages of each version are, relative to the base URL
 */
export function menuWithReference(folders: Readonly<Record<string, string>>): Generator {
  return async ({defaultSidebarItemsGenerator, ...args}) => {
    const links = (version: string): Items =>
      SECTIONS.map(([id, label]) => ({
        type: 'link',
        label,
        href: `/${folders[version] ?? ''}/${PAGE}#${id}`,
        className: 'menu-section',
      }));
    const withLinks = (items: Items): Items =>
      items.flatMap((item) => {
        if (item.type === 'category') {
          return [{...item, items: withLinks(item.items)}];
        }
        return item.type === 'doc' && item.id === PAGE ? [item, ...links(args.version.versionName)] : [item];
      });
    return withLinks(await defaultSidebarItemsGenerator(args));
  };
}
