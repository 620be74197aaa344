import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {textOf} from '../kit/hast-text';
import {highlight} from './node/highlight';

const TITLE = /^title="(?<title>[^"]*)"$/;

/**
 * Colors the code of fences while pages are compiled, so that no reader's browser has to.
 * The element `code` keeps its class, loses its text and gets what `theme/CodeBlock` takes as props: `html`, and `title`
 * where it is asked for.
 */
export default function rehypeCode() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', ({tagName, children: [code]}) => {
      if (tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') {
        return;
      }
      const {metastring, className = []} = code.properties;
      const meta = String(metastring ?? '').trim();
      const title = TITLE.exec(meta)?.groups?.title;
      if (meta !== '' && title === undefined) {
        file.fail(`behind the language of this fence stands \`${meta}\`. Write title="File.cpp", or nothing.`, code);
      }
      const [, language = 'text'] = /language-(\S+)/.exec(String(className)) ?? [];
      code.properties = {className, title, html: highlight(textOf(code).replace(/\n$/, ''), language)};
      code.children = [];
    });
  };
}
