import postcss, {type ChildNode, type Declaration, type Root} from 'postcss';
import parseSelector, {type Node as SelectorNode, type Selector} from 'postcss-selector-parser';
import {STYLE_SHEET} from './page-head';
import type {Tag} from './read-tags';

/** What a page has that selectors can ask for: `tag`, `.class`, `#id`, `[attribute`. */
type Tokens = ReadonlySet<string>;
type Test = (tokens: Tokens) => boolean;

const FIX = 'Adapt plugins/static-pages/node/critical-css.ts.';
/** A custom property, where it gets its value and where it is used. */
const VARIABLE = /(?<![\w-])--[\w-]+/g;
/** Attributes that a script sets before the first paint. */
const EARLY_ATTRIBUTES = new Set(['data-theme', 'data-theme-choice']);
/** States that nothing is in before the reader does something. */
const LATE_STATES = /^:(?:active|hover|focus|focus-visible|focus-within)$|^::(?:selection|backdrop)$/;
/** Properties that change nothing of the first picture. */
const LATE_PROPERTIES =
  /^(?:transition|animation|cursor|will-change|outline|user-select|-webkit-user-select|-webkit-tap-highlight-color)\b/;
/** Movements and what is only printed can wait; so can fonts, of which the site has none. */
const EARLY_RULES = new Set(['layer', 'media', 'supports', 'container']);

/** The elements, classes, ids and attributes of a page. */
export function tokensOf(tags: readonly Tag[]): Tokens {
  const tokens = new Set<string>();
  for (const {name, attributes} of tags) {
    tokens.add(name);
    Object.keys(attributes).forEach((attribute) => tokens.add(`[${attribute}`));
    if (attributes.id) {
      tokens.add(`#${attributes.id}`);
    }
    attributes.class?.split(/\s+/).forEach((one) => tokens.add(`.${one}`));
  }
  return tokens;
}

/** A style sheet of which each page gets its part. */
export class CriticalCss {
  private readonly sheet: Root;
  private readonly tests = new Map<string, Test>();
  private readonly asked = new Set<string>();
  private readonly known = new Map<string, string>();

  /**
   * @param css a style sheet as the bundler writes it
   * @throws when it has rules inside of rules, which the bundler of Docusaurus 3.10 flattens
   */
  constructor(css: string) {
    this.sheet = postcss.parse(css);
    this.sheet.walk((node) => {
      const isLate =
        node.type === 'comment' ||
        (node.type === 'decl' && LATE_PROPERTIES.test(node.prop)) ||
        (node.type === 'atrule' && node.nodes && (!EARLY_RULES.has(node.name) || /\bprint\b/.test(node.params)));
      if (isLate) {
        node.remove();
      } else if (node.type === 'rule') {
        if (node.some(({type}) => type === 'rule' || type === 'atrule')) {
          throw new Error(`the style sheet has rules inside of ${node.selector}. ${FIX}`);
        }
        for (const selector of parseSelector().astSync(node.selector).nodes) {
          this.tests.set(selector.toString().trim(), this.testOfSelector(selector));
        }
      }
    });
    removeOverridden(this.sheet);
  }

  /**
   * The rules that can match something in a page as it is served. They have the same order and layers, so that the whole
   * style sheet, when it follows, changes nothing that is there.
   */
  of(tokens: Tokens): string {
    const key = [...this.asked].filter((token) => tokens.has(token)).join(' ');
    const part = this.known.get(key) ?? this.partFor(tokens);
    this.known.set(key, part);
    return part;
  }

  /** Whether everything that a selector names is in the page, anywhere: more than matches, never less. */
  private testOfSelector(selector: Selector): Test {
    const tests = selector.nodes.map((node) => this.testOf(node)).filter((test) => test !== undefined);
    return (tokens) => tests.every((test) => test(tokens));
  }

  /** What :not() names need not be there, and other pseudo-classes say nothing of names: they ask for nothing. */
  private testOf(node: SelectorNode): Test | undefined {
    switch (node.type) {
      case 'class':
        return this.has(`.${node.value}`);
      case 'id':
        return this.has(`#${node.value}`);
      case 'tag':
        return this.has(node.value.toLowerCase());
      case 'attribute':
        return EARLY_ATTRIBUTES.has(node.attribute) ? undefined : this.has(`[${node.attribute}`);
      case 'pseudo': {
        if (LATE_STATES.test(node.value)) {
          return () => false;
        }
        const alternatives = node.nodes.map((selector) => this.testOfSelector(selector));
        const names = [':is', ':where', ':has'].includes(node.value);
        return names ? (tokens) => alternatives.some((matches) => matches(tokens)) : undefined;
      }
      default:
        return undefined;
    }
  }

  private has(token: string): Test {
    this.asked.add(token);
    return (tokens) => tokens.has(token);
  }

