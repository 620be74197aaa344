import type {ExportNamedDeclaration} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {MdxjsEsm, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import * as z from 'zod';
import {parseOptions} from '../kit/options';

const schema = z.strictObject({
  /** Components for MDX that do nothing in a reader's browser. */
  staticComponents: z.array(z.string()).readonly(),
});

/** Options of `remarkLiveParts`. */
export type RemarkLivePartsOptions = z.input<typeof schema>;

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The attributes that have a text or no value at all, by name; nothing where one of them has code. */
function plainNames({attributes}: JsxElement): string[] | undefined {
  const names = attributes.flatMap((attribute) =>
    attribute.type !== 'mdxJsxAttribute' || (typeof attribute.value === 'object' && attribute.value)
      ? []
      : [attribute.name],
  );
  return names.length === attributes.length ? names : undefined;
}

/** An HTML element that the browser knows all about. */
function isPlainElement(element: JsxElement): boolean {
  const {name} = element;
  return name !== null && /^[a-z]/.test(name) && plainNames(element) !== undefined;
}

/**
 * The attributes of tabs that work without React. Others, such as `lazy` or `queryString`, need what React does.
 */
const STATIC_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  Tabs: ['groupId'],
  TabItem: ['value', 'label', 'default'],
};

/** A part of tabs that works also where React does not render them. */
function isStaticTab(element: JsxElement): boolean {
  const known = STATIC_ATTRIBUTES[element.name ?? ''];
  return known !== undefined && plainNames(element)?.every((name) => known.includes(name)) === true;
}

/** Whether statements bring nothing but data of the build, tabs and components that are static. */
function bringsStatic({data}: MdxjsEsm, staticComponents: readonly string[]): boolean {
  const modules = [...staticComponents, ...Object.keys(STATIC_ATTRIBUTES)].map((name) => `@theme/${name}`);
  const body = data?.estree?.body ?? [];
  const sources = body.map((line) => ('source' in line ? String(line.source?.value) : ''));
  return (
    sources.length > 0 && sources.every((source) => /^@generated\/.*\.json$/.test(source) || modules.includes(source))
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
 * unless they ask for more than `client/tabs.ts` does.
 */
export default function remarkLiveParts(options: RemarkLivePartsOptions): (tree: Root) => void {
  const {staticComponents} = parseOptions('served-article', schema, options);
  return (tree) => {
    const isLive = (node: Root | RootContent): boolean => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        return !staticComponents.includes(node.name ?? '') && !isPlainElement(node) && !isStaticTab(node);
      }
      return node.type === 'mdxjsEsm' && !bringsStatic(node, staticComponents);
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
