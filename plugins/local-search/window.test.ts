import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {adaptWindow} from './window';

const published = readFileSync('node_modules/@docsearch/react/dist/esm/DocSearchModal.js', 'utf8');

describe('adaptWindow', () => {
  it('takes the inline style out of the published window', () => {
    expect(published).toContain('createElement("style"');
    expect(adaptWindow(published)).not.toContain('createElement("style"');
  });

  it('leaves scrolling to the reader’s preference', () => {
    expect(adaptWindow(published)).not.toContain('"smooth"');
  });

  it('refuses a window that has changed', () => {
    expect(() => adaptWindow('export {}')).toThrow('@docsearch/react has changed');
  });
});
