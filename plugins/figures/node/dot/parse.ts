import {STEP_KINDS, type Arrow, type DotFigure, type Group, type Path, type Step, type StepKind} from './model';
import {pathParts} from './paths';
import {tokenize, type Token} from './tokens';
import {FigureError, suggest} from '../errors';
import {checkSentences} from '../source';

type Attributes = Map<string, {value: string; line: number}>;

const STYLE_FIX = 'The house style comes from "kind": remove the attribute';

interface Draft {
  id: string;
  kind?: StepKind;
  label?: string;
  group?: string;
  to?: string;
  line: number;
  isDeclared: boolean;
}

/** An arrow and its line in the fence. */
interface WrittenArrow {
  readonly arrow: Arrow;
  readonly line: number;
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Reads one chart; recursive descent over the part of DOT that the charts use. */
class Reader {
  readonly drafts = new Map<string, Draft>();
  readonly arrows: WrittenArrow[] = [];
  readonly groups: Group[] = [];
  direction: 'TB' | 'LR' = 'TB';
  private position = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  readGraph(): void {
    const keyword = this.next();
    if (keyword.text !== 'digraph') {
      throw new FigureError(keyword.line, `The chart begins with "${keyword.text}"`, 'Begin it with "digraph {"');
    }
    if (this.peek().type === 'id') {
      this.next();
    }
    this.expect('{');
    this.readStatements(undefined);
    this.expect('}');
    this.expect('end');
  }

  private peek(offset = 0): Token {
    const token = this.tokens[this.position + offset] ?? this.tokens.at(-1);
    if (!token) {
      throw new FigureError(1, 'The chart is empty', 'Write "digraph { ... }"');
    }
    return token;
  }

  private next(): Token {
    const token = this.peek();
    this.position += 1;
    return token;
  }

  private expect(type: Token['type']): Token {
    const token = this.next();
    if (token.type !== type) {
      const wanted = type === 'end' ? 'nothing more' : `"${type}"`;
      throw new FigureError(
        token.line,
        `Found "${token.text}" where the chart needs ${wanted}`,
        'Check brackets and quotes',
      );
    }
    return token;
  }

  private readStatements(group: string | undefined): void {
    while (this.peek().type !== '}' && this.peek().type !== 'end') {
      if (this.peek().type === ';') {
        this.next();
      } else {
        this.readStatement(group);
      }
    }
  }

  private readStatement(group: string | undefined): void {
    const token = this.peek();
    if (token.text === 'subgraph' && !token.isQuoted) {
      this.readGroup(group);
    } else if (token.type !== 'id') {
      throw new FigureError(token.line, `Found "${token.text}" where a node should stand`, 'Check brackets and quotes');
    } else if (this.peek(1).type === '=') {
      this.readSetting(group);
    } else if (['node', 'edge', 'graph'].includes(token.text) && !token.isQuoted) {
      throw new FigureError(
        token.line,
        `"${token.text}" sets attributes for all`,
        'The house style does that: remove it',
      );
    } else {
      this.readChain(group);
    }
  }

  private readGroup(parent: string | undefined): void {
    this.next();
    const name = this.expect('id');
    if (!name.text.startsWith('cluster_')) {
      throw new FigureError(name.line, `The group is named "${name.text}"`, `Name it "cluster_${name.text}"`);
    }
    this.expect('{');
    const index = this.groups.length;
    this.groups.push({id: name.text, label: '', ...(parent === undefined ? {} : {parent})});
    this.readStatements(name.text);
    this.expect('}');
    if (this.groups[index]?.label === '') {
      throw new FigureError(name.line, `The group "${name.text}" has no label`, 'Add label="..." to it');
    }
  }

  private readSetting(group: string | undefined): void {
    const key = this.next();
    this.expect('=');
    const value = this.expect('id');
    const index = this.groups.findIndex(({id}) => id === group);
    const current = this.groups[index];
    if (key.text === 'label' && current) {
      this.groups[index] = {...current, label: value.text};
    } else if (key.text === 'rankdir' && !current && (value.text === 'LR' || value.text === 'TB')) {
      this.direction = value.text;
    } else {
      throw new FigureError(
        key.line,
        `The setting "${key.text}" is not allowed here`,
        current ? 'A group has a label only' : 'Only rankdir=LR is',
      );
    }
  }

