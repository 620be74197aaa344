// The documents name files by their paths: each must be there.
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readText} from '../../plugins/kit/read-text';

const root = path.join(import.meta.dirname, '../..');

const OURS = ['bench', 'config', 'docs', 'glossary', 'plugins', 'scripts', 'src', 'static', 'tests'];
const below = (folder: string): string[] =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
    path.join(folder, file).replaceAll('\\', '/'),
  );
const files = [...readdirSync(root), ...OURS.flatMap(below)];
/** Tests are named without a folder: their names are unlike any other. */
const tests = new Set(
  files.map((file) => path.posix.basename(file)).filter((name) => /\.(?:spec|test)\.ts$/.test(name)),
);

const documents = files.filter((file) =>
  /^(?:README|ARCHITECTURE|CONTRIBUTING|DEPENDENCIES)\.md$|^(?!docs\/).+\/(?:README|MEASURES)\.md$/.test(file),
);

/** A file of the source. What ends otherwise can also be a file of the built site or of a package. */
const SOURCE = /^[\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|css)$/;
/** A file or a folder by its path from the top, or from the folder of the plugins. */
const BELOW = new RegExp(`^(?:${[...OURS, ...readdirSync(path.join(root, 'plugins'))].join('|')})/[\\w./-]*$`);

const isIn = (folder: string, file: string): boolean => folder === '.' || file.startsWith(`${folder}/`);

/**
 * Paths in a document that lead nowhere: neither from its own folder, nor from the repository's, nor from `plugins/`. A name
 * without a folder is that of a test, or of a file somewhere below the document.
 */
function missing(markdown: string, folder: string): string[] {
  const text = markdown.replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '');
  const spans = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, span = '']) => span);
  return spans.filter((span) => {
    // Overrides of the theme are named as the theme system finds them.
    const candidates = ['', '.ts', '.tsx'].map((extension) => span + extension);
    const isThere = [folder, '', 'plugins'].some((from) =>
      candidates.some((candidate) => existsSync(path.join(root, from, candidate))),
    );
    const isBelow = files.some((file) => isIn(folder, file) && file.endsWith(`/${span}`));
    return (SOURCE.test(span) || BELOW.test(span)) && !isThere && !isBelow && !tests.has(span);
  });
}

describe('the paths that a document names exist', () => {
  it.each(documents)('%s', (file) => {
    expect(missing(readText(path.join(root, file)), path.dirname(file))).toEqual([]);
  });
});

it('sees one that does not, and takes nothing else for a path', () => {
  const text =
    '`plugins/gone/index.ts` `src/pages/` `gone.ts` `check/read.ts` `names/node/gone.ts` `tip.ts` `csp.ts` `npm test`';
  expect(missing(text, 'plugins/hosting')).toEqual([
    'plugins/gone/index.ts',
    'gone.ts',
    'check/read.ts',
    'names/node/gone.ts',
    'tip.ts',
  ]);
  expect(missing('`a/b` `docs/<version>/faq` `@docusaurus/core` `routes.js` `x/index.html`', 'plugins/kit')).toEqual(
    [],
  );
});
