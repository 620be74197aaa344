import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it} from 'vitest';
import figures from './index';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'figures-cache-'));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

interface Changes {
  readonly experiments?: {readonly cache: {readonly version: string; readonly buildDependencies: readonly string[]}};
}

/** What the plugin changes in a bundler's configuration. */
function changes(config: object): Changes {
  const plugin = figures({siteDir} as LoadContext, {cacheDir: 'drawings'});
  const configure = plugin.configureWebpack as unknown as (config: object) => Changes;
  return configure(config);
}

const withCache = {experiments: {cache: {version: 'docusaurus'}}};

it("drops the bundler's pages with the drawings, with the code that draws and with the lockfile", () => {
  writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
  const {version = '', buildDependencies = []} = changes(withCache).experiments?.cache ?? {};
  expect(version).toMatch(/^docusaurus-figures-\w+/);
  expect(buildDependencies).toContain(path.join(siteDir, 'package-lock.json'));
  expect(buildDependencies.some((file) => file.endsWith('node/draw.ts'))).toBe(true);
});

it('does without a lockfile, and without a cache', () => {
  expect(changes(withCache).experiments?.cache.buildDependencies.join()).not.toContain('package-lock');
  expect(changes({})).toEqual({});
});
