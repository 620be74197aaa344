import postcss, {type ChildNode, type Root} from 'postcss';
import parseSelector from 'postcss-selector-parser';
import type {Tag} from './read-tags';

/** What a page has that selectors can ask for: `tag`, `.class`, `#id`, `[attribute`. */
type Tokens = ReadonlySet<string>;

/** How tokens begin, by what selectors call them. */
const SIGNS: Readonly<Record<string, string>> = {tag: '', class: '.', id: '#', attribute: '['};
/** What is so only when a reader does something: no page has it when it is painted first. */
const STATES = new Set([':hover', ':active', ':focus', ':focus-visible', ':focus-within']);
/** Attributes that a script sets before the first paint. */
const EARLY_ATTRIBUTES = new Set(['data-theme', 'data-theme-choice']);
/** A custom property, where it gets its value and where it is used. */
const VARIABLE = /(?<![\w-])--[\w-]+/g;

/** The elements, classes, ids and attributes of a page. */
export function tokensOf(tags: readonly Tag[]): Tokens {
  return new Set(
    tags.flatMap(({name, attributes}) => [
      name,
      `#${attributes.id ?? ''}`,
      ...Object.keys(attributes).map((attribute) => `[${attribute}`),
      ...(attributes.class ?? '').split(/\s+/).map((one) => `.${one}`),
    ]),
  );
}

/**
 * What a page must have for a selector to match something in it. What stands in the parentheses of `:not()`, `:is()` and
 * the like is not asked for: that keeps more than matches, never less.
 */
function tokensNeeded(selector: string): string[] {
  return parseSelector()
    .astSync(selector)
    .first.nodes.flatMap((node) => {
      const name = node.type === 'attribute' ? node.attribute : (node.value ?? '');
      const sign = STATES.has(name) ? '' : SIGNS[node.type];
      return sign === undefined || EARLY_ATTRIBUTES.has(name) ? [] : [sign + name];
    });
}

const isForPaper = (query: string): boolean => /^\s*print\b/.test(query);

const isLate = (node: ChildNode): boolean =>
  node.type === 'comment' ||
  (node.type === 'atrule' && (/keyframes$|^page$/.test(node.name) || node.params.split(',').every(isForPaper)));

const isEmpty = (node: ChildNode): boolean => 'nodes' in node && node.nodes?.every(isEmpty) === true;

/**
 * Removes custom properties that decide nothing, directly or through others, and what is empty then.
 * @returns the others; those that attributes `style` set are not among them
 */
function removeUnused(part: Root): string[] {
  const uses = new Map<string, string[]>();
  const used = new Set<string>();
  part.walkDecls(({prop, value}) => {
    const names = value.match(VARIABLE) ?? [];
    if (prop.startsWith('--')) {
      uses.set(prop, [...(uses.get(prop) ?? []), ...names]);
    } else {
      names.forEach((name) => used.add(name));
    }
  });
  // The loop also comes to what is added meanwhile.
  for (const name of used) {
    uses.get(name)?.forEach((other) => used.add(other));
  }
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
  return [...used].filter((name) => uses.has(name));
}

/** A style sheet of which each page gets its part. */
export interface StyleSheet {
  /**
   * The rules that can match something in a page as it is served. They have the same order and layers, so that the whole
   * style sheet, when it follows, changes nothing that is there.
   */
  readonly partOf: (tokens: Tokens) => string;
  /**
   * The style sheet without its fonts, for pages that have them in their part: when a style sheet brings fonts, even the
   * same ones, the browser lays out all text again.
   */
  readonly withoutFonts: string;
}

/**
 * Reads a style sheet.
 * @param css as the bundler of Docusaurus writes it, without rules inside of rules
 */
export function readStyleSheet(css: string): StyleSheet {
  const sheet = postcss.parse(css);
  const rest = sheet.clone();
  rest.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  sheet.walk((node) => {
    if (isLate(node)) {
      node.remove();
    }
  });
  const needs = new Map<string, readonly string[]>();
  sheet.walkRules(({selectors}) => {
    selectors.forEach((selector) => needs.set(selector, tokensNeeded(selector)));
  });
  const partOf = (tokens: Tokens): string => {
    const part = sheet.clone();
    part.walkRules((rule) => {
      rule.selectors = rule.selectors.filter((selector) => needs.get(selector)?.every((token) => tokens.has(token)));
      if (rule.selector === '') {
        rule.remove();
      }
    });
    // Short names save 4 % of a page. Nothing outside of the text reads them, and the whole style sheet has the others.
    const short = new Map(removeUnused(part).map((name, index) => [name, `--${index.toString(36)}`]));
    return part.toString().replaceAll(VARIABLE, (name) => short.get(name) ?? name);
  };
  return {partOf, withoutFonts: rest.toString()};
}

const STYLE_SHEET = /<link (?=[^>]*\brel="?stylesheet\b)[^>]*\bhref="?(?<href>[^\s">]+)[^>]*>/g;
/** The end of a document; Docusaurus' minifier leaves out the last tag, or both. */
const END = /(?:<\/body>\s*)?(?:<\/html>\s*)?$/;

/**
 * Puts a page's part of its style sheet where that was, and the style sheet to the end of the body: the browser paints as
 * soon as the text is there, and need not wait for another file first.
 * @param partOf gives the part, by the address of the style sheet
 * @returns the same document when it has no style sheet
 * @throws when it has several, whose order would change
 */
export function inlineCriticalCss(html: string, partOf: (href: string) => string): string {
  const [link, ...others] = html.matchAll(STYLE_SHEET);
  if (!link) {
    return html;
  }
  if (others.length > 0) {
    throw new Error(`there are ${others.length + 1} style sheets. Adapt plugins/hosting/node/critical-css.ts.`);
  }
  const css = partOf(link.groups?.href ?? '');
  return html.replace(link[0], () => `<style>${css}</style>`).replace(END, (end) => link[0] + end);
}
