import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {writeAtomically} from '../../kit/write-file';
import {blueprint} from './blueprint';
import {dot} from './dot';
import {fault, faultIn, type FigureError} from './errors';
import {NO_LINKS, type Drawing, type Figure, type Language, type Links, type Picture} from './model';
import {h, type Markup} from './markup';
import {panel} from './panel';
import {readingHtml} from './reading';
import {stepsOf, type Procedures, type Steps} from './procedures';

/** The languages: a new one is a folder with its parser, and a name here and in `model.ts`. */
const PARSERS: Readonly<Record<Language, (body: string) => Figure>> = {blueprint, dot, panel};

/** Figures of ten versions are mostly the same: each text is parsed once per process, and drawn once. */
const parsed = new Map<string, Figure>();
const drawn = new WeakMap<Figure, Promise<readonly Drawing[]>>();

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

/** A fence as it stands in a page. */
export interface FigureFence {
  readonly language: Language;
  readonly text: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
}

/**
 * Parses a figure and checks it against its page.
 *
 * @param alts the alt texts of the figures before it, to which its own is added
 * @returns the figure, and the steps to which its marks belong
 * @throws FigureError with the line in the body
 */
export function checkFigure(
  {language, text, line}: FigureFence,
  procedures: Procedures,
  alts: Set<string>,
): {readonly figure: Figure; readonly steps: Steps} {
  const figure = parseFigure(language, text);
  const {alt} = figure.data;
  if (alts.has(alt)) {
    fault(1, 'Two figures of the page have the same alt text', 'Say what is different in each');
  }
  alts.add(alt);
  return {figure, steps: figure.marks ? stepsOf(figure.marks, line, procedures) : new Map()};
}

/**
 * What would stop the build at the figures of a page, without drawing them: the first fault of each, with its line in the
 * page. Where a chart leads on its page is for the build to say.
 */
export function figureFaults(
  fences: readonly FigureFence[],
  procedures: Procedures,
): Pick<FigureError, 'line' | 'wrong' | 'fix'>[] {
  const alts = new Set<string>();
  return fences.flatMap((fence) => {
    const error = faultIn(() => checkFigure(fence, procedures, alts));
    return error ? [{line: fence.line + error.line, wrong: error.wrong, fix: error.fix}] : [];
  });
}

async function save({source, ...rest}: Drawing, directory: string, isAtTop: boolean): Promise<Picture> {
  const name = createHash('sha256').update(source).digest('hex').slice(0, 12);
  const file = path.join(directory, `${name}.svg`);
  if (!existsSync(file)) {
    await mkdir(directory, {recursive: true});
    await writeAtomically(file, source);
  }
  return {name, isAtTop, ...rest};
}

/**
 * Draws a figure into a folder.
 *
 * @param directory where the SVG files are kept
 * @param isAtTop whether no section of the page is before it
 */
export async function drawFigure(figure: Figure, directory: string, isAtTop = false): Promise<Picture[]> {
  const drawing = drawn.get(figure) ?? figure.draw();
  drawn.set(figure, drawing);
  return Promise.all((await drawing).map((picture) => save(picture, directory, isAtTop)));
}

/**
 * The whole figure: picture or panel, legend, caption, and the disclosure with the same content as text.
 *
 * @param pictures none for a panel, one for a graph, one per theme for a chart
 * @param links where the parts of the figure lead
 */
export function figureHtml(figure: Figure, pictures: readonly Picture[], links: Links = NO_LINKS): Markup {
  const {language, caption} = figure.data;
  // The steps of a chart lead to the rows of the page from the picture alone.
  const text = readingHtml(figure.read(), figure.marks ? links : NO_LINKS);
  return h(
    'figure',
    {class: `tbia-figure tbia-figure--${language}`},
    ...figure.html(pictures, links),
    h('figcaption', {}, caption),
    h('details', {}, h('summary', {}, 'Text'), ...text),
  );
}
