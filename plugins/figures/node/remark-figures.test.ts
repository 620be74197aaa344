// cspell:words Komit taks
import {existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, unlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {drawFigure} from './draw';
import {parseFigure} from './figure';
import remarkFigures, {CACHE_DIR} from './remark-figures';

let siteDir = '';
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
  if (node.type === 'mdxjsEsm') {
    return '';
  }
  if (node.type === 'code') {
    return `[${node.lang ?? ''}] ${node.value}`;
  }
  if (node.type === 'mdxJsxFlowElement') {
    const valueOf = (wanted: string): string => {
      const found = node.attributes.find((attribute) => 'name' in attribute && attribute.name === wanted)?.value;
      return typeof found === 'object' && found !== null ? found.value : (found ?? '');
    };
    const name = node.name ?? '';
    const html = sources.get(valueOf('dangerouslySetInnerHTML')) ?? '';
    return `<${name} class="${valueOf('className')}">${html}</${name}>`;
  }
  if ('children' in node) {
    return node.children.map((child) => serialize(child, sources)).join('');
  }
  return 'value' in node ? node.value : '';
}

/** What Docusaurus does before: headings get their ids from comments. */
function headingIds(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'heading', (heading) => {
      const comment = heading.children.find((child) => child.type === 'mdxTextExpression')?.value ?? '';
      heading.data = {hProperties: {id: /#([\w-]+)/.exec(comment)?.[1] ?? ''}};
    });
  };
}

/** The ids that the plugin gave to rows, with the words of each row. */
function rowIds(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    const id = node.type === 'listItem' || node.type === 'tableRow' ? node.data?.hProperties?.id : undefined;
    if (typeof id === 'string') {
      found.push(`${id}: ${serialize(node, new Map())}`);
    }
  });
  return found;
}

/** Names that lead somewhere, except where they are explained. */
const nameLinks =
  (file: string) =>
  (name: string, section: string): {href: string; name: string} | undefined =>
    name === 'Print String' && section !== 'print'
      ? {href: `/${path.basename(file)}#print`, name: 'PrintString'}
      : undefined;

async function process(lines: readonly string[], compilerName: string): Promise<Root> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(headingIds)
    .use(remarkFigures, {siteDir, nameLinks});
  const file = new VFile({value: lines.join('\n'), path: path.join(siteDir, 'docs/page.mdx'), data: {compilerName}});
  return (await processor.run(processor.parse(file), file)) as Root;
}

