import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';

/** A page, and the categories above it in the sidebar, outermost first. */
type PageInPlace = Readonly<{doc: DocMetadata; categories: readonly string[]}>;

/** The pages of a version as the sidebars have them, from top to bottom. */
export function inReadingOrder({docs, sidebars}: LoadedVersion): PageInPlace[] {
  const pagesOf = (items: LoadedVersion['sidebars'][string], categories: readonly string[]): PageInPlace[] =>
    items.flatMap((item) => {
      if (item.type === 'category') {
        return pagesOf(item.items, [...categories, item.label]);
      }
      return docs.flatMap((doc) => (item.type === 'doc' && item.id === doc.id ? [{doc, categories}] : []));
    });
  return Object.values(sidebars).flatMap((items) => pagesOf(items, []));
}
