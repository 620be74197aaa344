import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeParts} from './parts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parts-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

/** Whatever is asked for is in the theme, apart from one component. */
const themeWithout = (missing?: string): Record<string, string> =>
  new Proxy<Record<string, string>>(
    {},
    {get: (_, name) => (name === missing ? undefined : `/theme/${String(name)}.js`)},
  );

it('each component has a module of its own that wraps it', () => {
  const alias = writeParts(folder, themeWithout());
  expect(new Set(Object.values(alias)).size).toBe(Object.keys(alias).length);
  const navbar = readFileSync(alias['@theme/Navbar$'] ?? '', 'utf8');
  expect(navbar).toContain('import Original from "/theme/@theme/Navbar.js"');
  expect(navbar).toContain('export default asPart(Original)');
});

it('a component that the theme no longer has is named, with the fix', () => {
  expect(() => writeParts(folder, themeWithout('@theme/TOC'))).toThrow(
    'plugins/lean-client/parts.ts: the theme has no @theme/TOC. Take it out of PARTS, or rename it.',
  );
});