async function render(lines: readonly string[], compilerName = 'client'): Promise<string> {
  const page = await process(lines, compilerName);
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
  'alt: A table of one entry that is described in a sentence of enough characters.',
  'caption: A table.',
  'kind: table',
  'columns: [Entry]',
  'rows: [[TwistedBytes]]',
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
      /src="!!.*file-loader.*\?name=assets\/figures\/\[name\]\.\[ext\]!@site\/node_modules\/\.cache\/tbia-figures\/[\da-f]{12}\.svg"/,
    );
    expect(image).toMatch(/width="\d+" height="\d+" alt="A graph of a request/);
    const name = /figures\/([\da-f]{12}\.svg)/.exec(image)?.[1] ?? '';
    expect(readFileSync(path.join(siteDir, CACHE_DIR, name), 'utf8')).toContain('<title>A graph of a request');
  });

  it('emits no files on the server', async () => {
    expect(await render(graph('a server'), 'server')).toContain('&emitFile=false!');
    expect(await render(graph('a server'), 'client')).not.toContain('emitFile');
  });

  it('loads the first picture of a page at once, the others when they come near', async () => {
    const images = tags(await render([...panel, '', ...graph('one'), '', ...graph('two'), '', ...chart]), 'img');
    expect(images.map((image) => image.includes('loading="lazy"'))).toEqual([false, true, true, true, true, true]);
  });

  it('asks for the picture of a graph once more for paper, with a fragment', async () => {
    const [shown = '', onPaper = '', ...others] = tags(await render(graph('a printer')), 'img');
    expect(others).toEqual([]);
    expect(shown).not.toContain('--paper');
    expect(onPaper.replace('.svg#paper', '.svg').replace(' tbia--paper', '')).toBe(
      shown.replace('>', ' loading="lazy">'),
    );
  });

  it('writes a chart for both themes and lets neither load while it is hidden', async () => {
    const text = await render(['## Below a heading', '', ...chart]);
    const images = tags(text, 'img');
    expect(images.map((image) => /tbia--(light|dark)/.exec(image)?.[1])).toEqual(['light', 'dark']);
    expect(images.every((image) => image.includes('loading="lazy"'))).toBe(true);
    expect(text).toMatch(/--light"[^>]*><rect.*--dark"[^>]*><rect.*<\/svg>Internal step<.*<\/svg>Decision</);
    expect(text).not.toContain('Ability<');
  });

  it('puts a chart at the top of its page into the page, where it waits for nothing', async () => {
    const images = tags(await render(chart), 'img');
    expect(images).toHaveLength(2);
    for (const image of images) {
      expect(image).toMatch(/src="data:image\/svg\+xml,%3Csvg [^"<>#]*%3C\/svg%3E\n?"/);
      expect(image).not.toContain('loading=');
    }
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

const SECTIONS = [
  '## Tasks {/* #tasks */}',
  '',
  '1. `Commit`, a step. A refusal leads to `Cancel`.',
  '2. The *event* `On End` is for you.',
  '',
  '## Ends {/* #ends */}',
  '',
  '| Cause | When |',
  '| --- | --- |',
  '| `Commit` is refused | before the search |',
  '',
];
const answering = (...body: string[]): string[] => [
  ...SECTIONS,
  '```dot',
  '// alt: A chart of two ways that is described in a sentence of enough characters.',
  '// caption: A chart.',
  '// rows: tasks',
  '// path good: Success',
  '// path bad: Refused',
  'digraph {',
  ...body,
  '}',
  '```',
];
const STEPS = [
  'start [kind=start]',
  'commit [label="Commit"]',
  'end [label="On\\nEnd"]',
  'cancel [label="Cancel", to="ends: Commit is refused"]',
  'start -> commit',
  'commit -> end [off="bad"]',
  'commit -> cancel [on="bad"]',
];

describe('charts that lead to rows', () => {
  it('have a link over each step with a name, in the order in which they are read', async () => {
    const text = await render(answering(...STEPS));
    expect(tags(text, 'a')).toEqual([
      '<a href="#tasks-1" aria-label="Commit">',
      '<a href="#tasks-2" aria-label="On End" class="b">',
      '<a href="#ends-1" aria-label="Cancel" class="a">',
    ]);
    expect(tags(text, 'fieldset')).toEqual(['<fieldset class="tbia-paths" inert="" data-search="off">']);
    expect(
      text.match(/<label>.*?<\/label>/g)?.map((label) => label.replaceAll(/<\/?label>| type="radio"/g, '')),
    ).toEqual([
      '<input autocomplete="off" value="">All',
      '<input autocomplete="off" value="good.svg">Success',
      '<input autocomplete="off" value="bad.svg">Refused',
    ]);
    const [overlay = ''] = tags(text, 'svg');
    const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(overlay) ?? [];
    expect(tags(text, 'img')[0]).toContain(`width="${width}" height="${height}"`);
  });

  it('give their rows an id, and no other', async () => {
    expect(rowIds(await process(answering(...STEPS), 'client'))).toEqual([
      'tasks-1: Commit, a step. A refusal leads to Cancel.',
      'tasks-2: The event On End is for you.',
      'ends-1: Commit is refusedbefore the search',
    ]);
    expect(rowIds(await process([...SECTIONS, ...chart], 'client'))).toEqual([]);
  });

  it('may lead to a section as a whole', async () => {
    const text = await render(answering(...STEPS.map((line) => line.replace('ends: Commit is refused', 'ends'))));
    expect(text).toContain('<a href="#ends" aria-label="Cancel"');
  });

  it.each([
    [
      'a step without a row',
      'a [label="Komit"]',
      /^docs\/page\.mdx:26: No row of "tasks" has the step "Komit" as code\. Add to=/,
    ],
    [
      'a section that is not there',
      'a [label="A", to="taks"]',
      /^docs\/page\.mdx:26: .*the section "taks", which the page does not have\. Did you mean "tasks"\?/,
    ],
    [
      'words that no row has',
      'a [label="A", to="ends: On End"]',
      /^docs\/page\.mdx:26: .*a row of "ends" with the words "On End", which is not there\. Copy some words/,
    ],
  ])('name file and line of %s', async (_, line, message) => {
    await expect(render(answering(...STEPS, line))).rejects.toThrow(message);
  });

  it('name the first step when the section of all is not there', async () => {
    const lines = answering(...STEPS).map((line) => line.replace('rows: tasks', 'rows: task'));
    await expect(render(lines)).rejects.toThrow(
      /^docs\/page\.mdx:20: .*the section "task", which the page does not have/,
    );
  });
});

describe('marks', () => {
  const marked = (mark: string): string[] => [
    '1. Choose the entry.',
    '',
    ...panel.slice(0, -1),
    `marks: {${mark}: TwistedBytes}`,
    '```',
  ];

  it('are read as steps', async () => {
    const text = await render(marked('1'));
    expect(text).toContain('<a class="tbia-mark" href="#step-1" tabindex="-1" aria-label="step 1">1</a>');
    expect(text).toContain('<li>TwistedBytes (<a href="#step-1">step 1</a>)</li>');
  });

  it('lead to their steps, which get an id, and no other', async () => {
    const lines = [
      '1. Choose the entry.',
      '2. Save it.',
      '',
      ...graph('steps').slice(0, -1),
      'marks: {2: [a, b]}',
      '```',
    ];
    const page = await process(lines, 'client');
    expect(rowIds(page)).toEqual(['step-2: Save it.']);
    const text = serialize(page, readSources(page));
    const [overlay = ''] = tags(text, 'svg');
    expect(overlay).toMatch(/class="tbia-links" viewBox="0 0 \d+ \d+" aria-hidden="true"/);
    const boxes = text.match(/<a href="#step-2" tabindex="-1"><rect[^>]*><\/rect><circle[^>]*><\/circle><\/a>/g) ?? [];
    expect(new Set(boxes).size, 'each disc with the box of its node').toBe(2);
    expect(text).toContain('<li>Begin (<a href="#step-2">step 2</a>)</li>');
  });

  it('name file and line when they belong to no step', async () => {
    await expect(render(marked('2'))).rejects.toThrow(
      /^docs\/page\.mdx:9: The mark 2 is the number of no step around the figure\. Use one of 1\.$/,
    );
  });

  it('are demanded of panels and graphs beside steps', async () => {
    const steps = ['## Steps', '', '1. Choose the entry.', ''];
    const demand =
      /^docs\/page\.mdx:5: The section has numbered steps, and no part of the figure has the number of one\./;
    await expect(render([...steps, ...panel])).rejects.toThrow(demand);
    await expect(render([...steps, ...graph('steps')])).rejects.toThrow(demand);
    await expect(render([...steps, ...chart])).resolves.toContain('<figure');
    await expect(render([...steps, '## Words', '', ...graph('words')])).resolves.toContain('<figure');
  });
});

describe('names', () => {
  const row = [...panel.slice(0, 3), 'kind: details', 'title: A', 'sections: [{rows: [{name: Print String}]}]', '```'];

  it('in graphs and panels lead to their explanation, for pointers there and for all in the text', async () => {
    for (const [figure, shape] of [
      [graph('names'), '<rect x="\\d+" y="\\d+" width="\\d+" height="29"></rect>'],
      [row, 'Print String'],
    ] as const) {
      const text = await render([...figure]);
      expect(text).toMatch(new RegExp(`<a href="/page.mdx#print" data-name="PrintString" tabindex="-1">${shape}</a>`));
      expect(text).toContain('<a href="/page.mdx#print" data-name="PrintString">Print String</a>');
      expect(tags(text, 'a')).toHaveLength(2);
    }
  });

  it('lead there once in a section', async () => {
    const two = [...graph('one'), '', ...graph('two')];
    expect(tags(await render(two), 'a')).toHaveLength(2);
    const apart = [...graph('one'), '', '### Part', '', ...row, '', '## Section', '', ...graph('two')];
    expect(tags(await render(apart), 'a')).toHaveLength(4);
  });

  it('lead nowhere in the section that explains them, nor in charts', async () => {
    expect(tags(await render(['## Print {/* #print */}', '', ...graph('names'), '', ...row]), 'a')).toEqual([]);
    const named = chart.map((line) => line.replace('label=A', 'label="Print String"'));
    expect(tags(await render(named), 'a')).toEqual([]);
  });
});

describe('drawFigure', () => {
  const figure = parseFigure('blueprint', graph('a cache').slice(1, -1).join('\n'));

  it('writes a file, and again when it is lost', async () => {
    const directory = path.join(siteDir, 'draw');
    const [first] = await drawFigure(figure, directory);
    const file = path.join(directory, `${first?.name ?? ''}.svg`);
    expect(existsSync(file)).toBe(true);
    unlinkSync(file);
    expect(await drawFigure(figure, directory)).toEqual([first]);
    expect(readdirSync(directory)).toEqual([path.basename(file)]);
    expect(await drawFigure(figure, path.join(siteDir, 'other'))).toEqual([first]);
  });
});
