import path from 'node:path';
import {expect, it} from 'vitest';
import {readText} from '../plugins/kit/read-text';
import versions from '../versions.json';
import {sectionsOf} from './reference-links';

it.each(versions)('the reference of %s has all sections that the menu names', (version) => {
  const file = `../versioned_docs/version-${version}/architecture/overview.mdx`;
  expect(sectionsOf(readText(path.join(import.meta.dirname, file)))).toHaveLength(6);
});

it('names no section that a page lacks', () => {
  expect(sectionsOf('## Terms {/* #terms */}\n\nSee #classes here.\n')).toEqual([['terms', 'Terms']]);
});
