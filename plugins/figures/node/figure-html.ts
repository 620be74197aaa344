import {h, type Html} from './html';
import type {Figure, Links, Picture} from './language';
import type {Reading, ReadingList} from './reading';

function list({isOrdered, items}: ReadingList): Html {
  return h(isOrdered ? 'ol' : 'ul', {}, ...items.map(({text, lists = []}) => h('li', {}, text, ...lists.map(list))));
}

function disclosure(reading: Reading): Html {
  const blocks = reading.flatMap((block) => [h('p', {}, block.heading), list(block.list)]);
  return h('details', {class: 'tbia-figure__text'}, h('summary', {}, 'Read as text'), ...blocks);
}

/**
 * The whole figure: picture or panel, legend, caption, and the disclosure with the same content as text.
 *
 * @param pictures none for a panel, one for a graph, one per theme for a chart
 * @param isFirst whether it is the first picture of its page, which may be above the fold
 * @param links where parts of the figure lead; none outside of a page
 */
export function figureHtml(
  figure: Figure,
  pictures: readonly Picture[],
  isFirst: boolean,
  links: Links = new Map(),
): Html {
  const {language, caption} = figure.data;
  return h(
    'figure',
    {class: `tbia-figure tbia-figure--${language}`},
    ...figure.html(pictures, isFirst, links),
    h('figcaption', {class: 'tbia-figure__caption'}, caption),
    disclosure(figure.read()),
  );
}
