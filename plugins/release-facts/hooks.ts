import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {parseDocPath} from '../kit/doc-path';
import {resolveFacts, type FactsByVersion} from './facts';

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
    const version = parseDocPath(file, siteDir)?.version;
    return version === undefined ? text : resolveFacts(text, facts[version] ?? {}, path.relative(siteDir, file));
  };
  return {
    parseFrontMatter: ({filePath, fileContent, defaultParseFrontMatter}) =>
      defaultParseFrontMatter({filePath, fileContent: resolve(fileContent, filePath)}),
    preprocessor: ({filePath, fileContent}) => resolve(fileContent, filePath),
  };
}
