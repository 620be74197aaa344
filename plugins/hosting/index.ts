import {readFileSync} from 'node:fs';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';
import {docsOfContent, docsOfPlugins} from '../kit/docs-content';
import {writeAtomically, writeWithFolder} from '../kit/write-file';
import {contentSecurityPolicy, inlineScripts, insertPolicy, type Services} from './node/csp';
import {inlineCriticalCss, readStyleSheet, tokensOf, type StyleSheet} from './node/critical-css';
import {readTags} from './node/read-tags';
import {listStubs, stubHtml, type StubOptions} from './node/stubs';

async function writeStubs(props: Props, options: StubOptions): Promise<void> {
  const {outDir, baseUrl, siteConfig, plugins} = props;
  const site = {address: siteConfig.url + baseUrl, title: siteConfig.title};
  for (const [file, target] of listStubs(props, docsOfPlugins(plugins).loadedVersions, options)) {
    await writeWithFolder(path.join(outDir, file), stubHtml(file, target, site));
  }
}

/** Changes every document that the build has written: its part of the style sheet, and the policy. */
async function changeDocuments({outDir, baseUrl}: Props, services: Services): Promise<void> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html'));
  const documents = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(outDir, file), 'utf8');
      return {file, html, tags: readTags(html)};
    }),
  );
  const policy = contentSecurityPolicy(new Set(documents.flatMap(({tags}) => inlineScripts(tags))), services);
  const fileOf = (href: string): string => path.join(outDir, href.slice(baseUrl.length));
  const styleSheets = new Map<string, StyleSheet>();
  const styleSheetAt = (href: string): StyleSheet => {
    const styleSheet = styleSheets.get(href) ?? readStyleSheet(readFileSync(fileOf(href), 'utf8'));
    styleSheets.set(href, styleSheet);
    return styleSheet;
  };
  await Promise.all(
    documents.map(({file, html, tags}) => {
      const page = inlineCriticalCss(html, (href) => styleSheetAt(href).partOf(tokensOf(tags)));
      // Other plugins read the pages at the same time.
      return writeAtomically(path.join(outDir, file), insertPolicy(page, policy));
    }),
  );
  for (const [href, {withoutFonts}] of styleSheets) {
    await writeFile(fileOf(href), withoutFonts);
  }
}

/**
 * Writes what GitHub Pages needs: stubs for `x/`, landing paths, pinned paths and former ones, and in every document the security
 * and referrer policy that a host with headers would send.
 */
export default function hosting({siteDir}: LoadContext, options: StubOptions & Services): Plugin {
  return {
    name: 'hosting',
    injectHtmlTags() {
      return {
        headTags: [{tagName: 'meta', attributes: {name: 'referrer', content: 'strict-origin-when-cross-origin'}}],
      };
    },
    // Links to the address of a version are no broken ones, and the development server knows it.
    allContentLoaded({allContent, actions: {addRoute}}) {
      for (const {path: route, docs} of docsOfContent(allContent).loadedVersions) {
        const entry = docs.find(({id}) => id === options.entryPage);
        if (entry) {
          const component = aliasedSitePath(path.join(__dirname, 'client/Landing.tsx'), siteDir);
          addRoute({path: route, component, exact: true, props: {to: entry.permalink}});
        }
      }
    },
    async postBuild(props) {
      await writeStubs(props, options);
      await changeDocuments(props, options);
    },
  };
}
