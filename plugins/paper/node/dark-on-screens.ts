import type {Container, Plugin as PostcssPlugin, Rule} from 'postcss';
import parseSelector, {type Attribute, type Node as SelectorNode, type Selector} from 'postcss-selector-parser';

type Theme = 'dark' | 'light';

function asksFor(node: SelectorNode, theme: Theme): node is Attribute {
  return node.type === 'attribute' && node.attribute === 'data-theme' && node.value === theme;
}

/** `:not([data-theme='dark'])` */
function isUnlessDark(node: SelectorNode): boolean {
  return (
    node.type === 'pseudo' &&
    node.value === ':not' &&
    node.nodes.length === 1 &&
    node.nodes.every((inner) => inner.nodes.length === 1 && inner.nodes.every((only) => asksFor(only, 'dark')))
  );
}

/** Whether a selector matches in the dark theme only, also by what it says in `:is()` or `:where()`. */
function needsDark(selector: Selector): boolean {
  return selector.nodes.some(
    (node) =>
      asksFor(node, 'dark') ||
      (node.type === 'pseudo' && [':is', ':where'].includes(node.value) && node.nodes.every(needsDark)),
  );
}

/** Parts of a selector that match in the light theme only. */
function lightParts(selector: Selector): SelectorNode[] {
  return selector.nodes.filter((node) => asksFor(node, 'light') || isUnlessDark(node));
}

/** The same selector without its demand for the light theme; `:root` where nothing else is left of an element. */
function inAnyTheme(selector: Selector): string {
  const copy = selector.clone();
  lightParts(copy).forEach((node) => {
    const isAlone = [node.prev(), node.next()].every((other) => !other || other.type === 'combinator');
    if (isAlone) {
      node.replaceWith(parseSelector.pseudo({value: ':root'}));
    } else {
      node.remove();
    }
  });
  return copy.toString().trim();
}

function isWithin(node: Rule, test: (name: string, params: string) => boolean): boolean {
  for (let parent: Container | undefined = node.parent; parent; parent = parent.parent as Container | undefined) {
    if (parent.type === 'atrule') {
      const {name, params} = parent as Container & {readonly name: string; readonly params: string};
      if (test(name, params)) {
        return true;
      }
    }
  }
  return false;
}

/**
 * Keeps the dark theme on screens: paper gets the light one, whatever the reader sees. What applies in the dark theme
 * only goes into `@media screen`; what applies in the light theme only applies on paper in both.
 */
export function darkOnScreens(): PostcssPlugin {
  return {
    postcssPlugin: 'dark-on-screens',
    Once(root, {AtRule}) {
      const rules: Rule[] = [];
      root.walkRules(/data-theme/, (rule) => {
        // Frames of a movement have no selectors; a rule for paper means what it says.
        if (!isWithin(rule, (name, params) => name.endsWith('keyframes') || /\b(?:print|screen)\b/.test(params))) {
          rules.push(rule);
        }
      });
      for (const rule of rules) {
        const selectors = parseSelector().astSync(rule.selector).nodes;
        const dark = selectors.filter(needsDark).map((selector) => selector.toString().trim());
        const rest = selectors.filter((selector) => !needsDark(selector)).map((selector) => selector.toString().trim());
        const light = selectors.filter((selector) => lightParts(selector).length > 0).map(inAnyTheme);
        const only = (params: string, list: readonly string[]): void => {
          if (list.length > 0) {
            const media = new AtRule({name: 'media', params});
            media.append(rule.clone({selectors: [...list]}));
            rule.before(media);
          }
        };
        if (dark.length + light.length > 0) {
          only('screen', dark);
          only('print', light);
          if (rest.length > 0) {
            rule.selectors = rest;
          } else {
            rule.remove();
          }
        }
      }
    },
  };
}
