import {readFileSync} from 'node:fs';
import {Linter} from 'eslint';
import globals from 'globals';
import {describe, expect, it} from 'vitest';
import {adaptWindow} from './window';

const published = readFileSync('node_modules/@docsearch/react/dist/esm/DocSearchModal.js', 'utf8');

/** Names that a module uses and nobody declares. */
function unknownNames(code: string): string[] {
  return new Linter()
    .verify(code, {
      languageOptions: {globals: globals.browser},
      linterOptions: {reportUnusedDisableDirectives: 'off'},
      rules: {'no-undef': 'error'},
    })
    .map(({message}) => message);
}

describe('adaptWindow', () => {
  it('takes the inline style out of the published window', () => {
    expect(published).toContain('createElement("style"');
    expect(adaptWindow(published)).not.toContain('createElement("style"');
  });

  it('leaves scrolling to the reader’s preference', () => {
    expect(adaptWindow(published)).not.toContain('"smooth"');
  });

  it('opens the stored searches once, and not at each rendering', () => {
    const openings = /\.use(?:Ref|State)\([^;]{0,30}"__DOCSEARCH_(?:FAVORITE|RECENT)_SEARCHES__"/g;
    const hooks = (code: string): string[] => Array.from(code.match(openings) ?? [], (text) => text.slice(0, 9));
    expect(hooks(published)).toEqual(['.useRef(i', '.useRef(i']);
    expect(hooks(adaptWindow(published))).toEqual(['.useState', '.useState']);
  });

  it('takes the chat out', () => {
    const adapted = adaptWindow(published);
    for (const word of ['vercel.ai', 'ZodString', 'DocSearch-Markdown', 'DocSearch-AskAiScreen']) {
      expect(published).toContain(word);
      expect(adapted).not.toContain(word);
    }
    expect(adapted.length).toBeLessThan(140_000);
  });

  it('leaves no use of what it takes out', {timeout: 60_000}, () => {
    expect(unknownNames('missing();')).toEqual(["'missing' is not defined."]);
    expect(unknownNames(adaptWindow(published))).toEqual([]);
  });

  it.each([
    ['another module', 'export {}'],
    ['a change within what it takes out', published.replace('vercel.ai.error', 'vercel.ai.error.2')],
    ['one place less', published.replace('behavior:"smooth"', '')],
    ['one place more', `${published};({behavior:"smooth"})`],
    ['an already adapted window', adaptWindow(published)],
  ])('refuses %s', (_name, source) => {
    expect(() => adaptWindow(source)).toThrow('@docsearch/react has changed');
  });
});
