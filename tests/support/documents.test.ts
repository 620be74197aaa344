// The documents name files by their paths: each must be there.
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readText} from '../../plugins/kit/read-text';

const root = path.join(import.meta.dirname, '../..');

const below = (folder: string): string[] =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
    path.join(folder, file).replaceAll('\\', '/'),
  );

const OURS = ['bench', 'config', 'docs', 'glossary', 'plugins', 'scripts', 'src', 'static', 'tests'];
const files = [...readdirSync(root), ...OURS.flatMap(below)];
const names = new Set(files.map((file) => path.posix.basename(file)));
const plugins = readdirSync(path.join(root, 'plugins'));

const documents = files.filter(
  (file) =>
    /^(?:README|ARCHITECTURE|CONTRIBUTING|DEPENDENCIES)\.md$/.test(file) ||
    /^(?!docs\/).+\/(?:README|MEASURES)\.md$/.test(file),
);

/** A file of the source by its name alone. What ends otherwise can also be a file of the built site or of a package. */
const SOURCE = /^[\w.-]+\.(?:tsx?|mjs|css)$/;
const PATH = /^(?:@site\/)?[\w.-]+(?:\/[\w.-]+)*\/?$/;

/** Whether a piece of code is the path of a file or a folder of the repository, and not of something else. */
function isPath(text: string, folder: string): boolean {
  const [first = ''] = text.split('/');
  const isInside = OURS.includes(first) || plugins.includes(first) || existsSync(path.join(root, folder, first));
  return (
    PATH.test(text) && (SOURCE.test(text) || (text.includes('/') && (isInside || /\.(?:tsx?|mjs|css|md)$/.test(text))))
  );
}

/** Paths in a document that lead nowhere: neither from its own folder, nor from the repository's, nor from `plugins/`. */
function missing(markdown: string, folder: string): string[] {
  const text = markdown.replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '');
  const spans = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, span = '']) => span);
  return spans.filter((span) => {
    const isThere = [folder, '', 'plugins'].some((from) =>
      // Overrides of the theme are named as the theme system finds them.
      ['', '.ts', '.tsx'].some((extension) => existsSync(path.join(root, from, span) + extension)),
    );
    return isPath(span, folder) && !isThere && !(SOURCE.test(span) && names.has(span));
  });
}

describe('the paths that a document names exist', () => {
  it.each(documents)('%s', (file) => {
    expect(missing(readText(path.join(root, file)), path.dirname(file))).toEqual([]);
  });
});

it('sees one that does not, and takes nothing else for a path', () => {
  const text =
    '`plugins/gone/index.ts` `src/pages/` `gone.ts` `check/read.ts` `names/node/gone.ts` `index.ts` `npm test`';
  expect(missing(text, 'plugins/hosting')).toEqual([
    'plugins/gone/index.ts',
    'gone.ts',
    'check/read.ts',
    'names/node/gone.ts',
  ]);
  expect(missing('`a/b` `docs/<version>/faq` `@docusaurus/core` `routes.js` `x/index.html`', 'plugins/kit')).toEqual(
    [],
  );
});
