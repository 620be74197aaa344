import * as z from 'zod';
import {fault, suggest} from '../errors';
import {COUNT, RESPONSES, WRITTEN_TYPES, type PanelFigure, type PanelRow} from './model';
import {parseYaml, sentences, textSchema, validate, type YamlSource} from '../source';

const rowSchema = z.strictObject({
  name: textSchema,
  value: z.union([z.string(), z.boolean()]).optional(),
  type: z.enum(WRITTEN_TYPES).optional(),
  mark: textSchema.optional(),
  changed: z.boolean().optional(),
  get rows(): z.ZodOptional<z.ZodArray<typeof rowSchema>> {
    return z.array(rowSchema).optional();
  },
});
type RowInput = z.infer<typeof rowSchema>;

const figureSchema = z.strictObject({
  ...sentences,
  title: textSchema,
  subtitle: textSchema.optional(),
  sections: z
    .array(z.strictObject({title: textSchema.optional(), rows: z.array(rowSchema).min(1, 'has no rows')}))
    .min(1, 'has no sections'),
});
const KEYS = [figureSchema, rowSchema].flatMap(({shape}) => Object.keys(shape));

const VECTOR = /^-?\d+(?:\.\d+)?(?:, -?\d+(?:\.\d+)?){2}$/;

/** How the editor shows a value whose row does not say it. A row with rows of its own has a summary, not a field. */
function typeOf({value, rows}: RowInput): PanelRow['type'] {
  if (value === undefined) {
    return 'none';
  }
  if (typeof value === 'boolean') {
    return 'tick';
  }
  if (COUNT.test(value) || rows) {
    return 'plain';
  }
  return VECTOR.test(value) ? 'vector' : 'text';
}

/** A row with the rows in it; `path` leads to it. */
function toRow(row: RowInput, path: readonly PropertyKey[], source: YamlSource): PanelRow {
  const {name, value = '', type = typeOf(row), mark, changed = false, rows = []} = row;
  if (type === 'response' && !RESPONSES.some((response) => response === value)) {
    const problem = `The answer of the channel "${name}" is ${JSON.stringify(value)}`;
    fault(source.lineOf([...path, 'value']), problem, suggest(String(value), RESPONSES));
  }
  return {
    name,
    type,
    value: typeof value === 'string' ? value : value ? 'on' : 'off',
    isChanged: changed,
    rows: rows.map((inner, index) => toRow(inner, [...path, 'rows', index], source)),
    mark: mark === undefined ? undefined : {number: mark, line: source.lineOf([...path, 'mark'])},
  };
}

/**
 * Parses the body of a `panel` fence.
 *
 * @throws FigureError for anything that the grammar in README.md does not allow
 */
export function parsePanel(body: string): PanelFigure {
  const source = parseYaml(body);
  const input = validate(source, figureSchema, KEYS);
  return {
    language: 'panel',
    ...input,
    sections: input.sections.map(({title: heading, rows}, section) => ({
      title: heading,
      rows: rows.map((row, index) => toRow(row, ['sections', section, 'rows', index], source)),
    })),
  };
}
