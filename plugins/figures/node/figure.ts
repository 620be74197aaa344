import type {Language} from '../shared/languages';
import {blueprint} from './blueprint';
import {dot} from './dot';
import {h, type Markup} from './markup';
import {NO_LINKS, type Figure, type Links, type Picture} from './language';
import {panel} from './panel';
import {nameAttributes} from './picture-html';
import type {ReadingItem} from './reading';

/** The languages: a new one is a folder with its parser, and a name here and in `shared/languages.ts`. */
const PARSERS: Readonly<Record<Language, (body: string) => Figure>> = {blueprint, dot, panel};

/** Figures of ten versions are mostly the same: each text is parsed once per process. */
const parsed = new Map<string, Figure>();

/**
 * Parses the body of a figure's fence.
 *
 * @throws FigureError with the line in the body
 */
export function parseFigure(language: Language, body: string): Figure {
  const key = `${language}\n${body}`;
  const figure = parsed.get(key) ?? PARSERS[language](body);
  parsed.set(key, figure);
  return figure;
}

/** An item with links from its name, the first time, and from its step. */
function listItem({name, about, step, items = []}: ReadingItem, links: Links, linked: Set<string>): Markup {
  const link = linked.has(name) ? undefined : links.linkOf(name);
  linked.add(name);
  const href = links.places.get(step ?? '');
  const madeIn = step === undefined ? [] : [' (', href ? h('a', {href}, `step ${step}`) : `step ${step}`, ')'];
  const inner = items.length > 0 ? list('ul', items, links, linked) : undefined;
  return h('li', {}, link ? h('a', nameAttributes(link, name), name) : name, about, ...madeIn, inner);
}

function list(tag: 'ol' | 'ul', items: readonly ReadingItem[], links: Links, linked: Set<string>): Markup {
  return h(tag, {}, ...items.map((item) => listItem(item, links, linked)));
}

/**
 * The whole figure: picture or panel, legend, caption, and the disclosure with the same content as text.
 *
 * @param pictures none for a panel, one for a graph, one per theme for a chart
 * @param links where the parts of the figure lead
 */
export function figureHtml(figure: Figure, pictures: readonly Picture[], links: Links = NO_LINKS): Markup {
  const {language, caption} = figure.data;
  const linked = new Set<string>();
  // The steps of a chart lead to the rows of the page.
  const told = figure.marks ? links : NO_LINKS;
  const blocks = figure.read().filter(({items}) => items.length > 0);
  const text = blocks.flatMap(({heading, isOrdered = false, items}) => [
    h('p', {}, heading),
    list(isOrdered ? 'ol' : 'ul', items, told, linked),
  ]);
  return h(
    'figure',
    {class: `tbia-figure tbia-figure--${language}`},
    ...figure.html(pictures, links),
    h('figcaption', {}, caption),
    h('details', {}, h('summary', {}, 'Text'), ...text),
  );
}
