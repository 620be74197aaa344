import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readText} from '../../plugins/kit/read-text';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readText(path.join(root, file));

describe('ARCHITECTURE.md', () => {
  it('is one page, and names files that exist', () => {
    const text = read('ARCHITECTURE.md');
    expect(text.split('\n').length).toBeLessThanOrEqual(150);
    const files = [...text.matchAll(/`([\w./-]+\.(?:ts|mjs|md|json))`/g)].map(([, file = '']) => file);
    const named = files.filter((file) => file.includes('/') && !file.startsWith('client/'));
    expect(named.length).toBeGreaterThan(3);
    for (const file of named) {
      expect(() => read(file), file).not.toThrow();
    }
  });
});
