import type {PhrasingContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxTextElement} from 'mdast-util-mdx';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    _mdxExplicitJsx?: boolean;
  }
}

/** The attributes of an element of MDX, in the tree of a page. */
export function mdxAttributes(values: Readonly<Record<string, string>>): MdxJsxAttribute[] {
  return Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
}

/** A link in the tree of a page, marked as written by hand: a plain link, and not Docusaurus' component. */
export function plainLink(
  attributes: Readonly<Record<string, string>>,
  children: PhrasingContent[] = [],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: mdxAttributes(attributes),
    children,
    data: {_mdxExplicitJsx: true},
  };
}
