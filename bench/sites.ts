import {cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {BASE, VERSIONS} from '../tests/pages';
import {repositoryFiles} from '../tests/support/site-copy';

const ROOT = path.resolve(__dirname, '..');
const CODE = 'https://github.com/twistedbytes-net/TBIA-Documentation';

const CHANGELOG = {to: '/changelog', label: 'Changelog'};
const GITHUB = {href: CODE, label: 'GitHub'};
const FOOTER = [{to: '/docs/getting-started/introduction', label: 'Getting Started'}, CHANGELOG, GITHUB];
const DOCS = {sidebarPath: './sidebars.ts', editUrl: CODE, includeCurrentVersion: false, lastVersion: VERSIONS[0]};

const STOCK_CONFIG = {
  title: 'TwistedBytes Interaction System',
  tagline: 'A framework for nearly every kind of interaction in Unreal Engine.',
  favicon: 'img/logo.svg',
  url: 'https://twistedbytes-net.github.io',
  baseUrl: `${BASE}/`,
  trailingSlash: false,
  future: {v4: true, faster: true},
  presets: [['classic', {docs: DOCS, blog: false}]],
  themeConfig: {
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
    navbar: {
      title: 'TwistedBytes Interaction System',
      logo: {alt: 'Logo', src: 'img/logo.svg', width: 32, height: 32},
      items: [
        {type: 'doc', docId: 'getting-started/introduction', label: 'Documentation', position: 'left'},
        {type: 'docsVersionDropdown', position: 'left'},
        ...[CHANGELOG, {to: '/roadmap', label: 'Roadmap'}, GITHUB].map((item) => ({...item, position: 'right'})),
      ],
    },
    footer: {style: 'dark', links: [{title: 'Docs', items: FOOTER}], copyright: 'Copyright twistedbytes.net'},
    prism: {additionalLanguages: ['ini', 'csharp', 'json']},
  },
};

/** The components that pages use in MDX, as a maintainer without wishes would write them. */
const STOCK_COMPONENTS = `
import React from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
const EngineBadge = ({version}) => <span>UE {version}</span>;
const Mark = ({children}) => <span>{children}</span>;
const MenuPath = ({children}) => <strong>{children}</strong>;
const TraceScene = () => null;
export default {...MDXComponents, EngineBadge, Mark, MenuPath, TabItem, Tabs, TraceScene};
`;

/** Copies this site to a folder that goes when the program ends. @returns the folder's path */
export function copySite(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'bench-site-')));
  process.on('exit', () => {
    rmSync(folder, {recursive: true});
  });
  for (const name of repositoryFiles()) {
    cpSync(path.join(ROOT, name), path.join(folder, name), {recursive: true});
  }
  // One by one, so that the cache between the packages is the copy's own.
  const packages = realpathSync(path.join(ROOT, 'node_modules'));
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(packages).filter((entry) => entry !== '.cache')) {
    symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name));
  }
  return folder;
}

/**
 * Makes a stock Docusaurus with the same pages: their figures are code blocks. Home page, changelog and roadmap are ours
 * with what they import; nothing else of `src` is bundled, and no plugin of this site runs.
 * @returns the path of its folder
 */
export function stockSite(): string {
  const folder = copySite();
  const theme = path.join(folder, 'src/theme');
  rmSync(theme, {recursive: true});
  rmSync(path.join(folder, 'docusaurus.config.ts'));
  mkdirSync(theme);
  writeFileSync(path.join(theme, 'MDXComponents.js'), STOCK_COMPONENTS);
  writeFileSync(path.join(folder, 'package.json'), '{"name": "stock", "private": true}');
  writeFileSync(path.join(folder, 'docusaurus.config.js'), `module.exports = ${JSON.stringify(STOCK_CONFIG)};`);
  return folder;
}
