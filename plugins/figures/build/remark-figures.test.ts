import {existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, unlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {cacheId, drawFigure} from './draw.ts';
import {parseFigure} from './figure.ts';
import remarkFigures from './remark-figures.ts';

let siteDir = '';
const cacheDir = 'cache/figures';
beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'figures-'));
});
afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

/** The HTML of each figure by the constant that holds it, with the request of each asset as its URL. */
function readSources(page: Root): Map<string, string> {
  const declared = page.children
    .filter((node) => node.type === 'mdxjsEsm')
    .map(({value}) => /^const (?<name>\w+) = \{__html: (?<source>.*)\};$/su.exec(value)?.groups ?? {});
  return new Map(
    declared.map(({name = '', source = ''}) => {
      const text = source.replaceAll(/" \+ require\("([^"]*)"\)\.default \+ "/g, '$1');
      return [name, JSON.parse(text) as string];
    }),
  );
}

/** A page after the plugin, as the HTML of its figures and the text and code beside them. */
function serialize(node: Nodes, sources: ReadonlyMap<string, string>): string {
  if (node.type === 'mdxjsEsm') return '';
  if (node.type === 'code') return `[${node.lang ?? ''}] ${node.value}`;
  if (node.type === 'mdxJsxFlowElement') {
    const valueOf = (wanted: string): string => {
      const found = node.attributes.find((attribute) => 'name' in attribute && attribute.name === wanted)?.value;
      return typeof found === 'object' && found !== null ? found.value : (found ?? '');
    };
    const name = node.name ?? '';
    const html = sources.get(valueOf('dangerouslySetInnerHTML')) ?? '';
    return `<${name} class="${valueOf('className')}">${html}</${name}>`;
  }
  if ('children' in node) return node.children.map((child) => serialize(child, sources)).join('');
  return 'value' in node ? node.value : '';
}

async function render(lines: readonly string[], compilerName = 'client'): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFigures, {siteDir, cacheDir});
  const file = new VFile({value: lines.join('\n'), path: path.join(siteDir, 'docs/page.mdx'), data: {compilerName}});
  const page = (await processor.run(processor.parse(file), file)) as Root;
  return serialize(page, readSources(page));
}

const graph = (what: string): string[] => [
  '```blueprint',
  `alt: A graph of ${what} that is described in a sentence of enough characters.`,
  `caption: A graph of ${what}.`,
  'nodes:',
  '  a: {kind: event, title: Begin}',
  '  b: {kind: call, title: Print String}',
  'wires:',
  '  - a -> b',
  '```',
];
const chart = [
  '```dot',
  '// alt: A chart of two steps that is described in a sentence of enough characters.',
  '// caption: A chart.',
  'digraph { a [label=A, kind=internal] b [label=B, kind=decision] a -> b }',
  '```',
];
const panel = [
  '```panel',
  'alt: A menu of one entry that is described in a sentence of enough characters.',
  'caption: A menu.',
  'kind: menu',
  'path: [TwistedBytes]',
  '```',
];

/** Opening tags of an element. */
const tags = (text: string, name: string): string[] => text.match(new RegExp(`<${name}[^>]*>`, 'g')) ?? [];

describe('remarkFigures', () => {
  it('replaces figures and leaves the rest alone', async () => {
    const text = await render(['## Heading', '', ...graph('nothing'), '', '```cpp', 'int a;', '```']);
    expect(text).toMatch(/^Heading<figure/);
    expect(text).toMatch(/<\/figure>\[cpp\] int a;$/);
    expect(tags(text, 'figure')).toEqual(['<figure class="tbia-figure tbia-figure--blueprint">']);
  });

  it('writes a picture with its size, its alt text and a request to the bundler', async () => {
    const [image = ''] = tags(await render(graph('a request')), 'img');
    expect(image).toMatch(
      /src="!!.*file-loader.*\?name=assets\/figures\/\[name\]\.\[ext\]!@site\/cache\/figures\/[\da-f]{12}\.svg"/,
    );
    expect(image).toMatch(/width="\d+" height="\d+" alt="A graph of a request/);
    expect(image).toContain('decoding="async"');
    const name = /figures\/([\da-f]{12}\.svg)/.exec(image)?.[1] ?? '';
    expect(readFileSync(path.join(siteDir, cacheDir, name), 'utf8')).toContain('<title>A graph of a request');
  });

  it('emits no files on the server', async () => {
    expect(await render(graph('a server'), 'server')).toContain('&emitFile=false!');
    expect(await render(graph('a server'), 'client')).not.toContain('emitFile');
  });

  it('loads the first picture of a page at once, the others when they come near', async () => {
    const images = tags(await render([...panel, '', ...graph('one'), '', ...graph('two'), '', ...chart]), 'img');
    expect(images.map((image) => image.includes('loading="lazy"'))).toEqual([false, true, true, true]);
  });

  it('writes a chart for both themes and lets neither load while it is hidden', async () => {
    const text = await render(chart);
    const images = tags(text, 'img');
    expect(images.map((image) => /tbia-figure__picture--(light|dark)/.exec(image)?.[1])).toEqual(['light', 'dark']);
    expect(images.every((image) => image.includes('loading="lazy"'))).toBe(true);
    expect(text).toMatch(/tbia-legend__shape--internal[\s\S]*Internal step[\s\S]*Decision/);
    expect(text).not.toContain('tbia-legend__shape--ability');
  });

  it('adds no heading, id, style or script', async () => {
    const text = await render([...graph('a page'), '', ...chart, '', ...panel]);
    expect(text).not.toMatch(/<(?:h\d|script|style)\b|\sid=|\sstyle=/);
    expect(tags(text, 'details')).toHaveLength(3);
    expect(tags(text, 'figcaption')).toHaveLength(3);
  });

  it.each([
    [
      'a wrong pin',
      [...graph('a page').slice(0, 7), '  - a -> c', '```'],
      /^docs\/page\.mdx:10: There is no node "c"\. .*Known: "a", "b"\.$/,
    ],
    ['bad YAML', ['```panel', 'alt: [', '```'], /^docs\/page\.mdx:(?:4|5): This is not valid YAML/],
    [
      'the same alt text',
      [...graph('a page'), '', ...graph('a page')],
      /^docs\/page\.mdx:14: Two figures of the page have the same alt text/,
    ],
  ])('names file and line of %s', async (_, lines, message) => {
    await expect(render(['Text.', '', ...lines])).rejects.toThrow(message);
  });
});

describe('drawFigure', () => {
  const figure = parseFigure('blueprint', graph('a cache').slice(1, -1).join('\n'));

  it('draws once, and again when a drawing is lost', async () => {
    const directory = path.join(siteDir, 'draw');
    const [first] = await drawFigure(figure, directory);
    const file = path.join(directory, `${first?.name ?? ''}.svg`);
    expect(existsSync(file)).toBe(true);
    expect(await drawFigure(figure, directory)).toEqual([first]);
    expect(readdirSync(directory).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    unlinkSync(file);
    const other = path.join(siteDir, 'other');
    expect(await drawFigure(figure, other)).toEqual([first]);
  });

  it('names its directory, and a new one differently', () => {
    const directory = path.join(siteDir, 'named');
    const id = cacheId(directory);
    expect(cacheId(directory)).toBe(id);
    rmSync(directory, {recursive: true});
    expect(cacheId(directory)).not.toBe(id);
  });
});
