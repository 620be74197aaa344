import {mkdir, readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {collectInlineCode, contentSecurityPolicy, insertPolicy, type Services} from './csp';
import {moveThemeScript} from './early-theme';
import {listStubs, STUB_CODE, stubHtml, type Stub} from './stubs';

/** Name of the plugin, as other plugins and messages know it. */
export const NAME = 'static-hosting';

/** What the plugin does, and what it must know for it. */
export interface StaticHostingOptions extends Services {
  /** Write stubs beside the pages. */
  readonly hasStubs: boolean;
  /** Write a Content-Security-Policy into every document. */
  readonly hasPolicy: boolean;
  /** Set the colour mode before the style sheet arrives. */
  readonly hasEarlyTheme: boolean;
}

const NO_SERVICES: Services = {hasAnalytics: false, algoliaAppId: undefined};

function stubsOf({baseUrl, routesPaths, plugins}: Pick<Props, 'baseUrl' | 'routesPaths' | 'plugins'>): Stub[] {
  const docs = plugins.find((plugin) => plugin.name === 'docusaurus-plugin-content-docs');
  const {loadedVersions} = docs?.content as LoadedContent;
  const versions = loadedVersions.map((version) => ({
    name: version.versionName,
    path: version.path,
    entry: `${version.path}/getting-started/introduction`,
    isLast: version.isLast,
  }));
  return listStubs({baseUrl, pages: routesPaths.filter((route) => !route.endsWith('/404.html')), versions});
}

/** Replaces a file in one step, because other plugins may read it at the same time. */
async function replaceFile(file: string, text: string): Promise<void> {
  const other = `${file}.new`;
  await writeFile(other, text);
  await rename(other, file);
}

/** Changes every document that the build has written. One policy is for all: a reader moves between pages without loading another document. */
async function changePages(outDir: string, options: StaticHostingOptions): Promise<void> {
  const names = await readdir(outDir, {recursive: true});
  const pages = await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .map(async (name) => {
        const html = await readFile(path.join(outDir, name), 'utf8');
        try {
          return {file: path.join(outDir, name), html: options.hasEarlyTheme ? moveThemeScript(html) : html};
        } catch (error) {
          throw new Error(`static-hosting: in ${name} ${(error as Error).message}`);
        }
      }),
  );
  const found = {scripts: new Set<string>(), styles: new Set<string>()};
  for (const {html} of pages) {
    collectInlineCode(html, found);
  }
  const policy = contentSecurityPolicy(found, options);
  await Promise.all(
    pages.map(({file, html}) => replaceFile(file, options.hasPolicy ? insertPolicy(html, policy) : html)),
  );
}

async function writeStubs(outDir: string, stubs: readonly Stub[], origin: string, policy?: string): Promise<void> {
  await Promise.all(
    stubs.map(async ({file, target}) => {
      const absolute = path.join(outDir, file);
      const html = stubHtml(target, origin);
      await mkdir(path.dirname(absolute), {recursive: true});
      await writeFile(absolute, policy === undefined ? html : insertPolicy(html, policy), {flag: 'wx'});
    }),
  );
}

/**
 * Writes what GitHub Pages needs: stubs for `x/`, landing paths and pinned paths, and in every document the security
 * and referrer policy that a host with headers would send.
 */
export default function staticHosting({siteConfig}: LoadContext, options: StaticHostingOptions): Plugin {
  return {
    name: NAME,
    injectHtmlTags: () => ({
      headTags: [{tagName: 'meta', attributes: {name: 'referrer', content: 'strict-origin-when-cross-origin'}}],
    }),
    async postBuild(props) {
      if (options.hasPolicy || options.hasEarlyTheme) {
        await changePages(props.outDir, options);
      }
      if (options.hasStubs) {
        const policy = options.hasPolicy ? contentSecurityPolicy(STUB_CODE, NO_SERVICES) : undefined;
        await writeStubs(props.outDir, stubsOf(props), siteConfig.url, policy);
      }
    },
  };
}
