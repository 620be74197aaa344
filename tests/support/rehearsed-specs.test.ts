import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {specsOf} from './rehearsed-specs';

const root = path.join(import.meta.dirname, '../..');

it('chooses tests that exist, among them those of every place that a release has broken', () => {
  const {specs, grep, least} = specsOf(root, false);
  expect(specs.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  for (const title of ['engines[.]spec[.]ts', 'the roadmap is a card', 'local storage', 'when the window throws']) {
    expect(grep).toContain(title);
  }
  expect(least).toBeGreaterThan(specs.length);
});

it('takes all tests but those that open every page, where there is time', () => {
  const {specs, grep} = specsOf(root, true);
  expect(grep).toBeUndefined();
  expect(specs).toContain('plugins/search/search.spec.ts');
  expect(specs).toContain('tests/browser/variant.spec.ts');
  expect(specs).not.toContain('tests/browser/accessibility.spec.ts');
});
