import {mkdir, readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {collectInlineCode, contentSecurityPolicy, insertPolicy, type Services} from './csp';
import {criticalCss, inlineCriticalCss, styleSheetsOf, type CriticalCss} from './critical-css';
import {isPage, moveThemeScript} from './early-theme';
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
  /** Put what the first paint needs of the style sheet into each page. */
  readonly hasCriticalCss: boolean;
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

/** Reads the style sheets that pages name, each combination of them once. */
class StyleSheets {
  private readonly read = new Map<string, Promise<CriticalCss>>();

  constructor(private readonly fileOf: (href: string) => string) {}

  async insertInto(html: string): Promise<string> {
    const hrefs = styleSheetsOf(html);
    const key = hrefs.join(' ');
    const critical = this.read.get(key) ?? this.readAll(hrefs);
    this.read.set(key, critical);
    return inlineCriticalCss(html, (await critical).of(html));
  }

  private async readAll(hrefs: readonly string[]): Promise<CriticalCss> {
    const texts = await Promise.all(hrefs.map((href) => readFile(this.fileOf(href), 'utf8')));
    return criticalCss(texts.join('\n'));
  }
}

/**
 * Changes every document that the build has written. Its scripts are the same in all policies, because a reader moves
 * between pages without loading another document; its style sheet is that of the page.
 */
async function changePages(
  {outDir, baseUrl}: Pick<Props, 'outDir' | 'baseUrl'>,
  options: StaticHostingOptions,
): Promise<void> {
  const styleSheets = new StyleSheets((href) => path.join(outDir, href.slice(baseUrl.length)));
  const change = async (html: string): Promise<string> => {
    if (!isPage(html)) {
      return html;
    }
    const themed = options.hasEarlyTheme ? moveThemeScript(html) : html;
    return options.hasCriticalCss ? styleSheets.insertInto(themed) : themed;
  };
  const names = await readdir(outDir, {recursive: true});
  const pages = await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .map(async (name) => {
        const html = await readFile(path.join(outDir, name), 'utf8');
        try {
          return {file: path.join(outDir, name), html: await change(html)};
        } catch (error) {
          throw new Error(`static-hosting: in ${name} ${(error as Error).message}`);
        }
      }),
  );
  const found = {scripts: new Set<string>(), styles: new Set<string>()};
  const styled = pages.map((page) => {
    const styleSheets = new Set<string>();
    collectInlineCode(page.html, {...found, styleSheets});
    return {...page, styleSheets};
  });
  await Promise.all(
    styled.map(({file, html, styleSheets}) =>
      replaceFile(
        file,
        options.hasPolicy ? insertPolicy(html, contentSecurityPolicy({...found, styleSheets}, options)) : html,
      ),
    ),
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
      if (options.hasPolicy || options.hasEarlyTheme || options.hasCriticalCss) {
        await changePages(props, options);
      }
      if (options.hasStubs) {
        const policy = options.hasPolicy ? contentSecurityPolicy(STUB_CODE, NO_SERVICES) : undefined;
        await writeStubs(props.outDir, stubsOf(props), siteConfig.url, policy);
      }
    },
  };
}