  private partFor(tokens: Tokens): string {
    const part = this.sheet.clone();
    part.walkRules((rule) => {
      rule.selectors = rule.selectors.filter((selector) => this.tests.get(selector)?.(tokens) ?? true);
      if (rule.selector === '') {
        rule.remove();
      }
    });
    putInConstants(part);
    const used = usedVariables(part);
    part.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop)) {
        declaration.remove();
      }
    });
    part.walk((node) => {
      if (isEmpty(node)) {
        node.remove();
      }
    });
    // Nothing outside of the text reads these, and the whole style sheet, which follows, has them under their own names.
    const short = new Map([...used].map((name, index) => [name, `--${index.toString(36)}`]));
    return part.toString().replaceAll(VARIABLE, (name) => short.get(name) ?? name);
  }
}

/** What selects the root, in one theme or in both. */
const ROOT = /^(?::root|html)?(?:\[data-theme=['"]?\w+['"]?\])?$/;

/**
 * Takes custom properties of the root out of layers that have another value outside of them: that one counts, whatever
 * the selectors are. So Infima's defaults go where the site has its own.
 */
function removeOverridden(sheet: Root): void {
  const own = new Set<string>();
  sheet.each((node) => {
    if (node.type === 'rule' && node.selector === ':root') {
      node.walkDecls(/^--/, ({prop}) => {
        own.add(prop);
      });
    }
  });
  sheet.walkAtRules('layer', (layer) => {
    layer.walkDecls(/^--/, (declaration) => {
      const {parent} = declaration;
      if (own.has(declaration.prop) && parent?.type === 'rule' && ROOT.test(parent.selector)) {
        declaration.remove();
      }
    });
  });
}

/** A custom property whose value is taken as it is; what to fall back on may follow. */
const USE = /var\((--[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;

/**
 * Puts values in the place of custom properties that have one value on the whole page. A value may need other properties,
 * if these have their values at the root alone: below it, they are the same where the value is used.
 */
function putInConstants(part: Root): void {
  const declared = new Map<string, Declaration[]>();
  part.walkDecls(/^--/, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
  });
  const isOfRoot = (name: string): boolean =>
    declared.get(name)?.every(({parent}) => parent?.type === 'rule' && ROOT.test(parent.selector)) === true;
  const constantOf = (name: string): string | undefined => {
    const [declaration, other] = declared.get(name) ?? [];
    if (!declaration || other || !isOfWholePage(declaration)) {
      return undefined;
    }
    const value = withConstants(declaration.value);
    const needed = Array.from(value.matchAll(/--[\w-]+/g), ([needs]) => needs);
    return needed.every(isOfRoot) ? value : undefined;
  };
  // Neighbours need a space: `var(--size)var(--family)`.
  const withConstants = (value: string): string =>
    value
      .replace(USE, (use, name: string) => ` ${constantOf(name) ?? (hasValue(name) ? `var(${name})` : use)} `)
      .trim();
  // What has a value on the whole page falls back on nothing.
  const hasValue = (name: string): boolean => declared.get(name)?.some(isOfWholePage) === true;
  part.walkDecls((declaration) => {
    declaration.value = withConstants(declaration.value);
  });
}

/** Whether a declaration holds for the root, and so for everything below it, without a condition. */
function isOfWholePage({parent}: Declaration): boolean {
  const layer = parent?.parent;
  return (
    parent?.type === 'rule' &&
    parent.selector === ':root' &&
    (layer?.type === 'root' || (layer?.type === 'atrule' && layer.name === 'layer'))
  );
}

/** Custom properties that decide how something looks, directly or through others. */
function usedVariables(part: Root): ReadonlySet<string> {
  const declared = new Map<string, string[]>();
  const used = new Set<string>();
  part.walkDecls(({prop, value}) => {
    const uses = value.match(VARIABLE) ?? [];
    if (prop.startsWith('--')) {
      declared.set(prop, [...(declared.get(prop) ?? []), ...uses]);
    } else {
      uses.forEach((name) => used.add(name));
    }
  });
  // The loop also comes to what is added meanwhile.
  for (const name of used) {
    declared.get(name)?.forEach((other) => used.add(other));
  }
  return used;
}

const isEmpty = (node: ChildNode): boolean => 'nodes' in node && node.nodes?.every(isEmpty) === true;

/** The end of a document; Docusaurus' minifier leaves out the last tag, or both. */
const END = /(?:<\/body>\s*)?(?:<\/html>\s*)?$/;

/**
 * Puts a page's part of its style sheets where they were, and the style sheets to the end of the body: the browser
 * paints as soon as the text is there, and need not wait for another file first.
 * @throws when the page has none
 */
export function inlineCriticalCss(html: string, css: string): string {
  const links = [...html.matchAll(STYLE_SHEET)].map(([link]) => link);
  const [first] = links;
  if (first === undefined) {
    throw new Error(`there is no style sheet. ${FIX}`);
  }
  if (/<\/style/i.test(css)) {
    throw new Error(`the style sheet has "</style" in it. ${FIX}`);
  }
  const text = html.replaceAll(STYLE_SHEET, (link) => (link === first ? `<style>${css}</style>` : ''));
  return text.replace(END, (end) => links.join('') + end);
}
