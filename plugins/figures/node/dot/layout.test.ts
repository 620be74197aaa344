import {readdirSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {readmeExamples} from '../../testing/examples';
import {distinctFences} from '../../testing/gallery';
import {loadGraphviz, type Box, type Point} from '../graphviz';
import {layoutChart, type ChartLayout} from './layout';
import {parseDot} from './parse';

const DOCS = path.join(__dirname, '../../../../versioned_docs');
/** Width of a chart of which all text, of 13 px or more, has 12 px in the text column. */
const MOST_WIDTH = 819;
/** A sheet of A4 without its margins, in px; pictures are no taller than 22 cm (client/picture.css). */
const SHEET = {width: 680, height: 831};
/** Least share of its size at which text of 13 px has 7 points on paper. */
const LEAST_SCALE = 7 / (0.75 * 13);

type Graphviz = Awaited<ReturnType<typeof loadGraphviz>>;
let graphviz: Graphviz;
beforeAll(async () => {
  graphviz = await loadGraphviz();
});

const files = readdirSync(DOCS, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
const charts = [...distinctFences(files.map((file) => path.join(DOCS, file))), ...readmeExamples()]
  .filter(({language}) => language === 'dot')
  .map(({file, line, body}) => ({where: `${path.basename(file)}:${String(line)}`, body}));

const overlap = (a: Box, b: Box, room: number): boolean =>
  a.x < b.x + b.width - room &&
  b.x < a.x + a.width - room &&
  a.y < b.y + b.height - room &&
  b.y < a.y + a.height - room;

/** Points along a Bézier curve of several pieces. */
function pointsOn(curve: readonly Point[]): Point[] {
  return curve.flatMap((start, index) => {
    const [a, b, end] = curve.slice(index + 1);
    if (index % 3 !== 0 || !a || !b || !end) {
      return [];
    }
    return Array.from({length: 41}, (_, step): Point => {
      const [t, u] = [step / 40, 1 - step / 40];
      const at = (name: 'x' | 'y'): number =>
        u ** 3 * start[name] + 3 * u * u * t * a[name] + 3 * u * t * t * b[name] + t ** 3 * end[name];
      return {x: at('x'), y: at('y')};
    });
  });
}

/** What is wrong in a chart: lines through steps, and texts on texts or steps. */
function chartFaults({steps, arrows, groups}: ChartLayout): string[] {
  const boxes = steps.map((box) => ({name: box.step.id, box}));
  const texts = [
    ...arrows.flatMap(({arrow, label}) => (label ? [{name: `label of ${arrow.from} -> ${arrow.to}`, box: label}] : [])),
    ...groups.map(({group, title}) => ({name: `title of ${group.id}`, box: title})),
  ];
  const all = [...boxes, ...texts];
  const lines = arrows.flatMap(({arrow: {from, to}, curve}) =>
    boxes
      .filter(({name}) => name !== from && name !== to)
      .filter(({box}) => pointsOn(curve).some((point) => overlap(box, {...point, width: 0, height: 0}, 2)))
      .map(({name}) => `${from} -> ${to} runs through ${name}`),
  );
  const covered = all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((two) => (overlap(one.box, two.box, 2) ? [`${one.name} covers ${two.name}`] : [])),
  );
  const missing = arrows.flatMap(({arrow, label}) =>
    arrow.label !== undefined && !label ? [`no ${arrow.label}`] : [],
  );
  return [...lines, ...covered, ...missing];
}

describe('charts of the pages', () => {
  it.each(charts)('$where can be read, on screens and on paper', ({body}) => {
    const figure = parseDot(body);
    const layout = layoutChart(figure, graphviz);
    expect(chartFaults(layout)).toEqual([]);
    expect(layout.arrows).toHaveLength(figure.arrows.length);
    expect(layout.width).toBeLessThanOrEqual(MOST_WIDTH);
    expect(Math.min(SHEET.width / layout.width, SHEET.height / layout.height)).toBeGreaterThanOrEqual(LEAST_SCALE);
  });
});

it('the test sees a line through a step, and a text on a step', () => {
  const body = [
    '// alt: A chart of three steps that is described in a sentence of enough characters.',
    '// caption: Three steps.',
    'digraph { a [label=A] b [label=B] c [label=C] a -> b [label=Yes] b -> c }',
  ];
  const layout = layoutChart(parseDot(body.join('\n')), graphviz);
  expect(chartFaults(layout)).toEqual([]);
  const [first, second] = layout.arrows;
  const curve = [...(first?.curve ?? []), ...(second?.curve ?? [])];
  const label = layout.steps[1];
  const arrows = layout.arrows.map((arrow, index) =>
    index > 0 ? arrow : {...arrow, arrow: {...arrow.arrow, to: 'c'}, curve, ...(label ? {label} : {})},
  );
  expect(chartFaults({...layout, arrows})).toEqual(['a -> c runs through b', 'b covers label of a -> c']);
});
