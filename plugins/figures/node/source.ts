import {LineCounter, isMap, isScalar, parseDocument, type Document} from 'yaml';
// A namespace import: the config loader of Docusaurus puts a module's default export in place of its named ones.
import * as z from 'zod';
import {didYouMean, fault} from './errors';

/** A parsed YAML body that still knows on which line everything stands. */
export interface YamlSource {
  /** Plain data; every scalar is a string except `true`, `false` and null (so `600.0` keeps its zero). */
  readonly data: unknown;
  /** Line (from 1) of the value, or of the key, at a path. Falls back to the nearest parent that exists. */
  lineOf(path: readonly PropertyKey[]): number;
}

function positionAt(document: Document, path: readonly PropertyKey[]): number | undefined {
  const parent: unknown = document.getIn(path.slice(0, -1), true);
  const pairs = isMap(parent) ? parent.items : [];
  const pair = pairs.find(({key}) => isScalar(key) && key.value === path.at(-1));
  const node = (pair?.key ?? document.getIn(path, true)) as {range?: [number, number, number]} | undefined;
  return node?.range?.[0];
}

/**
 * Parses YAML.
 *
 * @throws FigureError with the line of the first syntax error
 */
export function parseYaml(body: string): YamlSource {
  const lineCounter = new LineCounter();
  const document = parseDocument(body, {
    lineCounter,
    prettyErrors: false,
    schema: 'failsafe',
    customTags: (tags) => [...tags, 'bool', 'null'],
  });
  const [error, next] = document.errors;
  if (error) {
    // Where a line is indented too far, the first error is at the value above it, and the next one ends on it.
    const isAbove = error.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY';
    fault(
      lineCounter.linePos(isAbove ? next.pos[1] : error.pos[0]).line,
      `This is not valid YAML: ${error.message.replace(/\.$/, '')}`,
      'Check the indentation, and quote text that holds ": ", " #" or begins with a special character',
    );
  }
  return {
    data: document.toJS() as unknown,
    lineOf(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const position = positionAt(document, path.slice(0, length));
        if (position !== undefined) {
          return lineCounter.linePos(position).line;
        }
      }
      return 1;
    },
  };
}

const ALT_LENGTH = {min: 40, max: 200};

/** A text value: any scalar that is not empty. */
export const textSchema = z.string().min(1, 'is empty');

/** The two sentences that every figure has. */
export const sentences = {
  alt: z.string().refine(({length}) => length >= ALT_LENGTH.min && length <= ALT_LENGTH.max, {
    error: ({input}) => `has ${String(String(input).length)} characters`,
  }),
  caption: textSchema,
};

/** What to write where one of them is missing or wrong. */
const SENTENCE_FIXES: Readonly<Record<string, string>> = {
  alt: `Every figure needs one sentence of ${String(ALT_LENGTH.min)} to ${String(ALT_LENGTH.max)} characters that says what it shows`,
  caption: 'Every figure needs one short sentence',
};

function describeIssue(issue: z.core.$ZodIssue, knownKeys: readonly string[]): [problem: string, fix: string] {
  const path = issue.path.map(String).join('.');
  const where = path === '' ? 'The figure' : `"${path}"`;
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const hint = knownKeys.includes(key) ? '' : didYouMean(key, knownKeys);
    return [`Unknown key "${key}"`, `${hint}Remove it or see the grammar in plugins/figures/README.md`];
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return [`The key "${String(issue.path.at(-1))}" is missing`, SENTENCE_FIXES[path] ?? `Add "${path}"`];
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const hint = typeof issue.input === 'string' ? didYouMean(issue.input, values) : '';
    const problem = `${where} is ${JSON.stringify(issue.input)}, which is not one of its values`;
    return [problem, `${hint}Use one of ${values.join(', ')}`];
  }
  return [`${where}: ${issue.message}`, SENTENCE_FIXES[path] ?? 'See the grammar in plugins/figures/README.md'];
}

/**
 * Checks YAML data against a schema.
 *
 * @param knownKeys keys of the language, for suggestions
 * @throws FigureError for the first thing that does not fit, with its line and the fix
 */
export function validate<T>(source: YamlSource, schema: z.ZodType<T>, knownKeys: readonly string[]): T {
  if (source.data === null || typeof source.data !== 'object' || Array.isArray(source.data)) {
    fault(1, 'The figure is not a map of keys', 'Begin with "alt:" and "caption:"');
  }
  const result = schema.safeParse(source.data, {reportInput: true});
  if (result.success) {
    return result.data;
  }
  // A misspelled key also makes a key missing: the misspelling is what to report.
  const {issues} = result.error;
  const issue = issues.find(({code}) => code === 'unrecognized_keys') ?? issues[0];
  if (issue === undefined) {
    throw result.error;
  }
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  fault(source.lineOf(path), ...describeIssue(issue, knownKeys));
}
