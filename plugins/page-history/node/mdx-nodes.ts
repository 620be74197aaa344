import type {ImportDeclaration, ExportNamedDeclaration, Program} from 'estree';
import type {MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';

const program = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
});

function esm(statement: ImportDeclaration | ExportNamedDeclaration): MdxjsEsm {
  return {type: 'mdxjsEsm', value: '', data: {estree: program(statement)}};
}

/** The node of `import name from 'source'`. */
export function importDefault(name: string, source: string): MdxjsEsm {
  return esm({
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: source},
  });
}

/** The node of `export {default as name} from 'source'`. */
export function exportDefaultAs(name: string, source: string): MdxjsEsm {
  return esm({
    type: 'ExportNamedDeclaration',
    attributes: [],
    declaration: null,
    specifiers: [
      {
        type: 'ExportSpecifier',
        local: {type: 'Identifier', name: 'default'},
        exported: {type: 'Identifier', name},
      },
    ],
    source: {type: 'Literal', value: source},
  });
}

/**
 * The node of `<Name prop="text" flag />`.
 * @param texts by the prop that they are given to
 */
export function componentNode(
  name: string,
  texts: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): MdxJsxFlowElement {
  const attributes = [...Object.entries(texts), ...flags.map((flag) => [flag, null] as const)].map(
    ([prop, value]) => ({type: 'mdxJsxAttribute', name: prop, value}) as const,
  );
  return {type: 'mdxJsxFlowElement', name, attributes, children: []};
}
