// cspell:words dropdwn Komit taks
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import remarkFigures, {CACHE_DIR} from './remark-figures';
import {textOf} from '../../kit/hast-text';
import {temporaryFolder} from '../../../tests/support/temporary-folder';

const siteDir = temporaryFolder({});

/** The HTML of each figure, with the request of each asset as its URL. */
function figuresOf({children}: Root): string[] {
  return children.flatMap((node) => {
    const [, source] =
      node.type === 'mdxjsEsm' ? (/^export const \w+ = \{__html: `(.*)`\};$/su.exec(node.value) ?? []) : [];
    return source === undefined ? [] : [source.replaceAll(/\$\{require\("([^"]*)"\)\.default\}/g, '$1')];
  });
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
      found.push(`${id}: ${textOf(node)}`);
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

async function process(lines: readonly string[], compilerName = 'client'): Promise<Root> {
  const processor = remark().use(remarkMdx).use(remarkGfm).use(headingIds).use(remarkFigures, {siteDir, nameLinks});
  const file = {path: path.join(siteDir, 'docs/page.mdx'), data: {compilerName}};
  return (await processor.run(processor.parse(lines.join('\n')), file)) as Root;
}

async function render(lines: readonly string[], compilerName?: string): Promise<string> {
  return figuresOf(await process(lines, compilerName)).join('');
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
  'alt: A panel of one entry that is described in a sentence of enough characters.',
  'caption: A panel.',
  'title: Plugins',
  'sections: [{rows: [{name: TwistedBytes, value: true}]}]',
  '```',
];

/** Opening tags of an element. */
const tags = (text: string, name: string): string[] => text.match(new RegExp(`<${name}[^>]*>`, 'g')) ?? [];

describe('remarkFigures', () => {
  it('replaces figures by one element each and leaves the rest alone', async () => {
    const page = await process(['## Heading', '', ...graph('a page'), '', ...chart, '', '```cpp', 'int a;', '```']);
    expect(page.children).toMatchObject([
      {type: 'mdxjsEsm'},
      {type: 'mdxjsEsm'},
      {type: 'heading'},
      {type: 'mdxJsxFlowElement', name: 'figure', attributes: [{}, {name: 'style'}, {value: {value: 'figure1'}}]},
      {type: 'mdxJsxFlowElement', name: 'figure', attributes: [{}, {name: 'style'}, {value: {value: 'figure2'}}]},
      {type: 'code', lang: 'cpp'},
    ]);
    expect(figuresOf(page).join('')).not.toMatch(/<(?:h\d|script|style)\b|\sid=/);
  });

  it('asks the bundler for pictures, which the server does not emit', async () => {
    const [image = ''] = tags(await render(graph('a request')), 'img');
    expect(image).toMatch(
      /src="!!.*file-loader.*\?name=assets\/figures\/\[name\]\.\[ext\]!@site\/node_modules\/\.cache\/tbia-figures\/[\da-f]{12}\.svg"/,
    );
    expect(image).toMatch(/width="\d+" height="\d+" alt="A graph of a request/);
    const name = /figures\/([\da-f]{12}\.svg)/.exec(image)?.[1] ?? '';
    expect(readFileSync(path.join(siteDir, CACHE_DIR, name), 'utf8')).toContain('<title>A graph of a request');
    expect(await render(graph('a server'), 'server')).toContain('&emitFile=false!');
  });

  it('has pictures above the first section fetched at once, but for paper', async () => {
    const images = tags(await render([...graph('the top'), '', '## Use {/* #use */}', '', ...chart]), 'img');
    expect(images.map((image) => /loading="(\w+)"/.exec(image)?.[1])).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
  });

  it('asks twice for the picture of a graph that is wider than a sheet', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const wide = [
      ...graph('a long run').slice(0, 3),
      'nodes:',
      ...ids.map((id) => `  ${id}: {kind: call, title: Print String}`),
      'wires:',
      ...ids.slice(1).map((id, index) => `  - ${ids[index] ?? ''} -> ${id}`),
      '```',
    ];
    const images = tags(await render(wide), 'img');
    expect(images.map((image) => image.includes('#paper'))).toEqual([false, true, true]);
  });

  it.each([
    [
      'an unknown node',
      [...graph('a page').slice(0, -1), '  - a -> c', '```'],
      '11: There is no node "c". Did you mean "a"? Known: "a", "b".',
    ],
    [
      'a misspelled type',
      panel.map((line) => line.replace('value: true', 'value: A, type: dropdwn')),
      '7: "sections.0.rows.0.type" is "dropdwn", which is not one of its values. Did you mean "dropdown"? Use one of plain, dropdown, response.',
    ],
    [
      'a second figure of the same words',
      [...graph('a page'), '', ...graph('a page')],
      '14: Two figures of the page have the same alt text. Say what is different in each.',
    ],
  ])('names file and line of %s', async (_, figure, message) => {
    await expect(render(['Text.', '', ...figure])).rejects.toThrow(new Error(`docs/page.mdx:${message}`));
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
  'commit -> cancel [label="No", on="bad", to="tasks: for you"]',
];

describe('charts that lead to rows', () => {
  it('have links over their steps, and their rows have an id and a link back', async () => {
    const page = await process(answering(...STEPS));
    const links = tags(figuresOf(page).join(''), 'a').map((tag) => tag.replaceAll(/<a |>/g, ''));
    expect(links).toEqual([
      'id="chart-1-1" href="#tasks-1" aria-label="Commit"',
      'id="chart-1-2" href="#tasks-2" aria-label="On End"',
      'id="chart-1-3" href="#ends-1" aria-label="Cancel"',
      'id="chart-1-4" href="#tasks-2" aria-label="Cancel: No"',
    ]);
    expect(rowIds(page)).toEqual([
      'tasks-1: Commit, a step. A refusal leads to Cancel.',
      'tasks-2: The event On End is for you.',
      'ends-1: Commit is refusedbefore the search',
    ]);
    const back: string[] = [];
    visit(page, 'mdxJsxTextElement', ({attributes}) => {
      for (const attribute of attributes) {
        if ('name' in attribute && attribute.name === 'href' && typeof attribute.value === 'string') {
          back.push(attribute.value);
        }
      }
    });
    expect(back).toEqual(['#chart-1-1', '#chart-1-2', '#chart-1-3']);
    expect(rowIds(await process([...SECTIONS, ...chart])), 'other charts').toEqual([]);
  });

  it.each([
    ['a step without a row', 'a [label="Komit"]', 'No row of "tasks" has the step "Komit" as code. Add to='],
    ['a section that is not there', 'a [label="A", to="taks"]', 'does not have. Did you mean "tasks"?'],
    ['words that no row has', 'a [label="A", to="ends: On End"]', 'the words "On End", which is not there.'],
  ])('name file and line of %s', async (_, line, message) => {
    const error = await render(answering(...STEPS, line)).catch(String);
    expect(error).toContain('docs/page.mdx:26: ');
    expect(error).toContain(message);
  });
});

describe('marks', () => {
  const steps = ['## Steps', '', '1. Choose the entry.', '2. Save it.', ''];

  it('lead to their steps, which get an id', async () => {
    const page = await process([...steps, ...graph('steps').slice(0, -1), 'marks: {2: [a, b]}', '```']);
    expect(rowIds(page)).toEqual(['step-2: Save it.']);
    const text = figuresOf(page).join('');
    expect(text.match(/<a href="#step-2" tabindex="-1">/g)).toHaveLength(2);
    expect(text).toContain('<li>Begin (<a href="#step-2">step 2</a>)</li>');
  });

  it('lead to a step that a chart leads to as well', async () => {
    const page = [...answering(...STEPS), '', ...graph('tasks').slice(0, -1), 'marks: {1: a}', '```'];
    expect(await render(page)).toContain('<li>Begin (<a href="#tasks-1">step 1</a>)</li>');
  });

  it('are demanded of panels and graphs beside steps', async () => {
    const demand =
      /^docs\/page\.mdx:6: The section has numbered steps, and no part of the figure has the number of one\./;
    await expect(render([...steps, ...panel])).rejects.toThrow(demand);
    await expect(render([...steps, ...graph('steps')])).rejects.toThrow(demand);
    await expect(render([...steps, ...chart, '', '## Words', '', ...graph('words')])).resolves.toContain('<figcaption');
  });
});

it('names lead to their explanation once in a section, and not where they are explained', async () => {
  const count = async (...lines: string[]): Promise<number> =>
    tags(await render(lines), 'a').filter((tag) => tag.includes('data-name="PrintString"')).length;
  const [one, two] = [graph('one'), ['', ...graph('two')]];
  // Over the picture, and in the text.
  expect(await count(...one, ...two)).toBe(2);
  expect(await count(...one, '', '## Section', '', ...two)).toBe(4);
  expect(await count('## Print {/* #print */}', '', ...one)).toBe(0);
});
