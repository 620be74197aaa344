import * as z from 'zod';
import {FigureError, suggest} from './errors.ts';
import {
  FORM_KINDS,
  PANEL_KINDS,
  VALUE_TYPES,
  type FormPanel,
  type MenuPanel,
  type PanelFigure,
  type PanelRow,
  type PanelValue,
  type TablePanel,
} from './panel-model.ts';
import {checkSentences, parseYaml, textSchema, validate, type YamlSource} from './source.ts';

const KEYS = [
  ...['alt', 'caption', 'kind', 'title', 'subtitle', 'sections', 'columns', 'rows', 'marks', 'path', 'result'],
  ...['name', 'value', 'type', 'mark', 'changed'],
];

const valueSchema = z.union([z.string(), z.boolean(), z.null()]);
const markSchema = z.string().regex(/^[1-9]\d?$/, 'is not a number from 1 to 99');

interface RowInput {
  name: string;
  value?: PanelValue | undefined;
  type?: (typeof VALUE_TYPES)[number] | undefined;
  mark?: string | undefined;
  changed?: boolean | undefined;
  rows?: RowInput[] | undefined;
}
const rowSchema: z.ZodType<RowInput> = z.strictObject({
  name: textSchema,
  value: valueSchema.optional(),
  type: z.enum(VALUE_TYPES).optional(),
  mark: markSchema.optional(),
  changed: z.boolean().optional(),
  get rows() {
    return z.array(rowSchema).optional();
  },
});

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
  marks: z.record(markSchema, textSchema).nullish(),
});
const menuSchema = z.strictObject({
  ...sentences,
  kind: z.literal('menu'),
  title: textSchema.optional(),
  path: z.array(textSchema).min(1, 'has no entries'),
  result: textSchema.optional(),
});

function toRow({name, value, type, mark, changed, rows}: RowInput): PanelRow {
  return {
    name,
    value: value ?? null,
    type: type ?? (value === null || value === undefined ? 'none' : 'text'),
    isChanged: changed ?? false,
    rows: (rows ?? []).map(toRow),
    ...(mark === undefined ? {} : {mark}),
  };
}

const sentencesOf = (
  input: {alt?: string | undefined; caption?: string | undefined},
  source: YamlSource,
): {alt: string; caption: string} =>
  checkSentences({alt: input.alt, caption: input.caption}, (key) => source.lineOf([key]));

const optional = (input: {
  title?: string | undefined;
  subtitle?: string | undefined;
}): {title?: string; subtitle?: string} => ({
  ...(input.title === undefined ? {} : {title: input.title}),
  ...(input.subtitle === undefined ? {} : {subtitle: input.subtitle}),
});

function parseForm(source: YamlSource): FormPanel {
  const input = validate(source, formSchema, KEYS);
  return {
    language: 'panel',
    kind: input.kind,
    ...sentencesOf(input, source),
    ...optional(input),
    title: input.title,
    sections: input.sections.map(({title, rows}) => ({rows: rows.map(toRow), ...optional({title})})),
  };
}

function checkCells(rows: readonly (readonly PanelValue[])[], columns: readonly string[], source: YamlSource): void {
  const index = rows.findIndex((cells) => cells.length !== columns.length);
  if (index < 0) return;
  throw new FigureError(
    source.lineOf(['rows', index]),
    `The row has ${String(rows[index]?.length)} cells and the table ${String(columns.length)} columns`,
    'Give each row one cell per column; null leaves a cell empty',
  );
}

function parseTable(source: YamlSource): TablePanel {
  const input = validate(source, tableSchema, KEYS);
  checkCells(input.rows, input.columns, source);
  const names = input.rows.map(([name]) => String(name ?? ''));
  const marks = new Map<string, string>();
  for (const [mark, name] of Object.entries(input.marks ?? {})) {
    if (!names.includes(name)) {
      throw new FigureError(
        source.lineOf(['marks', mark]),
        `The mark ${mark} is on "${name}", which is no row`,
        suggest(name, names),
      );
    }
    marks.set(name, mark);
  }
  return {
    language: 'panel',
    kind: 'table',
    ...sentencesOf(input, source),
    ...optional(input),
    columns: input.columns,
    rows: input.rows.map((cells) => {
      const mark = marks.get(String(cells[0] ?? ''));
      return mark === undefined ? {cells} : {cells, mark};
    }),
  };
}

function parseMenu(source: YamlSource): MenuPanel {
  const input = validate(source, menuSchema, KEYS);
  return {
    language: 'panel',
    kind: 'menu',
    ...sentencesOf(input, source),
    ...optional(input),
    path: input.path,
    ...(input.result === undefined ? {} : {result: input.result}),
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
  if (kind === 'table') return parseTable(source);
  return kind === 'menu' ? parseMenu(source) : parseForm(source);
}
