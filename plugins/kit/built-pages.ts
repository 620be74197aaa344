import {readFile} from 'node:fs/promises';
import {parseFragment, type DefaultTreeAdapterTypes as Tree} from 'parse5';

/** The main part of a finished page, parsed. Several plugins share it: nobody changes it. */
export type MainPart = Tree.DocumentFragment;

/** Gives the main part of the page in a file. Each plugin asks for a page at most once. */
export type PageReader = (file: string) => Promise<MainPart>;

/** Parses the main part of a page: menus, script and style sheet need not be parsed. */
export function parseMain(html: string): MainPart {
  const start = html.indexOf('<main', html.indexOf('<body'));
  const end = html.lastIndexOf('</main>');
  return parseFragment(start >= 0 && end > start ? html.slice(start, end) : html);
}

/**
 * Reads the finished pages for several plugins, so that each page is parsed once. Docusaurus loads every plugin with
 * modules of its own, so the configuration makes the one reader and hands it on.
 * @param readers how many plugins ask for each page; a page is forgotten when all of them have it
 * @param parse for tests
 */
export function shareBuiltPages(readers: number, parse: (html: string) => MainPart = parseMain): PageReader {
  const pages = new Map<string, {readonly main: Promise<MainPart>; asked: number}>();
  return (file) => {
    const page = pages.get(file) ?? {main: readFile(file, 'utf8').then(parse), asked: 0};
    page.asked += 1;
    if (page.asked < readers) {
      pages.set(file, page);
    } else {
      pages.delete(file);
    }
    return page.main;
  };
}
