import type {Options} from '@docusaurus/plugin-content-docs';
import {folders} from './site';

type Generator = NonNullable<Options['sidebarItemsGenerator']>;
type Items = Awaited<ReturnType<Generator>>;

/** The page that holds the reference. */
const PAGE = 'architecture/overview';
/** The sections of this page that the sidebar lists, by their ids. A version without one of them fails its build. */
const SECTIONS = {
  terms: 'Terms',
  networking: 'Networking',
  'interface-functions': 'Functions and events',
  'interaction-context': 'Contexts',
  'gameplay-tags': 'Tags and effects',
  classes: 'Classes',
};

/**
 * The sidebar that Docusaurus makes from the folders, with links to the sections of the reference below its page. Words in
 * parentheses in a title are on a separate line (src/css/docs-page.css).
 */
export const sidebarWithReference: Generator = async ({defaultSidebarItemsGenerator, ...args}) => {
  const links: Items = Object.entries(SECTIONS).map(([id, label]) => ({
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
