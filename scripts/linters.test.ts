import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {git} from './docs/shared/git';

const ROOT = path.join(import.meta.dirname, '..');

const CODE = ['*.ts', '*.tsx', '*.mts', '*.mjs', '*.js'];

/** Files of the site whose code a linter leaves out by patterns, which mean what they mean in `.gitignore`. */
function leftOut(patterns: readonly string[]): string[] {
  const files = git(ROOT, ['ls-files', '--', ...CODE]);
  const ignored = patterns.flatMap((pattern) => ['-x', pattern]);
  const hit = git(ROOT, ['ls-files', '--cached', '--ignored', ...ignored, '--', ...CODE]);
  expect(files.split('\n').length, 'files of code').toBeGreaterThan(500);
  return hit.split('\n').filter(Boolean);
}

const patternsOf = (file: string, key: string): string[] =>
  (JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Record<string, string[]>)[key] ?? [];

describe('linters', () => {
  it.each([
    ['.oxlintrc.json', 'ignorePatterns'],
    ['cspell.json', 'ignorePaths'],
  ])('%s leaves out none of the code', (file, key) => {
    const patterns = patternsOf(file, key);
    expect(patterns).not.toEqual([]);
    expect(leftOut(patterns)).toEqual([]);
  });

  it('a pattern that hits folders of plugins is found', () => {
    expect(leftOut(['node/'])).toContain('plugins/cards/node/png.ts');
  });
});
