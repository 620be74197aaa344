import type {Plugin as PostcssPlugin} from 'postcss';

/** The attribute in a selector of the dark theme. */
const DARK = /(?<!:not\()\[data-theme=(?<quote>["']?)dark\k<quote>\]/;

/**
 * Keeps the dark theme on screens: paper gets the light theme, whatever the reader sees. Rules of the dark theme go into
 * `@media screen`.
 */
export function darkOnScreens(): PostcssPlugin {
  return {
    postcssPlugin: 'dark-on-screens',
    Once(root, {AtRule}) {
      root.walkRules(DARK, (rule) => {
        const dark = rule.selectors.filter((selector) => DARK.test(selector));
        const rest = rule.selectors.filter((selector) => !DARK.test(selector));
        rule.before(new AtRule({name: 'media', params: 'screen', nodes: [rule.clone({selectors: dark})]}));
        rule.selectors = rest;
        if (rest.length === 0) {
          rule.remove();
        }
      });
    },
  };
}
