import * as z from 'zod';
import {fault, suggest} from '../errors';
import type {FigureData, StepMark} from '../model';
import {parseYaml, sentences, textSchema, validate, type YamlSource} from '../source';

/**
 * How the editor shows a value: words without a field (such as the number of elements), a menu, the three answers of a
 * collision channel; and what the value itself says: nothing, a tick box, three fields X, Y and Z, a field.
 */
const WRITTEN_TYPES = ['plain', 'dropdown', 'response'] as const;
type ValueType = (typeof WRITTEN_TYPES)[number] | 'none' | 'tick' | 'vector' | 'text';

/** The answers of a collision channel, in the order of the editor's columns. */
export const RESPONSES = ['Ignore', 'Overlap', 'Block'] as const;

/** The value of an array, a set or a map: the number of its elements. */
export const COUNT = /^\d+ (?:Array|Set|Map) elements?$/;

export interface PanelRow {
  readonly name: string;
  /** Empty for nothing; `on` or `off` for a tick box. */
  readonly value: string;
  readonly type: ValueType;
  readonly mark?: StepMark | undefined;
  /** The value differs from the default. */
  readonly isChanged: boolean;
  readonly rows: readonly PanelRow[];
}

/** A Details panel, a page of the Project Settings, or a data asset. */
export interface PanelFigure extends FigureData {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly sections: readonly {readonly title?: string | undefined; readonly rows: readonly PanelRow[]}[];
}

const rowSchema = z.strictObject({
  name: textSchema,
  value: z.union([textSchema, z.boolean()]).optional(),
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
  const tick = value === true ? 'on' : 'off';
  return {
    name,
    type,
    value: typeof value === 'string' ? value : tick,
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
