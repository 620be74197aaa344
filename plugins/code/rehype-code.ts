import type {Element, ElementContent, Root} from 'hast';
import type {} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {textOf} from '../kit/hast-text';
import {highlight} from './node/highlight';

const TITLE = /^title="(?<title>[^"]*)"$/;
/** What readers call the languages of fences; text has no name. */
const LANGUAGES: Readonly<Record<string, string>> = {cpp: 'C++', csharp: 'C#', ini: 'INI', json: 'JSON'};

/** A component of the page, with attributes that are text. */
function component(name: string, attributes: Record<string, string>, children: ElementContent[]): ElementContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children,
  };
}

type Child = ElementContent | Root['children'][number];

/** The code of a fence, if the node is one. */
function codeOf(node: Child | undefined): Element | undefined {
  const [code] = node?.type === 'element' && node.tagName === 'pre' ? node.children : [];
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

/** Replaces the text of a fence by what `theme/CodeBlock` takes as props. */
function color(code: Element, file: VFile): void {
  const {metastring, className = []} = code.properties;
  const meta = String(metastring ?? '').trim();
  const title = TITLE.exec(meta)?.groups?.title;
  if (meta !== '' && title === undefined) {
    file.fail(`behind the language of this fence stands \`${meta}\`. Write title="File.cpp", or nothing.`, code);
  }
  const [, language = 'text'] = /language-(\S+)/.exec(String(className)) ?? [];
  const html = highlight(textOf(code).replace(/\n$/, ''), language);
  code.properties = {className, title, language: LANGUAGES[language], html};
  code.children = [];
}

/** A fence in a tab, which has its name. */
function tab(fence: Child | undefined): ElementContent[] {
  const code = codeOf(fence);
  const value = String(code?.properties.title);
  delete code?.properties.title;
  return [component('TabItem', {value}, [fence as Element])];
}

/** Puts a header and the source that follows it into two tabs. */
function joinFiles(children: Child[]): void {
  for (let index = 0; index < children.length; index += 1) {
    // Between blocks stands a line break, but not within a component.
    const next = children[index + 1]?.type === 'text' ? index + 2 : index + 1;
    const [header, source] = [children[index], children[next]];
    const name = String(codeOf(header)?.properties.title);
    if (name.endsWith('.h') && codeOf(source)?.properties.title === name.replace(/h$/, 'cpp')) {
      const tabs = component('Tabs', {className: 'code-tabs'}, [...tab(header), ...tab(source)]);
      children.splice(index, next - index + 1, tabs);
    }
  }
}

/**
 * Colors the code of fences while pages are compiled, so that no reader's browser has to.
 * The element `code` keeps its class, loses its text and gets what `theme/CodeBlock` takes as props: `html`, the name of
 * the language, and `title` where it is asked for. Two fences that follow each other and are header and source of one
 * class become tabs.
 */
export default function rehypeCode() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node) => {
      const code = codeOf(node);
      if (code) {
        color(code, file);
      }
    });
    visit(tree, (node) => {
      if ('children' in node) {
        joinFiles(node.children);
      }
    });
  };
}
