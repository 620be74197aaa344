import type {Container, Plugin as PostcssPlugin, Rule} from 'postcss';

/** What a selector of the dark theme has. */
const DARK = /(?<!:not\()\[data-theme=(?<quote>["']?)dark\k<quote>\]/;
/** What a selector of the light theme has. */
const LIGHT = /\[data-theme=(?<quote>["']?)light\k<quote>\]|:not\(\[data-theme=["']?dark["']?\]\)/g;

/** Whether a rule is in what does not depend on the theme of the page: frames of an animation, or one medium. */
function isApart({parent}: {readonly parent: Rule['parent'] | Container['parent']}): boolean {
  if (parent === undefined || parent.type === 'document') {
    return false;
  }
  const {name = '', params = ''} = parent as {readonly name?: string; readonly params?: string};
  return name.endsWith('keyframes') || /\b(?:print|screen)\b/.test(params) || isApart(parent);
}

/**
 * Keeps the dark theme on screens: paper gets the light one, whatever the reader sees. What applies in the dark theme
 * only goes into `@media screen`. What applies in the light theme only applies on paper in both: the theme is an
 * attribute of the root, so `:root` matches in its place with the same specificity.
 */
export function darkOnScreens(): PostcssPlugin {
  return {
    postcssPlugin: 'dark-on-screens',
    Once(root, {AtRule}) {
      const rules: Rule[] = [];
      root.walkRules(/data-theme/, (rule) => {
        if (!isApart(rule)) {
          rules.push(rule);
        }
      });
      for (const rule of rules) {
        const only = (params: string, selectors: string[]): void => {
          if (selectors.length > 0) {
            rule.before(new AtRule({name: 'media', params, nodes: [rule.clone({selectors})]}));
          }
        };
        const rest = rule.selectors.filter((selector) => !DARK.test(selector));
        only(
          'screen',
          rule.selectors.filter((selector) => DARK.test(selector)),
        );
        only(
          'print',
          rest.filter((selector) => selector.search(LIGHT) >= 0).map((selector) => selector.replace(LIGHT, ':root')),
        );
        if (rest.length > 0) {
          rule.selectors = rest;
        } else {
          rule.remove();
        }
      }
    },
  };
}
