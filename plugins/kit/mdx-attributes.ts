import type {MdxJsxAttribute} from 'mdast-util-mdx';

/** The attributes of an element of MDX, in the tree of a page. */
export function mdxAttributes(values: Readonly<Record<string, string>>): MdxJsxAttribute[] {
  return Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
}
