import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';

/** A page in its place. */
export interface OrderedPage {
  readonly doc: DocMetadata;
  /** The categories above it in the sidebar, outermost first. */
  readonly categories: readonly string[];
}

interface Place {
  readonly id: string;
  readonly categories: readonly string[];
}

function placesOf(items: LoadedVersion['sidebars'][string], categories: readonly string[]): Place[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      const inside = [...categories, item.label];
      const index = item.link?.type === 'doc' ? [{id: item.link.id, categories: inside}] : [];
      return [...index, ...placesOf(item.items, inside)];
    }
    return item.type === 'doc' || item.type === 'ref' ? [{id: item.id, categories}] : [];
  });
}

/** The pages of a version as the sidebars have them, from top to bottom; then those that no sidebar has, by their ids. */
export function inReadingOrder({docs, sidebars}: LoadedVersion): OrderedPage[] {
  const places = Object.values(sidebars).flatMap((items) => placesOf(items, []));
  const others = docs.map(({id}) => ({id, categories: []})).sort((one, other) => (one.id < other.id ? -1 : 1));
  const all = [...places, ...others];
  // A page that stands in several places counts at its first.
  const first = all.filter(({id}, index) => all.findIndex((place) => place.id === id) === index);
  return first.flatMap(({id, categories}) => {
    const doc = docs.find((candidate) => candidate.id === id);
    return doc ? [{doc, categories}] : [];
  });
}
