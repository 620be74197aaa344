import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {noteFor} from './Note';

const root = path.join(__dirname, '../../..');

describe('the note in place of the window', () => {
  it.each(['loading', 'open', 'failed'] as const)(
    'says on the development server that the build makes the index: %s',
    (state) => {
      expect(noteFor(state, false)).toEqual({
        text: 'The build makes the search index, so there is none here. To search, run:',
        command: 'npm run preview',
      });
    },
  );

  it('says that the window did not arrive', () => {
    expect(noteFor('failed', true)?.text).toContain('could not be loaded');
  });

  it.each([
    ['closed', false],
    ['closed', true],
    ['loading', true],
    ['open', true],
  ] as const)('is not there when the search is %s, with answers %s', (state, hasAnswers) => {
    expect(noteFor(state, hasAnswers)).toBeUndefined();
  });
});

/** A module and what only it imports, as JavaScript; what it loads later does not count. */
function modulesOf(file: string, known = new Map<string, string>()): Map<string, string> {
  const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
    removeComments: true,
  };
  const {outputText} = ts.transpileModule(readFileSync(file, 'utf8'), {fileName: file, compilerOptions: options});
  known.set(file, outputText);
  for (const [, request = ''] of outputText.matchAll(/^import [^;]*? from ["']((?:\.|@site\/)[^"']*)["'];/gm)) {
    const base = request.startsWith('@site/') ? path.join(root, request.slice(6)) : path.join(file, '..', request);
    const found = ['.ts', '.tsx'].map((end) => base + end).find((name) => ts.sys.fileExists(name));
    if (found && !known.has(found)) {
      modulesOf(found, known);
    }
  }
  return known;
}

describe('what every page carries', () => {
  const modules = modulesOf(path.join(__dirname, 'SearchBox.tsx'));

  it('is the box, and not the window', () => {
    expect(Array.from(modules.keys(), (file) => path.relative(root, file)).sort()).toEqual([
      'plugins/kit/lazy-import.ts',
      'plugins/search/client/EarlyBox.tsx',
      'plugins/search/client/Magnifier.tsx',
      'plugins/search/client/Note.tsx',
      'plugins/search/client/SearchBox.tsx',
      'plugins/search/client/client.ts',
      'plugins/search/client/useInertPage.ts',
      'plugins/search/open.ts',
      'plugins/search/shared/format.ts',
    ]);
  });

  it('is at most 4.1 kB gzipped, even before the bundler makes it smaller', () => {
    expect(gzipSync([...modules.values()].join('\n')).length).toBeLessThanOrEqual(4100);
  });
});
