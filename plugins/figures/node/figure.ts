import type {Language} from '../shared/languages';
import {blueprint} from './blueprint';
import {dot} from './dot';
import {h, type Markup} from './markup';
import {NO_LINKS, type Figure, type Links, type Picture} from './language';
import {panel} from './panel';
import {nameAttributes} from './picture-html';
import {readingToText, type ReadingList} from './reading';

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

/**
 * A figure as plain text, which is valid Markdown: the caption, what it shows, then the lists of the disclosure.
 *
 * @param body the body of the fence
 * @throws FigureError when the figure is not valid
 */
export function figureText(language: Language, body: string): string {
  const {data, read} = parseFigure(language, body);
  return `${data.caption}\n\n${data.alt}\n\n${readingToText(read())}\n`;
}

/** The name at the beginning of an item, and the number of the step at its end. */
const ITEM = /^(?<name>.+?)(?<rest>(?: \((?!step \d)|:).*?)?(?: \(step (?<step>\d+)\))?$/su;

/** The words of an item, with links from its name, the first time, and from its step. */
function words(text: string, {places, linkOf}: Links, linked: Set<string>): (Markup | string)[] {
  const {name = '', rest = '', step = ''} = ITEM.exec(text)?.groups ?? {};
  const link = linked.has(name) ? undefined : linkOf(name);
  const href = places.get(step);
  linked.add(name);
  const end = href === undefined ? [text.slice(name.length)] : [`${rest} (`, h('a', {href}, `step ${step}`), ')'];
  return [link ? h('a', nameAttributes(link, name), name) : name, ...end];
}

function list({isOrdered, items}: ReadingList, links: Links, linked: Set<string>): Markup {
  const written = items.map(({text, list: inner}) =>
    h('li', {}, ...words(text, links, linked), inner && list(inner, links, linked)),
  );
  return h(isOrdered ? 'ol' : 'ul', {}, ...written);
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
  const text = figure.read().flatMap((block) => [h('p', {}, block.heading), list(block.list, told, linked)]);
  return h(
    'figure',
    {class: `tbia-figure tbia-figure--${language}`},
    ...figure.html(pictures, links),
    h('figcaption', {}, caption),
    h('details', {}, h('summary', {}, 'Text'), ...text),
  );
}
