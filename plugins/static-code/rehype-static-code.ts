import type {Element, Root, RootContent} from 'hast';
import {highlight} from './node/highlight';
import {textOf} from '../kit/hast-text';
import {parseCodeMeta} from './node/meta';
import {createPalette} from './node/palette';
import {addLanguages} from './node/prism';
import {checkOptions, type StaticCodeOptions} from './options';

const isElement = (node: RootContent | undefined, name: string): node is Element =>
  node?.type === 'element' && node.tagName === name;

function languageOf({properties}: Element): string {
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : [];
  const name = classes.find((candidate) => candidate.startsWith('language-'));
  return name?.slice('language-'.length).toLowerCase() ?? 'text';
}

/**
 * Highlights the code of fences while pages are compiled, so that no reader's browser has to.
 * The element `code` keeps its class, loses its text and gets what `theme/CodeBlock` takes as props:
 * `html`, and where they are asked for `title` and `lineNumbersStart`.
 */
export default function rehypeStaticCode(options: StaticCodeOptions) {
  const {theme, darkTheme, additionalLanguages} = checkOptions(options);
  const palette = createPalette(theme, darkTheme);
  addLanguages(additionalLanguages);
  const visit = (node: Pick<Root, 'children'>): void => {
    for (const child of node.children) {
      if (isElement(child, 'pre')) {
        const [code] = child.children;
        if (child.children.length === 1 && isElement(code, 'code')) {
          setHtml(code);
        }
      } else if ('children' in child) {
        visit(child);
      }
    }
  };
  const setHtml = (code: Element): void => {
    const {metastring, ...properties} = code.properties;
    const language = languageOf(code);
    const meta = parseCodeMeta(textOf(code), typeof metastring === 'string' ? metastring : '');
    code.children = [];
    code.properties = {
      ...properties,
      html: highlight(meta, language, palette),
      ...(meta.title === undefined ? {} : {title: meta.title}),
      ...(meta.lineNumbersStart === undefined ? {} : {lineNumbersStart: meta.lineNumbersStart}),
    };
  };
  return visit;
}
