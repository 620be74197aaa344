import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';

/** A page in its place. */
export interface OrderedPage {
  readonly doc: DocMetadata;
  /** The categories above it in the sidebar, outermost first. */
  readonly categories: readonly string[];
}

/** The pages of a version as the sidebars have them, from top to bottom. */
export function inReadingOrder({docs, sidebars}: LoadedVersion): OrderedPage[] {
  const pagesOf = (items: LoadedVersion['sidebars'][string], categories: readonly string[]): OrderedPage[] =>
    items.flatMap((item) => {
      if (item.type === 'category') {
        return pagesOf(item.items, [...categories, item.label]);
      }
      return docs.flatMap((doc) => (item.type === 'doc' && item.id === doc.id ? [{doc, categories}] : []));
    });
  return Object.values(sidebars).flatMap((items) => pagesOf(items, []));
}
