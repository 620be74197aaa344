import * as z from 'zod';
import {fault, suggest} from '../errors';
import {
  COUNT,
  FORM_KINDS,
  PANEL_KINDS,
  RESPONSES,
  VALUE_TYPES,
  type FormPanel,
  type PanelFigure,
  type PanelRow,
  type TablePanel,
} from './model';
import type {StepMark} from '../language';
import {checkSentences, parseYaml, textSchema, validate, type YamlSource} from '../source';

const valueSchema = z.union([z.string(), z.boolean(), z.null()]);
const markSchema = z.string().regex(/^[1-9]\d?$/, 'is not a number from 1 to 99');

const rowSchema = z.strictObject({
  name: textSchema,
  value: valueSchema.optional(),
  type: z.enum(VALUE_TYPES).optional(),
  mark: markSchema.optional(),
  changed: z.boolean().optional(),
  get rows(): z.ZodOptional<z.ZodArray<typeof rowSchema>> {
    return z.array(rowSchema).optional();
  },
});
type RowInput = z.infer<typeof rowSchema>;

const sentences = {alt: textSchema.optional(), caption: textSchema.optional(), subtitle: textSchema.optional()};
const kindSchema = z.looseObject({kind: z.enum(PANEL_KINDS)});
const formSchema = z.strictObject({
  ...sentences,
  kind: z.enum(FORM_KINDS),
  title: textSchema,
  sections: z
    .array(z.strictObject({title: textSchema.optional(), rows: z.array(rowSchema).min(1, 'has no rows')}))
    .min(1, 'has no sections'),
});
const tableSchema = z.strictObject({
  ...sentences,
  kind: z.literal('table'),
  title: textSchema.optional(),
  columns: z.array(textSchema).min(1, 'has no columns'),
  rows: z.array(z.array(valueSchema)).min(1, 'has no rows'),
  marks: z.record(markSchema, z.union([textSchema, z.array(textSchema)])).nullish(),
});
const KEYS = [formSchema, tableSchema, rowSchema].flatMap(({shape}) => Object.keys(shape));

const VECTOR = /^-?\d+(?:\.\d+)?(?:, -?\d+(?:\.\d+)?){2}$/;

/** How the editor shows a value whose row does not say it. A row with rows of its own has a summary, not a field. */
function typeOf({value, rows}: RowInput): PanelRow['type'] {
  if (value === null || value === undefined) {
    return 'none';
  }
  if (typeof value === 'string' && (COUNT.test(value) || rows)) {
    return 'plain';
  }
  return typeof value === 'string' && VECTOR.test(value) ? 'vector' : 'text';
}

/** A row with the rows in it; `path` leads to it. */
function toRow(row: RowInput, path: readonly PropertyKey[], source: YamlSource): PanelRow {
  const {name, value, mark, changed, rows = []} = row;
  const type = row.type ?? typeOf(row);
  const line = source.lineOf([...path, 'value']);
  if (type === 'response' && !RESPONSES.some((response) => response === value)) {
    fault(line, `The answer of the channel "${name}" is ${JSON.stringify(value)}`, suggest(String(value), RESPONSES));
  }
  if (type === 'vector' && !VECTOR.test(String(value))) {
    fault(line, `The vector "${name}" is ${JSON.stringify(value)}`, 'Write "1.0, 2.0, 3.0"');
  }
  return {
    name,
    type,
    value: value ?? null,
    isChanged: changed ?? false,
    rows: rows.map((inner, index) => toRow(inner, [...path, 'rows', index], source)),
    mark: mark === undefined ? undefined : {number: mark, line: source.lineOf([...path, 'mark'])},
  };
}

function parseForm(source: YamlSource): FormPanel {
  const {kind, title, subtitle, sections, ...rest} = validate(source, formSchema, KEYS);
  return {
    language: 'panel',
    kind,
    ...checkSentences(rest, (key) => source.lineOf([key])),
    title,
    subtitle,
    sections: sections.map(({title: heading, rows}, section) => ({
      title: heading,
      rows: rows.map((row, index) => toRow(row, ['sections', section, 'rows', index], source)),
    })),
  };
}

function parseTable(source: YamlSource): TablePanel {
  const input = validate(source, tableSchema, KEYS);
  for (const [index, cells] of input.rows.entries()) {
    if (cells.length !== input.columns.length) {
      fault(
        source.lineOf(['rows', index]),
        `The row has ${String(cells.length)} cells and the table ${String(input.columns.length)} columns`,
        'Give each row one cell per column; null leaves a cell empty',
      );
    }
  }
  const names = [...input.columns, ...input.rows.map(([name]) => String(name ?? ''))];
  const marks = new Map<string, StepMark>();
  for (const [number, targets] of Object.entries(input.marks ?? {})) {
    const line = source.lineOf(['marks', number]);
    for (const name of [targets].flat()) {
      if (!names.includes(name)) {
        fault(line, `The mark ${number} is on "${name}", which is neither a row nor a column`, suggest(name, names));
      }
      marks.set(name, {number, line});
    }
  }
  return {
    language: 'panel',
    kind: 'table',
    ...checkSentences(input, (key) => source.lineOf([key])),
    title: input.title,
    subtitle: input.subtitle,
    columns: input.columns.map((name) => ({name, mark: marks.get(name)})),
    rows: input.rows.map((cells) => ({cells, mark: marks.get(String(cells[0] ?? ''))})),
  };
}

/**
 * Parses the body of a `panel` fence.
 *
 * @throws FigureError for anything that the grammar in README.md does not allow
 */
export function parsePanel(body: string): PanelFigure {
  const source = parseYaml(body);
  const {kind} = validate(source, kindSchema, KEYS);
  return kind === 'table' ? parseTable(source) : parseForm(source);
}
