import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {textOf} from '../kit/hast-text';
import {articleTree, findAll} from './node/article-tree';
import {toMarkdown} from './node/to-markdown';
import {readMarkdown, sectionLines} from './read-markdown';

/** A heading of a page and the text up to the next one. */
export interface Section {
  /** 1 for the page itself, 2 to 6 for the headings below. */
  readonly level: number;
  /** Id of the heading; empty for the top of the page. */
  readonly id: string;
  readonly heading: string;
  /** The paragraphs, list items, table rows and code lines in reading order, one each. */
  readonly lines: readonly string[];
}

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
 * @throws when the page has no article, or does not begin with its title
 */
export function readArticle(html: string, address: string): Article {
  const article = articleTree(html, address);
  const headings = findAll(article, ({tagName}) => /^h[1-6]$/.test(tagName));
  if (headings[0]?.tagName !== 'h1') {
    throw new Error(`${address} has no <h1> at the beginning of its article.`);
  }
  const markdown = toMarkdown(article, address);
  const lines = sectionLines(readMarkdown(markdown));
  const sections = headings.map((element, index): Section => {
    const level = Number(element.tagName.slice(1));
    return {level, id: element.properties.id ?? '', heading: textOf(element), lines: lines[index] ?? []};
  });
  return {markdown, sections};
}

/**
 * Reads each page once for all plugins. Docusaurus loads the modules of every plugin separately, so the configuration makes
 * one reader and passes it to the plugins.
 * @param site address of the site, with a slash at the end
 */
export function articleReader(site: string): ArticleReader {
  const articles = new Map<string, Promise<Article>>();
  return (outDir, route) => {
    const file = path.join(outDir, `${route}.html`);
    const article = articles.get(route) ?? readFile(file, 'utf8').then((html) => readArticle(html, site + route));
    articles.set(route, article);
    return article;
  };
}
