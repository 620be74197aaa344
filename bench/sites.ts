import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../plugins/kit/read-text';
import {BASE, docsPath, VERSIONS} from '../tests/pages';
import {copySite as copyRepository} from '../tests/support/site-copy';

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
  onBrokenLinks: 'ignore',
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
        ...[CHANGELOG, GITHUB].map((item) => ({...item, position: 'right'})),
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
const MenuPath = ({children}) => <strong>{children}</strong>;
export default {...MDXComponents, EngineBadge, MenuPath, TabItem, Tabs};
`;

/** Copies this site to a folder that goes when the program ends. @returns the folder's path */
export function copySite(): string {
  const site = copyRepository();
  process.on('exit', () => {
    site.remove();
  });
  return site.folder;
}

/** The pictures of each figure of a finished page, in their order: one for each theme counts once. */
function picturesOf(page: string): string[] {
  const figures = readFileSync(path.join(ROOT, 'build', page), 'utf8')
    .split(/<figure class="?tbia-figure\b/)
    .slice(1);
  return figures.map((figure) => {
    const pictures = figure.match(/<img class="?tbia-figure__picture[^>]*>/g) ?? [];
    const [shown] = pictures.filter((picture) => !/tbia--(?:light|dark-narrow|paper)/.test(picture));
    const attribute = (name: string): string => new RegExp(` ${name}=("[^"]*"|[^\\s>]+)`).exec(shown ?? '')?.[1] ?? '';
    const [src, width, height, alt] = ['src', 'width', 'height', 'alt'].map((name) =>
      JSON.stringify(attribute(name).replaceAll('"', '')),
    );
    return shown ? `<img src={${src}} width={${width}} height={${height}} alt={${alt}} loading="lazy" />` : '';
  });
}

/** Puts plain pictures in the place of the figures of a version's pages. */
function usePictures(folder: string, version: string): void {
  const pages = path.join(folder, 'versioned_docs', `version-${version}`);
  for (const name of readdirSync(pages, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'))) {
    const id = name.replaceAll(path.sep, '/').replace(/\.mdx$/, '');
    const pictures = picturesOf(`${docsPath(version, id).slice(BASE.length + 1)}.html`);
    const text = readText(path.join(pages, name)).replace(
      /^( *)```(?:blueprint|dot|panel)\b[^]*?^ *```$/gm,
      (_fence, indent: string) => indent + (pictures.shift() ?? ''),
    );
    writeFileSync(path.join(pages, name), text);
  }
}

const STOCK_HOME = `
# TwistedBytes Interaction System

A framework for nearly every kind of interaction in Unreal Engine. [Get started](/docs/getting-started/introduction)
`;

/**
 * Makes a stock Docusaurus with the same docs and changelog and, as plain `<img>`, the pictures of the build of this site.
 * Its home page is a paragraph, it has no roadmap, and no plugin of this site runs.
 * @returns the path of its folder
 */
export function stockSite(): string {
  const folder = copySite();
  const theme = path.join(folder, 'src/theme');
  const pages = path.join(folder, 'src/pages');
  rmSync(theme, {recursive: true});
  for (const name of readdirSync(pages).filter((file) => !file.startsWith('changelog'))) {
    rmSync(path.join(pages, name), {recursive: true});
  }
  rmSync(path.join(folder, 'docusaurus.config.ts'));
  mkdirSync(theme);
  writeFileSync(path.join(theme, 'MDXComponents.js'), STOCK_COMPONENTS);
  writeFileSync(path.join(theme, 'ReleasePages.js'), 'export default () => null;');
  writeFileSync(path.join(pages, 'index.md'), STOCK_HOME);
  writeFileSync(path.join(folder, 'package.json'), '{"name": "stock", "private": true}');
  writeFileSync(path.join(folder, 'docusaurus.config.js'), `module.exports = ${JSON.stringify(STOCK_CONFIG)};`);
  cpSync(path.join(ROOT, 'build/assets/figures'), path.join(folder, 'static/assets/figures'), {recursive: true});
  VERSIONS.forEach((version) => {
    usePictures(folder, version);
  });
  return folder;
}
