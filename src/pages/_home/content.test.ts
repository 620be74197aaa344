import path from 'node:path';
import {expect, it} from 'vitest';
import {readText} from '../../../plugins/kit/read-text';
import versions from '../../../versions.json';

const read = (file: string): string => readText(path.join(import.meta.dirname, file));

/** A page of the latest version. */
const page = (id: string): string => read(`../../../versioned_docs/version-${versions[0] ?? ''}/${id}.mdx`);

const fence = (text: string, holding: string): string =>
  [...text.matchAll(/^```\w+.*\n(?<body>[^]*?)^```$/gm)]
    .map(({groups}) => groups?.body ?? '')
    .find((body) => body.includes(holding)) ?? '';

it('shows the graph of its tutorial', () => {
  const graph = (text: string): string =>
    /^nodes:[^]*?(?=^marks:|$(?![^]))/m.exec(fence(text, 'DestroyActor'))?.[0] ?? '';
  expect(graph(read('window.mdx'))).not.toBe('');
  expect(graph(read('window.mdx'))).toBe(graph(page('quick-start/using-animation-cosmetic')));
});

it('shows the code of its guide, broken into shorter lines', () => {
  const plain = (text: string): string => text.replaceAll(/\s+/g, '');
  const code = plain(fence(read('window.mdx'), 'Destroy()'));
  expect(code).not.toBe('');
  expect(plain(page('integration_guides/unreal-engine-5-plugins'))).toContain(code);
});

const STEP = /^- Step \d(?: · (?<minutes>\d+) minutes)?\n {2}- <DocLink page="(?<id>[^"]+)">(?<title>.+)<\/DocLink>/gm;
const steps = Array.from(read('steps.mdx').matchAll(STEP), ({groups}) => groups ?? {});

it.each(steps)('$title is called and takes as long as its page says', ({id = '', title, minutes}) => {
  expect(page(id)).toContain(`title: ${title}\n`);
  expect(/^minutes: (\d+)$/m.exec(page(id))?.[1]).toBe(minutes);
});

it('has three steps', () => {
  expect(steps).toHaveLength(3);
});
