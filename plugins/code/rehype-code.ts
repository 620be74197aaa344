import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {textOf} from '../kit/hast-text';
import {highlight} from './node/highlight';

const TITLE = /^title="(?<title>[^"]*)"$/;
/** The names of the languages for readers; a fence of plain text has none. */
const LANGUAGES: Readonly<Record<string, string>> = {cpp: 'C++', csharp: 'C#', ini: 'INI', json: 'JSON'};

/** The file of a page, which can stop the build with its name and the place of what is wrong. */
interface PageFile {
  fail(reason: string, place: Element): never;
}

/** Replaces the text of a fence by what `theme/CodeBlock` takes as props. */
function color(code: Element, file: PageFile): void {
  const {metastring, className = []} = code.properties;
  const meta = String(metastring ?? '').trim();
  const title = TITLE.exec(meta)?.groups?.title;
  if (meta !== '' && title === undefined) {
    file.fail(`after the language, this fence has \`${meta}\`. Write title="File.cpp", or nothing.`, code);
  }
  const [, language = 'text'] = /language-(\S+)/.exec(String(className)) ?? [];
  const html = highlight(textOf(code).replace(/\n$/, ''), language);
  code.properties = {className: language === 'text' ? [] : className, title, language: LANGUAGES[language], html};
  code.children = [];
}

/**
 * Colors the code of fences while pages are compiled, so that no reader's browser has to.
 * The element `code` keeps its class, loses its text and gets the props of `theme/CodeBlock`: `html`, the name of the language,
 * and `title` if the fence has one.
 */
export default function rehypeCode() {
  return (tree: Root, file: PageFile): void => {
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName === 'code' && parent?.type === 'element' && parent.tagName === 'pre') {
        color(node, file);
      }
    });
  };
}
