import type {PhrasingContent, PhrasingContentMap} from 'mdast';
import type {} from 'remark-mdx';

// MDX renders an element that is marked so as it is, and not as a component of the theme.
declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    _mdxExplicitJsx?: boolean;
  }
  interface MdxJsxTextElementHastData {
    _mdxExplicitJsx?: boolean;
  }
}

type MdxJsxTextElement = PhrasingContentMap['mdxJsxTextElement'];

/** The attributes of an element of MDX, in the tree of a page. */
export function mdxAttributes(values: Readonly<Record<string, string>>): MdxJsxTextElement['attributes'] {
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