  private readNode(group: string | undefined): Token {
    const token = this.expect('id');
    const draft = this.drafts.get(token.text);
    if (!draft) {
      this.drafts.set(token.text, {
        id: token.text,
        line: token.line,
        isDeclared: false,
        ...(group === undefined ? {} : {group}),
      });
    } else if (group !== undefined) {
      draft.group ??= group;
    }
    return token;
  }

  private readChain(group: string | undefined): void {
    const ends = [this.readNode(group)];
    while (this.peek().type === '->') {
      this.next();
      ends.push(this.readNode(group));
    }
    const attributes = this.readAttributes();
    if (ends.length === 1) {
      this.declare(ends[0] ?? this.peek(), attributes);
    } else {
      this.connect(ends, attributes);
    }
  }

  private readAttributes(): Attributes {
    const attributes: Attributes = new Map();
    while (this.peek().type === '[') {
      this.next();
      while (this.peek().type !== ']') {
        const key = this.expect('id');
        this.expect('=');
        attributes.set(key.text, {value: this.expect('id').text, line: key.line});
        if (this.peek().type === ',' || this.peek().type === ';') {
          this.next();
        }
      }
      this.expect(']');
    }
    return attributes;
  }

  private declare({text, line}: Token, attributes: Attributes): void {
    const draft = this.drafts.get(text);
    if (!draft) {
      return;
    }
    draft.isDeclared = true;
    draft.line = line;
    for (const [key, {value, line: at}] of attributes) {
      if (key === 'label') {
        draft.label = value;
      } else if (key === 'kind') {
        const kind = STEP_KINDS.find((known) => known === value);
        if (!kind) {
          throw new FigureError(at, `Unknown kind "${value}"`, suggest(value, STEP_KINDS));
        }
        draft.kind = kind;
      } else if (key === 'to') {
        draft.to = value;
      } else {
        throw new FigureError(at, `The node "${text}" has the attribute "${key}"`, STYLE_FIX);
      }
    }
  }

