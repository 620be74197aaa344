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
 * The node of `<Name prop={variable} flag />`.
 * @param variables names of variables by the prop that they are given to
 */
export function componentNode(
  name: string,
  variables: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): MdxJsxFlowElement {
  const given = Object.entries(variables).map(([prop, variable]): MdxJsxFlowElement['attributes'][number] => ({
    type: 'mdxJsxAttribute',
    name: prop,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: variable,
      data: {
        estree: program({type: 'ExpressionStatement', expression: {type: 'Identifier', name: variable}}),
      },
    },
  }));
  const set = flags.map((flag): MdxJsxFlowElement['attributes'][number] => ({
    type: 'mdxJsxAttribute',
    name: flag,
    value: null,
  }));
  return {type: 'mdxJsxFlowElement', name, attributes: [...given, ...set], children: []};
}
