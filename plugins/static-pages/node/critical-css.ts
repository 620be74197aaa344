import postcss, {type AtRule, type ChildNode, type Container, type Declaration} from 'postcss';
import parseSelector, {type Node as SelectorNode, type Selector} from 'postcss-selector-parser';
import {STYLE_SHEET} from '../../kit/page-head';

/** What a page has that selectors can ask for: `tag`, `.class`, `#id`, `[attribute`. */
type Tokens = ReadonlySet<string>;
type Test = (tokens: Tokens) => boolean;

interface Value {
  readonly name: string;
  readonly value: string;
  /** Custom properties in the value. */
  readonly uses: readonly string[];
}

interface Rule {
  readonly kind: 'rule';
  readonly selectors: readonly {readonly text: string; readonly matches: Test}[];
  readonly values: readonly Value[];
}

interface Group {
  readonly kind: 'group';
  /** For example `@media (width>=997px)`. */
  readonly prelude: string;
  readonly children: readonly Item[];
}

interface Statement {
  readonly kind: 'statement';
  readonly text: string;
}

type Item = Rule | Group | Statement;

/** A style sheet of which each page gets its part. */
export interface CriticalCss {
  /** The rules that can match something in a page as it is served. */
  readonly of: (html: string) => string;
}

const SWITCH = 'Build with DOCS_WITHOUT=critical-css, and adapt plugins/static-pages/node/critical-css.ts.';
const VARIABLE = /var\(\s*(--[\w-]+)/g;
/** Attributes that a script sets before the first paint. */
const EARLY_ATTRIBUTES = new Set(['data-theme', 'data-theme-choice']);
/** States that nothing is in before the reader does something. */
const LATE_STATES = /^:(?:active|hover|focus|focus-visible|focus-within)$|^::(?:selection|backdrop)$/;
/** Properties that change nothing of the first picture. */
const LATE_PROPERTIES =
  /^(?:transition|animation|cursor|will-change|outline|user-select|-webkit-user-select|-webkit-tap-highlight-color)\b/;

const never: Test = () => false;

function testOf(node: SelectorNode, asked: Set<string>): Test | undefined {
  const has = (token: string): Test => {
    asked.add(token);
    return (tokens) => tokens.has(token);
  };
  if (node.type === 'class') {
    return has(`.${node.value}`);
  }
  if (node.type === 'id') {
    return has(`#${node.value}`);
  }
  if (node.type === 'tag') {
    return has(node.value.toLowerCase());
  }
  if (node.type === 'attribute') {
    return EARLY_ATTRIBUTES.has(node.attribute) ? undefined : has(`[${node.attribute}`);
  }
  if (node.type !== 'pseudo') {
    return undefined;
  }
  if (LATE_STATES.test(node.value)) {
    return never;
  }
  if (![':is', ':where', ':has'].includes(node.value)) {
    // What :not() names need not be there; other pseudo-classes say nothing of names.
    return undefined;
  }
  const alternatives = node.nodes.map((selector) => testOfSelector(selector, asked));
  return (tokens) => alternatives.some((matches) => matches(tokens));
}

/**
 * Whether everything that a selector names is in the page, anywhere: more than matches, never less.
 * @param asked gets every token that is asked for
 */
function testOfSelector(selector: Selector, asked: Set<string>): Test {
  const tests = selector.nodes.map((node) => testOf(node, asked)).filter((test) => test !== undefined);
  return (tokens) => tests.every((test) => test(tokens));
}

function valueOf({prop, value, important}: Declaration): Value {
  return {
    name: prop,
    value: important ? `${value}!important` : value,
    uses: [...value.matchAll(VARIABLE)].map(([, name = '']) => name),
  };
}

function itemOf(node: ChildNode, asked: Set<string>): Item | undefined {
  if (node.type === 'rule') {
    const values = node.nodes
      .filter(({type}) => type !== 'comment')
      .map((child) => {
        if (child.type !== 'decl') {
          throw new Error(`the style sheet has rules inside of ${node.selector}. ${SWITCH}`);
        }
        return valueOf(child);
      });
    const {nodes} = parseSelector().astSync(node.selector);
    return {
      kind: 'rule',
      selectors: nodes.map((selector) => ({
        text: selector.toString().trim(),
        matches: testOfSelector(selector, asked),
      })),
      values: values.filter(({name}) => !LATE_PROPERTIES.test(name)),
    };
  }
  if (node.type !== 'atrule') {
    return undefined;
  }
  return atRuleOf(node, asked);
}

function atRuleOf(node: AtRule, asked: Set<string>): Item | undefined {
  const prelude = `@${node.name} ${node.params}`.trim();
  if (!node.nodes) {
    return {kind: 'statement', text: `${prelude};`};
  }
  if (!['layer', 'media', 'supports', 'container'].includes(node.name) || /\bprint\b/.test(node.params)) {
    // Movements and what is only printed can wait; so can fonts, of which the site has none.
    return undefined;
  }
  return {kind: 'group', prelude, children: itemsOf(node, asked)};
}

function itemsOf(parent: Container, asked: Set<string>): Item[] {
  return (parent.nodes ?? []).map((node) => itemOf(node, asked)).filter((item) => item !== undefined);
}

const ELEMENT = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?)*)/gi;
const ATTRIBUTE = /\s([^\s=>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g;
const SCRIPT = /<script\b.*?<\/script>/gis;

/** What elements, classes, ids and attributes a page has. */
export function tokensOf(html: string): Tokens {
  const tokens = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.replaceAll(SCRIPT, '<script>').matchAll(ELEMENT)) {
    tokens.add(tag.toLowerCase());
    for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
      const value = double ?? single ?? bare ?? '';
      tokens.add(`[${name.toLowerCase()}`);
      if (name === 'id') {
        tokens.add(`#${value}`);
      } else if (name === 'class') {
        value.split(/\s+/).forEach((one) => tokens.add(`.${one}`));
      }
    }
  }
  return tokens;
}

