import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {resolveFacts, type FactsByVersion} from './facts';

/** The name that Docusaurus gives to the pages in `docs/`. */
const CURRENT = 'current';

/** The docs version of a file by its path; undefined when it belongs to none. */
function versionOf(file: string, siteDir: string): string | undefined {
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  const [, folder, version] = /^(docs|versioned_docs\/version-([^/]+))\//.exec(relative) ?? [];
  return folder === undefined ? undefined : (version ?? CURRENT);
}

/**
 * The places where Docusaurus lets a site change the text of a page: before it reads the front matter, and before MDX
 * compiles it. Facts are resolved in the text, not in its tree: so they work alike in words, tables, code, figures,
 * attributes and headings, and every plugin that reads the tree finds the finished words on the same lines.
 * @param siteDir absolute path of the site
 */
export function factHooks(
  siteDir: string,
  facts: FactsByVersion,
): Required<Pick<MarkdownConfig, 'parseFrontMatter' | 'preprocessor'>> {
  const resolve = (text: string, file: string): string => {
    const version = versionOf(file, siteDir);
    return version === undefined ? text : resolveFacts(text, facts[version] ?? {}, path.relative(siteDir, file));
  };
  return {
    parseFrontMatter: ({filePath, fileContent, defaultParseFrontMatter}) =>
      defaultParseFrontMatter({filePath, fileContent: resolve(fileContent, filePath)}),
    preprocessor: ({filePath, fileContent}) => resolve(fileContent, filePath),
  };
}
