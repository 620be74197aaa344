import type {Container, Plugin as PostcssPlugin, Rule} from 'postcss';

/** What a selector of the dark theme has. */
const DARK = /(?<!:not\()\[data-theme=(?<quote>["']?)dark\k<quote>\]/;

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
 * only goes into `@media screen`.
 */
export function darkOnScreens(): PostcssPlugin {
  return {
    postcssPlugin: 'dark-on-screens',
    Once(root, {AtRule}) {
      root.walkRules(DARK, (rule) => {
        if (isApart(rule)) {
          return;
        }
        const dark = rule.selectors.filter((selector) => DARK.test(selector));
        const rest = rule.selectors.filter((selector) => !DARK.test(selector));
        rule.before(new AtRule({name: 'media', params: 'screen', nodes: [rule.clone({selectors: dark})]}));
        if (rest.length > 0) {
          rule.selectors = rest;
        } else {
          rule.remove();
        }
      });
    },
  };
}