  private connect(ends: readonly Token[], attributes: Attributes): void {
    for (const [key, {value, line}] of attributes) {
      if (!['label', 'on', 'off'].includes(key) && !(key === 'style' && (value === 'dashed' || value === 'dotted'))) {
        throw new FigureError(
          line,
          `The arrow has the attribute "${key}"`,
          'Arrows have label, style=dashed, style=dotted, on and off only',
        );
      }
    }
    const on = attributes.get('on');
    const off = attributes.get('off');
    if (on && off) {
      throw new FigureError(on.line, 'The arrow has "on" and "off"', 'Keep the shorter of the two lists');
    }
    const label = attributes.get('label')?.value;
    const style = attributes.get('style')?.value;
    for (const [index, to] of ends.slice(1).entries()) {
      const arrow: Arrow = {
        from: ends[index]?.text ?? '',
        to: to.text,
        style: style === 'dashed' || style === 'dotted' ? style : 'solid',
        ...(label === undefined || label === '' ? {} : {label}),
        ...(on ? {on: words(on.value)} : {}),
        ...(off ? {off: words(off.value)} : {}),
      };
      this.arrows.push({arrow, line: on?.line ?? off?.line ?? to.line});
    }
  }
}

function finish(draft: Draft, ids: readonly string[]): Step {
  const {id, kind = 'step', label, group, to, line, isDeclared} = draft;
  if (!isDeclared) {
    throw new FigureError(line, `The arrow leads to or from "${id}", which is not declared`, suggest(id, ids));
  }
  const isDisc = kind === 'start' || kind === 'end';
  if (label === undefined && !isDisc && /^[a-z_]\w*$/.test(id)) {
    throw new FigureError(line, `The node "${id}" has no label`, 'Add label="..."');
  }
  return {
    id,
    kind,
    label: label ?? (isDisc ? '' : id),
    line,
    ...(group === undefined ? {} : {group}),
    ...(to === undefined ? {} : {to}),
  };
}

/** The lines `// key: value` and `// key id: value` before the chart. */
function settings(body: string, key: string): {id: string; text: string; line: number}[] {
  return body.split('\n').flatMap((line, index) => {
    const [, id, text] = new RegExp(`^\\s*// ${key}(?: ([\\w-]+))?:(.*)$`).exec(line) ?? [];
    return text === undefined ? [] : [{id: id ?? '', text: text.trim(), line: index + 1}];
  });
}

/** More would not fit above a chart. */
const MOST_PATHS = 8;

function readPaths(body: string): {path: Path; line: number}[] {
  const paths = settings(body, 'path').map(({id, text, line}) => ({path: {id, name: text}, line}));
  for (const [index, {path, line}] of paths.entries()) {
    if (path.id === '' || path.name === '') {
      throw new FigureError(line, 'The path has no id or no name', 'Write "// path success: Success"');
    }
    if (paths.findIndex((other) => other.path.id === path.id || other.path.name === path.name) !== index) {
      throw new FigureError(line, `A path above has the id or the name of "${path.id}"`, 'Give each path its own');
    }
    if (index >= MOST_PATHS) {
      throw new FigureError(
        line,
        `The chart has more than ${String(MOST_PATHS)} paths`,
        'Join those that differ little',
      );
    }
  }
  return paths;
}

/** Checks that arrows name paths that exist, and that each path leaves something out and gets somewhere. */
function checkPaths(
  figure: Pick<DotFigure, 'steps' | 'arrows' | 'groups' | 'paths'>,
  written: readonly WrittenArrow[],
  lines: readonly number[],
): void {
  const ids = figure.paths.map(({id}) => id);
  for (const {arrow, line} of written) {
    const unknown = [...(arrow.on ?? []), ...(arrow.off ?? [])].find((id) => !ids.includes(id));
    if (unknown !== undefined) {
      throw new FigureError(
        line,
        `The arrow names the path "${unknown}", which the chart does not have`,
        suggest(unknown, ids),
      );
    }
  }
  for (const [index, part] of pathParts(figure).entries()) {
    if (part.arrows.size === 0 || part.arrows.size === figure.arrows.length) {
      const problem = part.arrows.size === 0 ? 'is the whole chart' : 'takes no arrow';
      throw new FigureError(
        lines[index] ?? 1,
        `The path "${part.path.id}" ${problem}`,
        'Name it in "on" or "off" of the arrows at which ways part',
      );
    }
  }
}

/** The sections of `// rows: a, b`. */
function readSections(body: string): string[] {
  const [entry] = settings(body, 'rows');
  return entry ? entry.text.split(',').flatMap((name) => words(name)) : [];
}

function sentence(body: string, key: 'alt' | 'caption'): {text: string | undefined; line: number} {
  const lines = body.split('\n');
  const index = lines.findIndex((line) => line.trimStart().startsWith(`// ${key}:`));
  return {text: lines[index]?.replace(/^\s*\/\/ \w+:/, '').trim(), line: index < 0 ? 1 : index + 1};
}

/**
 * Parses the body of a `dot` fence.
 *
 * @throws FigureError for anything that the grammar in README.md does not allow
 */
export function parseDot(body: string): DotFigure {
  const alt = sentence(body, 'alt');
  const caption = sentence(body, 'caption');
  const sentences = checkSentences(
    {alt: alt.text, caption: caption.text},
    (key) => (key === 'alt' ? alt : caption).line,
  );
  const reader = new Reader(tokenize(body));
  reader.readGraph();
  const drafts = [...reader.drafts.values()];
  if (drafts.length === 0) {
    throw new FigureError(1, 'The chart has no nodes', 'Add one');
  }
  const ids = drafts.flatMap(({id, isDeclared}) => (isDeclared ? [id] : []));
  const steps = drafts.map((draft) => finish(draft, ids));
  const paths = readPaths(body);
  const rows = readSections(body);
  const [first] = paths;
  const lost = steps.find(({to}) => to !== undefined);
  if (rows.length === 0 && (first !== undefined || lost !== undefined)) {
    throw new FigureError(
      first?.line ?? lost?.line ?? 1,
      'The chart has paths or links, and no sections in which the rows of its steps stand',
      'Add "// rows: order-of-calls", with the ids of sections of the page',
    );
  }
  const figure: DotFigure = {
    language: 'dot',
    ...sentences,
    direction: reader.direction,
    steps,
    arrows: reader.arrows.map(({arrow}) => arrow),
    groups: reader.groups,
    rows,
    paths: paths.map(({path}) => path),
  };
  checkPaths(
    figure,
    reader.arrows,
    paths.map(({line}) => line),
  );
  return figure;
}
