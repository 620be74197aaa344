import {FigureError} from '../errors';

export interface Token {
  /** `id` covers names, numbers and quoted strings; all others are their own text. */
  readonly type: 'id' | '->' | '{' | '}' | '[' | ']' | '=' | ';' | ',' | 'end';
  readonly text: string;
  readonly line: number;
  readonly isQuoted: boolean;
}

const TOKEN =
  /(?<space>\s+)|(?<comment>\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/)|(?<arrow>->)|(?<mark>[{}[\]=;,])|"(?<quoted>(?:[^"\\]|\\.)*)"|(?<id>[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*|-?(?:\.\d+|\d+(?:\.\d*)?))/uy;

function unescape(text: string): string {
  return text.replaceAll(/\\([nlr"\\])/g, (_, character: string) => ('nlr'.includes(character) ? '\n' : character));
}

function describe(rest: string): {problem: string; fix: string} {
  if (rest.startsWith('--')) {
    return {problem: '"--" is not an arrow', fix: 'Write "->": the charts are directed'};
  }
  if (rest.startsWith('<')) {
    return {problem: 'HTML labels are not allowed', fix: 'Write a plain label, "\\n" breaks the line'};
  }
  if (rest.startsWith(':')) {
    return {problem: 'Ports are not allowed', fix: 'Join the nodes themselves'};
  }
  if (rest.startsWith('"')) {
    return {problem: 'A string is not closed', fix: 'Add the closing quote'};
  }
  return {
    problem: `"${rest.charAt(0)}" is not DOT`,
    fix: 'Quote names and labels that hold more than letters, digits and "_"',
  };
}

/**
 * Splits DOT into tokens.
 *
 * @throws FigureError for what the charts do not allow: ports, HTML labels, undirected edges
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const start = TOKEN.lastIndex;
    const groups = TOKEN.exec(source)?.groups;
    if (!groups) {
      const {problem, fix} = describe(source.slice(start));
      throw new FigureError(line, problem, fix);
    }
    if (groups.arrow !== undefined) {
      tokens.push({type: '->', text: '->', line, isQuoted: false});
    }
    if (groups.mark !== undefined) {
      tokens.push({type: groups.mark as Token['type'], text: groups.mark, line, isQuoted: false});
    }
    if (groups.quoted !== undefined) {
      tokens.push({type: 'id', text: unescape(groups.quoted), line, isQuoted: true});
    }
    if (groups.id !== undefined) {
      tokens.push({type: 'id', text: groups.id, line, isQuoted: false});
    }
    line += source.slice(start, TOKEN.lastIndex).split('\n').length - 1;
  }
  return [...tokens, {type: 'end', text: 'the end', line, isQuoted: false}];
}
