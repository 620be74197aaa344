import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {sectionsOf, type Section} from './node/sections';
import {toMarkdownTree, writeMarkdown} from './node/to-markdown';
import {articleTree} from './node/tree';

export type {Section} from './node/sections';
export {inReadingOrder} from './node/reading-order';

/** The words of a finished page. */
export interface Article {
  /** The headings with the text below each, the title of the page first. */
  readonly sections: readonly Section[];
  /** All words as Markdown with absolute addresses, without a line end after them. */
  readonly markdown: string;
}

/** Gives the article of a finished page by its route, for example `docs/faq`. */
export type ArticleReader = (outDir: string, route: string) => Promise<Article>;

/**
 * Reads the words of a finished page.
 * @param address of the page, which relative addresses start from
 * @throws when the page has no main part or no title
 */
export function readArticle(html: string, address: string): Article {
  const tree = toMarkdownTree(articleTree(html), address);
  return {sections: sectionsOf(tree), markdown: writeMarkdown(tree)};
}

/**
 * Reads each page once for all plugins. Docusaurus loads every plugin with modules of its own, so the configuration makes
 * the one reader and hands it on.
 * @param site address of the site, with a slash at the end
 */
export function articleReader(site: string): ArticleReader {
  const articles = new Map<string, Promise<Article>>();
  const read = async (outDir: string, route: string): Promise<Article> => {
    const html = await readFile(path.join(outDir, `${route}.html`), 'utf8');
    try {
      return readArticle(html, site + route);
    } catch (error) {
      throw new Error(`${route}: ${(error as Error).message}`, {cause: error});
    }
  };
  return (outDir, route) => {
    const article = articles.get(route) ?? read(outDir, route);
    articles.set(route, article);
    return article;
  };
}
