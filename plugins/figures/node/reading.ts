import type {Links, Reading, ReadingItem} from './model';
import {h, type Markup} from './markup';
import {nameAttributes} from './picture';

/** The text of a figure as HTML, with links from names, each the first time, and from the numbers of steps. */
export function readingHtml(reading: Reading, {linkOf, places}: Links): Markup[] {
  const linked = new Set<string>();
  const listItem = ({name, about, step, items = []}: ReadingItem): Markup => {
    const link = linked.has(name) ? undefined : linkOf(name);
    linked.add(name);
    const madeIn = step === undefined ? [] : [' (', h('a', {href: places.get(step)?.href}, `step ${step}`), ')'];
    const inner = items.length > 0 ? list('ul', items) : undefined;
    return h('li', {}, link ? h('a', nameAttributes(link, name), name) : name, about, ...madeIn, inner);
  };
  const list = (tag: 'ol' | 'ul', items: readonly ReadingItem[]): Markup => h(tag, {}, ...items.map(listItem));
  return reading
    .filter(({items}) => items.length > 0)
    .flatMap(({heading, isOrdered = false, items}) => [h('p', {}, heading), list(isOrdered ? 'ol' : 'ul', items)]);
}
