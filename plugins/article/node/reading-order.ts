import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';

/** The part of a loaded version that says what to read after what. */
export type OrderedVersion = Pick<LoadedVersion, 'docs' | 'sidebars'>;

/** A page in its place. */
export interface OrderedPage {
  readonly doc: DocMetadata;
  /** The categories above it in the sidebar, outermost first. */
  readonly categories: readonly string[];
}

type Items = LoadedVersion['sidebars'][string];

function* walk(items: Items, categories: readonly string[]): Generator<{id: string; categories: readonly string[]}> {
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') {
      yield {id: item.id, categories};
    } else if (item.type === 'category') {
      const inside = [...categories, item.label];
      if (item.link?.type === 'doc') {
        yield {id: item.link.id, categories: inside};
      }
      yield* walk(item.items, inside);
    }
  }
}

/** The pages of a version as the sidebars have them, from top to bottom; then those that no sidebar has, by their ids. */
export function inReadingOrder({docs, sidebars}: OrderedVersion): OrderedPage[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const pages: OrderedPage[] = [];
  const add = (id: string, categories: readonly string[]): void => {
    const doc = byId.get(id);
    if (doc && byId.delete(id)) {
      pages.push({doc, categories});
    }
  };
  for (const items of Object.values(sidebars)) {
    for (const {id, categories} of walk(items, [])) {
      add(id, categories);
    }
  }
  [...byId.keys()].sort().forEach((id) => {
    add(id, []);
  });
  return pages;
}
