import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import type {Redirects} from '../kit/current-id';
import {docsOfPlugins} from '../kit/docs-content';
import {readText} from '../kit/read-text';
import {writeAtomicallyAsync} from '../kit/write-file';
import {contentSecurityPolicy, inlineCodeOf, insertPolicy, type Services} from './node/csp';
import {CriticalCss, inlineCriticalCss, tokensOf} from './node/critical-css';
import {insertIntoHead, routeOf, styleSheetsOf} from './node/page-head';
import {preloader} from './node/preload';
import {readTags, type Tag} from './node/read-tags';
import {listStubs, STUB_CODE, stubHtml} from './node/stubs';

/** Name of the plugin, as other plugins and messages know it. */
export const NAME = 'static-pages';

/** What the plugin must know of the site. */
export interface StaticPagesOptions extends Services {
  /** The page (`section/page`) to which the address of a version leads. */
  readonly entryPage: string;
  readonly redirects: Redirects;
  /** Texts of `<style>` elements that scripts add to a page and that the policy must allow. */
  readonly styleSheets: readonly string[];
}

const NO_SERVICES: Services = {hasAnalytics: false};

/** Reads the style sheets that pages name, each combination of them once. */
class StyleSheets {
  private readonly read = new Map<string, CriticalCss>();

  constructor(private readonly fileOf: (href: string) => string) {}

  /** What the first paint of a page needs of its style sheets. */
  partFor(html: string, tags: readonly Tag[]): string {
    const hrefs = styleSheetsOf(html);
    const key = hrefs.join(' ');
    const critical =
      this.read.get(key) ?? new CriticalCss(hrefs.map((href) => readFileSync(this.fileOf(href), 'utf8')).join('\n'));
    this.read.set(key, critical);
    return critical.of(tokensOf(tags));
  }
}

/** What sets a page of the site apart from other documents in `static/`. */
const APPLICATION = /<div id="?__docusaurus\b/;

/**
 * Changes every document that the build has written. Its scripts are the same in all policies, because a reader moves
 * between pages without loading another document; its style sheet is that of the page.
 */
async function changePages(props: Props, options: StaticPagesOptions): Promise<void> {
  const {outDir, baseUrl} = props;
  const styleSheets = new StyleSheets((href) => path.join(outDir, href.slice(baseUrl.length)));
  const preloads = preloader(props);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const change = async (name: string) => {
    const source = await readFile(path.join(outDir, name), 'utf8');
    const isPage = APPLICATION.test(source);
    const html = isPage ? insertIntoHead(source, preloads(routeOf(name, baseUrl))) : source;
    const elements = readTags(html);
    const code = inlineCodeOf(elements);
    code.scripts.forEach((text) => scripts.add(text));
    code.styles.forEach((value) => styles.add(value));
    const own = [...options.styleSheets, ...code.styleSheets];
    if (!isPage) {
      return {name, html, styleSheets: new Set(own)};
    }
    const css = styleSheets.partFor(html, elements);
    return {name, html: inlineCriticalCss(html, css), styleSheets: new Set([...own, css])};
  };
  const names = (await readdir(outDir, {recursive: true})).map((name) => name.replaceAll('\\', '/'));
  const pages = await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name) =>
        change(name).catch((error: unknown) => {
          throw new Error(`static-pages: in ${name} ${(error as Error).message}`);
        }),
      ),
  );
  await Promise.all(
    pages.map(({name, html, styleSheets}) => {
      const policy = contentSecurityPolicy({scripts, styles, styleSheets}, options);
      return writeAtomicallyAsync(path.join(outDir, name), insertPolicy(html, policy));
    }),
  );
}

/** Writes the stubs, which never replace a file. */
async function writeStubs(
  {outDir, baseUrl, siteConfig, routesPaths, plugins}: Props,
  options: StaticPagesOptions,
): Promise<void> {
  const policy = contentSecurityPolicy(STUB_CODE, NO_SERVICES);
  const stubs = listStubs({
    baseUrl,
    pages: routesPaths.filter((route) => !route.endsWith('/404.html')),
    versions: docsOfPlugins(plugins).loadedVersions,
    entryPage: options.entryPage,
    redirects: options.redirects,
  });
  await Promise.all(
    stubs.map(async ({file, target}) => {
      const html = stubHtml(target, siteConfig);
      await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
      await writeFile(path.join(outDir, file), insertPolicy(html, policy), {flag: 'wx'});
    }),
  );
}

/**
 * Writes what GitHub Pages needs: stubs for `x/`, landing paths, pinned paths and former ones, and in every document the security
 * and referrer policy that a host with headers would send. A script in every page tells readers when the site is served from another path than its base, or when its scripts did not load:
 * Docusaurus has such a banner for the home page only, and it always blames the base.
 */
export default function staticPages({siteConfig}: LoadContext, options: StaticPagesOptions): Plugin {
  return {
    name: NAME,
    injectHtmlTags() {
      const banner = readText(path.join(__dirname, 'client/banner.js'));
      return {
        headTags: [
          {tagName: 'meta', attributes: {name: 'referrer', content: 'strict-origin-when-cross-origin'}},
          {tagName: 'script', attributes: {'data-base-url': siteConfig.baseUrl}, innerHTML: banner},
        ],
      };
    },
    async postBuild(props) {
      await changePages(props, options);
      await writeStubs(props, options);
    },
  };
}
