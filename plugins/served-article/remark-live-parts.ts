import type {ExportNamedDeclaration} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {MdxjsEsm, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import * as z from 'zod';
import {parseOptions} from '../kit/options';
import {STATIC_ATTRIBUTES, STATIC_IMPORTS} from './shared/tabs';

const schema = z.strictObject({
  /** Components for MDX that do nothing in a reader's browser. */
  staticComponents: z.array(z.string()).readonly(),
});

/** Options of `remarkLiveParts`. */
export type RemarkLivePartsOptions = z.input<typeof schema>;

/** An HTML element that the browser knows all about. The theme's `details` is more than that: it moves. */
function isPlainElement({name, attributes}: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  const hasCode = attributes.some(
    ({type, value}) => type !== 'mdxJsxAttribute' || (typeof value === 'object' && value),
  );
  return name !== null && /^[a-z]/.test(name) && name !== 'details' && !hasCode;
}

/** A part of tabs that works also where React does not render them. */
function isStaticTab({name, attributes}: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  const known = STATIC_ATTRIBUTES[name ?? ''];
  return (
    known !== undefined &&
    attributes.every(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        known.includes(attribute.name) &&
        (typeof attribute.value === 'string' || !attribute.value),
    )
  );
}

/** Imports that bring tabs and nothing else. */
function bringsTabs({data}: MdxjsEsm): boolean {
  const body = data?.estree?.body ?? [];
  return (
    body.length > 0 &&
    body.every((line) => line.type === 'ImportDeclaration' && STATIC_IMPORTS.includes(String(line.source.value)))
  );
}

const exportTrue = (name: string): ExportNamedDeclaration => ({
  type: 'ExportNamedDeclaration',
  attributes: [],
  specifiers: [],
  declaration: {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{type: 'VariableDeclarator', id: {type: 'Identifier', name}, init: {type: 'Literal', value: true}}],
  },
});

/**
 * A remark plugin that has pages say `hasLiveParts` when React must render them also in the reader's browser: when they
 * import something, have code of their own, or use a component that is not known to be static. The theme's tabs are static
 * unless they ask for more than `client/tabs.ts` does. It runs before plugins that add imports of what is static.
 */
export default function remarkLiveParts(options: RemarkLivePartsOptions): (tree: Root) => void {
  const {staticComponents} = parseOptions('served-article', schema, options);
  return (tree) => {
    const isLive = (node: Root | RootContent): boolean => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        return !staticComponents.includes(node.name ?? '') && !isPlainElement(node) && !isStaticTab(node);
      }
      return node.type === 'mdxjsEsm' && !bringsTabs(node);
    };
    const nodes: (Root | RootContent)[] = [];
    visit(tree, (node) => {
      nodes.push(node);
    });
    if (nodes.some(isLive)) {
      const program = {type: 'Program', sourceType: 'module', body: [exportTrue('hasLiveParts')]} as const;
      tree.children.push({type: 'mdxjsEsm', value: '', data: {estree: {...program, body: [...program.body]}}});
    }
  };
}
