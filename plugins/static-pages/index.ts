import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {docsOfPlugins} from '../kit/docs-content';
import {parseOptions} from '../kit/options';
import {insertIntoHead, routeOf, styleSheetsOf, tagsForHead, type BuildProps} from '../kit/page-head';
import {writeAtomicallyAsync} from '../kit/write-file';
import {bannerScript} from './node/banner-script';
import {collectInlineCode, contentSecurityPolicy, insertPolicy, type Services} from './node/csp';
import {criticalCss, inlineCriticalCss, type CriticalCss} from './node/critical-css';
import {moveThemeScript} from './node/early-theme';
import {isPage} from './node/page';
import {preloader} from './node/preload';
import {listStubs, STUB_CODE, stubHtml, type Stub} from './node/stubs';

/** Name of the plugin, as other plugins and messages know it. */
export const NAME = 'static-pages';

const schema = z.strictObject({
  /** The page (`section/page`) to which the address of a version leads. */
  entryPage: z.string().min(1),
  /** Write a Content-Security-Policy into every document. */
  hasPolicy: z.boolean().default(true),
  /** Put into the head of each page what its first paint and its start need. */
  hasFirstPaint: z.boolean().default(true),
  /** File below the generated ones that says which script holds a chunk; without it, chunks have Docusaurus' names. */
  scriptsFile: z.string().optional(),
  /** The policy lets Google Analytics in. */
  hasAnalytics: z.boolean().default(false),
  /** The policy lets this application of Algolia in. */
  algoliaAppId: z.string().optional(),
  /** Texts of `<style>` elements that scripts add to a page and that the policy must allow. */
  styleSheets: z.array(z.string()).default([]),
  /** Documents below the output folder that another plugin writes whole, with a policy of their own. */
  ownDocuments: z.array(z.string()).default([]),
});

/** What the plugin does, and what it must know for it; the README explains each option. */
export type StaticPagesOptions = z.input<typeof schema>;
type Options = z.output<typeof schema>;

/**
 * Checks the options, for Docusaurus.
 * @throws with one line for each mistake
 */
export function validateOptions({options}: {readonly options: unknown}): Options {
  return parseOptions('static-pages', schema, options);
}

const NO_SERVICES: Services = {hasAnalytics: false};

function stubsOf(
  {baseUrl, routesPaths, plugins}: Pick<Props, 'baseUrl' | 'routesPaths' | 'plugins'>,
  entryPage: string,
): Stub[] {
  const {loadedVersions} = docsOfPlugins(plugins);
  const versions = loadedVersions.map((version) => ({
    name: version.versionName,
    path: version.path,
    entry: `${version.path}/${entryPage}`,
    isLast: version.isLast,
  }));
  return listStubs({baseUrl, pages: routesPaths.filter((route) => !route.endsWith('/404.html')), versions});
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
  props: BuildProps & Pick<Props, 'generatedFilesDir' | 'routes'>,
  options: Options,
): Promise<void> {
  const {outDir, baseUrl} = props;
  const styleSheets = new StyleSheets((href) => path.join(outDir, href.slice(baseUrl.length)));
  const announce = options.hasFirstPaint ? preloader(props, options.scriptsFile) : (html: string) => html;
  const change = async (source: string, name: string): Promise<string> => {
    if (!isPage(source)) {
      return source;
    }
    const route = routeOf(name.replaceAll('\\', '/'), baseUrl);
    const html = announce(source, route);
    const tagged = insertIntoHead(html, await tagsForHead({route, html}, props));
    return options.hasFirstPaint ? styleSheets.insertInto(moveThemeScript(tagged)) : tagged;
  };
  const names = await readdir(outDir, {recursive: true});
  const pages = await Promise.all(
    names
      .filter((name) => name.endsWith('.html') && !options.ownDocuments.includes(name.replaceAll('\\', '/')))
      .map(async (name) => {
        const html = await readFile(path.join(outDir, name), 'utf8');
        try {
          return {file: path.join(outDir, name), html: await change(html, name)};
        } catch (error) {
          throw new Error(`static-pages: in ${name} ${(error as Error).message}`);
        }
      }),
  );
  const found = {scripts: new Set<string>(), styles: new Set<string>()};
  const styled = pages.map((page) => {
    const styleSheets = new Set(options.styleSheets);
    collectInlineCode(page.html, {...found, styleSheets});
    return {...page, styleSheets};
  });
  await Promise.all(
    styled.map(({file, html, styleSheets}) =>
      writeAtomicallyAsync(
        file,
        options.hasPolicy ? insertPolicy(html, contentSecurityPolicy({...found, styleSheets}, options)) : html,
      ),
    ),
  );
}

async function writeStubs(
  outDir: string,
  stubs: readonly Stub[],
  site: Parameters<typeof stubHtml>[1],
  policy?: string,
): Promise<void> {
  await Promise.all(
    stubs.map(async ({file, target}) => {
      const absolute = path.join(outDir, file);
      const html = stubHtml(target, site);
      await mkdir(path.dirname(absolute), {recursive: true});
      await writeFile(absolute, policy === undefined ? html : insertPolicy(html, policy), {flag: 'wx'});
    }),
  );
}

/**
 * Writes what GitHub Pages needs: stubs for `x/`, landing paths and pinned paths, and in every document the security
 * and referrer policy that a host with headers would send, and what other plugins want in its head. A script in every
 * page tells readers when the site is served from another path than its base, or when its scripts did not load:
 * Docusaurus has such a banner for the home page only, and it always blames the base. Another one keeps the clicks that
 * come before the page can answer them.
 */
export default function staticPages({siteConfig}: LoadContext, options: Options): Plugin {
  return {
    name: NAME,
    getClientModules: () => [path.join(__dirname, 'client/early-clicks.css')],
    injectHtmlTags() {
      const read = (file: string): string => readFileSync(path.join(__dirname, 'client', file), 'utf8');
      return {
        headTags: [
          {tagName: 'meta', attributes: {name: 'referrer', content: 'strict-origin-when-cross-origin'}},
          {tagName: 'script', innerHTML: bannerScript(read('banner.js'), siteConfig.baseUrl)},
          {tagName: 'script', innerHTML: read('early-clicks.js')},
        ],
      };
    },
    async postBuild(props) {
      await changePages(props, options);
      const policy = options.hasPolicy ? contentSecurityPolicy(STUB_CODE, NO_SERVICES) : undefined;
      await writeStubs(props.outDir, stubsOf(props, options.entryPage), siteConfig, policy);
    },
  };
}
