import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {readmeExamples} from '../testing/gallery';
import {figureHtml, parseFigure} from './figure';
import {NO_LINKS, type Figure} from './model';
import {sourceOf} from './markup';

const MOST_BYTES = 12_288;
const alt = 'A chart that is described in a sentence of enough characters.';
const chart = (...lines: string[]): Figure =>
  parseFigure('dot', [`// alt: ${alt}`, '// caption: A chart.', ...lines].join('\n'));

describe('drawings', () => {
  it.each(readmeExamples())('of the $language at line $line of README.md', async ({language, text}) => {
    const {data, draw} = parseFigure(language, text);
    const drawings = await draw();
    expect(drawings.length > 0).toBe(language !== 'panel');
    for (const {source, width, height, viewBox} of drawings) {
      const size = `${String(width)} ${String(height)}`;
      expect(viewBox.endsWith(` ${size}`)).toBe(true);
      const written = `width="${String(width)}" height="${String(height)}" viewBox="${viewBox}"`;
      expect(source).toMatch(new RegExp(`^<svg xmlns="[^"]+" ${written}`));
      expect(source).toContain(`<title>${data.alt.replaceAll('>', '&gt;')}</title>`);
      const style = language === 'blueprint' ? /<style>(?::target\+\* [^<{]*\{[^<{}]*\})+<\/style>/ : /^$/;
      expect(source.replace(style, '')).not.toMatch(/<style|<script|<image|<a |href|url\((?!#)|NaN|undefined|\d\.\d\d/);
      expect(gzipSync(source).length).toBeLessThan(MOST_BYTES);
    }
  });

  it('of a graph are light for whoever asks with the fragment of paper', async () => {
    const [example] = readmeExamples();
    const {source = ''} = (await parseFigure('blueprint', example?.text ?? '').draw())[0] ?? {};
    expect(source).toContain('</style><g id="paper"></g><g><defs>');
    expect(source).toContain("[fill='#0f0f0f']{fill:#ffffff}");
    const colors = [...source.matchAll(/ (?:fill|stroke)="(#[\da-f]{6})"/g)].map(([, color = '']) => color);
    // Marks keep their color.
    expect(new Set(colors.filter((color) => !source.includes(`[fill='${color}']{`)))).toEqual(
      new Set(['#ff4a2b', '#001626']),
    );
  });

  it('of a graph have their marks where the links to the steps are', async () => {
    const figure = parseFigure('blueprint', readmeExamples()[0]?.text ?? '');
    const drawings = await figure.draw();
    const pictures = drawings.map((drawing) => ({...drawing, name: 'a', isAtTop: false}));
    const html = figureHtml(figure, pictures, {...NO_LINKS, places: new Map([['1', {href: '#step-1'}]])});
    const source = sourceOf(html)
      .filter((part) => typeof part === 'string')
      .join('');
    const [, cx, cy] = /<circle cx="([\d.]+)" cy="([\d.]+)"/.exec(source) ?? [];
    const mark = /<rect x="([\d.]+)" y="([\d.]+)" width="20" height="20" rx="10"/.exec(drawings[0]?.source ?? '');
    expect([cx, cy].map(Number)).toEqual(mark?.slice(1).map((edge) => Number(edge) + 10));
    expect(source).toContain(`<svg class="tbia-links" viewBox="${pictures[0]?.viewBox ?? '-'}"`);
  });

  it('of a chart with paths show one of them to whoever asks with its fragment', async () => {
    const figure = chart(
      '// rows: tasks',
      '// path good: Success',
      '// path bad: Refused',
      'digraph { a [label=A] subgraph cluster_b { label="Group" b [label=B] } c [label=C]',
      'a -> b [label="Yes", on="good"]',
      'a -> c [on="bad"] }',
    );
    const source = (await figure.draw())[0]?.source ?? '';
    expect(source).toContain('<g id="good.svg" class="pa"></g><g id="bad.svg" class="pb"></g>');
    expect(source).toContain('.pa:target~* .a{opacity:.35}');
    // The group, its title, the arrow with its label and the step B; and of the other way its arrow and its step.
    expect(source.match(/class="b"/g)).toHaveLength(5);
    expect(source.match(/class="a"/g)).toHaveLength(2);
    expect(source).toMatch(/<g class="a"[^>]*><rect[^>]*><text[^>]*>C</);
  });

  it('of a chart from left to right are there for phones as well, unless its steps lead to rows', async () => {
    const themes = async (...lines: string[]): Promise<unknown[]> =>
      (await chart(...lines).draw()).map(({uses}) => uses.join(' '));
    const run = 'digraph { rankdir=LR A B C A -> B B -> C }';
    expect(await themes(run)).toEqual(['light', 'dark', 'light narrow', 'dark narrow']);
    expect(await themes('// rows: tasks', run)).toEqual(['light', 'dark']);
  });

  it('escape what they show', async () => {
    const {draw} = parseFigure(
      'blueprint',
      'alt: A sentence of at least forty characters about <b> & "quotes" in it.\ncaption: A.\nnodes:\n  a: {kind: call, title: "<b> & \\"c\\"", in: [D: string = a < b]}',
    );
    const source = (await draw())[0]?.source;
    expect(source).toContain('&lt;b&gt; &amp; &quot;c&quot;</text>');
    expect(source).toContain('a &lt; b</text>');
  });
});