const isVariable = ({name}: Value): boolean => name.startsWith('--');

/** The items that match, with their matching selectors only. */
function matching(items: readonly Item[], tokens: Tokens): Item[] {
  return items.flatMap((item): Item[] => {
    if (item.kind === 'statement') {
      return [item];
    }
    if (item.kind === 'group') {
      const children = matching(item.children, tokens);
      return children.length > 0 ? [{...item, children}] : [];
    }
    const selectors = item.selectors.filter(({matches}) => matches(tokens));
    return selectors.length > 0 ? [{...item, selectors}] : [];
  });
}

const valuesOf = (items: readonly Item[]): Value[] =>
  items.flatMap((item) => (item.kind === 'rule' ? item.values : item.kind === 'group' ? valuesOf(item.children) : []));

/** Custom properties that decide how something looks, directly or through others. */
function usedVariables(values: readonly Value[]): Set<string> {
  const declared = new Map<string, string[]>();
  for (const {name, uses} of values.filter(isVariable)) {
    declared.set(name, [...(declared.get(name) ?? []), ...uses]);
  }
  const used = new Set<string>();
  const add = (name: string): void => {
    if (!used.has(name)) {
      used.add(name);
      declared.get(name)?.forEach(add);
    }
  };
  values
    .filter((value) => !isVariable(value))
    .forEach(({uses}) => {
      uses.forEach(add);
    });
  return used;
}

/**
 * The text of items. Custom properties get short names: nothing outside of the text reads them, and the whole style
 * sheet, which follows, has all of them under their own names again.
 */
function write(items: readonly Item[], short: ReadonlyMap<string, string>): string {
  const rename = (name: string): string => short.get(name) ?? name;
  return items
    .map((item) => {
      if (item.kind === 'statement') {
        return item.text;
      }
      if (item.kind === 'group') {
        const text = write(item.children, short);
        return text === '' ? '' : `${item.prelude}{${text}}`;
      }
      const values = item.values
        .filter((value) => !isVariable(value) || short.has(value.name))
        .map(
          ({name, value}) =>
            `${rename(name)}:${value.replaceAll(VARIABLE, (_, used: string) => `var(${rename(used)}`)}`,
        );
      return values.length > 0 ? `${item.selectors.map(({text}) => text).join()}{${values.join(';')}}` : '';
    })
    .join('');
}

/**
 * Reads a style sheet, to give each page the part that its first paint needs. The part has the same rules in the same
 * order and layers, so that the whole style sheet, when it follows, changes nothing that is there.
 * @param css a style sheet as the bundler writes it
 * @throws when it has rules inside of rules, which the bundler of Docusaurus 3.10 flattens
 */
export function criticalCss(css: string): CriticalCss {
  const asked = new Set<string>();
  const items = itemsOf(postcss.parse(css), asked);
  const known = new Map<string, string>();
  const partFor = (tokens: Tokens): string => {
    const found = matching(items, tokens);
    const used = usedVariables(valuesOf(found));
    const short = new Map([...used].map((name, index) => [name, `--${index.toString(36)}`]));
    return write(found, short);
  };
  return {
    of: (html) => {
      const tokens = tokensOf(html);
      const key = [...asked].filter((token) => tokens.has(token)).join(' ');
      const part = known.get(key) ?? partFor(tokens);
      known.set(key, part);
      return part;
    },
  };
}

/** The end of a document; Docusaurus' minifier leaves out the last tag, or both. */
const END = /(?:<\/body>\s*)?(?:<\/html>\s*)?$/;
/** No end is longer. */
const END_LENGTH = 100;

/**
 * Puts a page's part of its style sheets where they were, and the style sheets to the end of the body: the browser
 * paints as soon as the text is there, and need not wait for another file first.
 * @throws when the page has none
 */
export function inlineCriticalCss(html: string, css: string): string {
  const links = [...html.matchAll(STYLE_SHEET)].map(([link]) => link);
  const [first] = links;
  if (first === undefined) {
    throw new Error(`there is no style sheet. ${SWITCH}`);
  }
  if (/<\/style/i.test(css)) {
    throw new Error(`the style sheet has "</style" in it. ${SWITCH}`);
  }
  const text = links.reduce(
    (rest, link) => rest.replace(link, () => (link === first ? `<style>${css}</style>` : '')),
    html,
  );
  const tail = text.slice(-END_LENGTH);
  return text.slice(0, text.length - tail.length) + tail.replace(END, (end) => links.join('') + end);
}
