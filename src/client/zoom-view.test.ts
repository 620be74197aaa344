import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {drawnSizes} from '../../plugins/figures/testing/drawn-sizes';
import {fitScale, isBeyond, keepInside, openingScale, openingView, zoomTo, type Picture, type View} from './zoom-view';

const DESKTOP = {width: 1350, height: 900};
const PHONE = {width: 390, height: 844};

const drawing = (width: number, height: number, share = 1): Picture => ({
  natural: {width, height},
  shown: {width: width * share, height: height * share},
  isVector: true,
});

const cases: readonly [string, Picture, {width: number; height: number}][] = [
  ['a tall chart on a desktop', drawing(494, 1665), DESKTOP],
  ['a wide graph on a desktop', drawing(960, 760, 0.79), DESKTOP],
  ['a small graph on a desktop', drawing(300, 120), DESKTOP],
  ['a long line on a phone', drawing(700, 48, 0.5), PHONE],
  ['a tall chart on a phone', drawing(494, 1665, 0.75), PHONE],
  ['a small graph on a phone', drawing(300, 120), PHONE],
];

describe('an enlarged drawing', () => {
  it.each(cases)('is at least as large as it is by nature, and larger than in the page: %s', (_, picture, window) => {
    const {scale} = openingView(picture, {x: 100, y: 50}, undefined, window);
    expect(scale).toBeGreaterThanOrEqual(1);
    expect(scale).toBeGreaterThan(picture.shown.width / picture.natural.width);
  });

  it.each(cases)('shows no empty room beside what reaches beyond the window: %s', (_, picture, window) => {
    for (const [left, top] of [
      [5000, 5000],
      [-5000, -5000],
    ] as const) {
      const view = keepInside(picture, {...openingView(picture, {x: 0, y: 0}, undefined, window), left, top}, window);
      const beyond = isBeyond(picture, view, window);
      const right = view.left + picture.natural.width * view.scale;
      expect(beyond.x ? Math.max(view.left, window.width - right) : view.left).toBeLessThanOrEqual(
        beyond.x ? 64 : (window.width - picture.natural.width * view.scale) / 2 + 0.01,
      );
    }
  });

  it('has a margin of 64 where there is room, and a small one on a phone', () => {
    expect(openingView(drawing(600, 200), {x: 0, y: 0}, undefined, DESKTOP).left).toBeCloseTo(64);
    expect(openingView(drawing(300, 100), {x: 0, y: 0}, undefined, PHONE).left).toBeCloseTo(12);
  });

  it('begins at its top left corner, or keeps the clicked point under the pointer', () => {
    const chart = drawing(494, 1665);
    expect(openingView(chart, {x: 300, y: 0}, undefined, DESKTOP).top).toBe(64);
    const view = openingView(chart, {x: 300, y: -400}, {x: 500, y: 450}, DESKTOP);
    const pointed = (450 + 400) / 1665;
    expect(view.top + pointed * 1665 * view.scale).toBeCloseTo(450);
  });

  it('begins at its left edge on a phone, wherever it was pressed', () => {
    const view = openingView(drawing(850, 400, 0.85), {x: 16, y: 300}, {x: 350, y: 400}, PHONE);
    expect(view.left).toBe(12);
  });
});

/** The released pages. */
function pages(): string[] {
  const folder = path.join(__dirname, '../../versioned_docs');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join(folder, file));
}

it('every picture that is drawn is enlarged to its natural size or more, and to more than in the page', async () => {
  const sizes = await drawnSizes(pages());
  expect(sizes.length).toBeGreaterThan(30);
  for (const [window, column] of [
    [DESKTOP, 756],
    [PHONE, 358],
  ] as const) {
    for (const {width, height} of sizes) {
      // In a narrow frame, a picture that does not nearly fit is not shrunk: the frame scrolls.
      const share = column < 748 && width >= 400 ? 1 : Math.min(1, column / width);
      const scale = openingScale(drawing(width, height, share), window);
      expect(scale, `${width} x ${height} at ${window.width} px`).toBeGreaterThanOrEqual(1);
      expect(scale, `${width} x ${height} at ${window.width} px`).toBeGreaterThan(share);
    }
  }
}, 60_000);

describe('zoomTo', () => {
  const graph = drawing(960, 760);
  const view: View = {left: -200, top: -100, scale: 2};

  it('keeps the point where it is', () => {
    const at = {x: 600, y: 400};
    const next = zoomTo(graph, view, 3, at, DESKTOP);
    expect((at.x - next.left) / next.scale).toBeCloseTo((at.x - view.left) / view.scale);
    expect((at.y - next.top) / next.scale).toBeCloseTo((at.y - view.top) / view.scale);
  });

  it('ends at four times the natural size, and where all of the picture is seen', () => {
    expect(zoomTo(graph, view, 50, {x: 0, y: 0}, DESKTOP).scale).toBe(4);
    const tall = drawing(494, 1665);
    expect(zoomTo(tall, {...view, scale: 1}, 0.01, {x: 0, y: 0}, DESKTOP).scale).toBe(fitScale(tall, DESKTOP));
  });
});

describe('a photograph', () => {
  it('does not grow beyond its natural size', () => {
    const photograph: Picture = {...drawing(400, 300, 0.5), isVector: false};
    expect(openingView(photograph, {x: 0, y: 0}, undefined, DESKTOP).scale).toBe(1);
    expect(fitScale({...drawing(4000, 3000), isVector: false}, DESKTOP)).toBeLessThan(1);
  });
});
