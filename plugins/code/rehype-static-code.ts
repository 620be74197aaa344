import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {highlight} from './node/highlight';
import {textOf} from '../kit/hast-text';
import {parseCodeMeta} from './node/meta';
import {createPalette} from './node/palette';
import {addLanguages} from './node/prism';
import type {StaticCodeOptions} from './index';

function languageOf({properties}: Element): string {
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : [];
  const name = classes.find((candidate) => candidate.startsWith('language-'));
  return name?.slice('language-'.length).toLowerCase() ?? 'text';
}

/**
 * Highlights the code of fences while pages are compiled, so that no reader's browser has to.
 * The element `code` keeps its class, loses its text and gets what `theme/CodeBlock` takes as props: `html`, and `title`
 * where it is asked for.
 */
export default function rehypeStaticCode({theme, darkTheme, additionalLanguages}: StaticCodeOptions) {
  const palette = createPalette(theme, darkTheme);
  addLanguages(additionalLanguages);
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', ({tagName, children: [code, ...others]}) => {
      if (tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code' || others.length > 0) {
        return;
      }
      const {metastring, ...properties} = code.properties;
      try {
        const {title, highlighted} = parseCodeMeta(String(metastring ?? ''));
        const text = textOf(code).replaceAll('\r\n', '\n').replace(/\n$/, '');
        const html = highlight(text, languageOf(code), palette, highlighted);
        code.properties = {...properties, html, ...(title === undefined ? {} : {title})};
        code.children = [];
      } catch (error) {
        file.fail((error as Error).message, code);
      }
    });
  };
}
