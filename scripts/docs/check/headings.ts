import type {Problem} from '../shared/problem';
import {describeVersion, type Site} from '../shared/site';
import {linkTarget} from '../shared/link-target';

/**
 * Headings: those that another page links to, in any version, have an id of their own in every version, so that
 * rewording one does not break links and readers keep their place when they change the version. No id stands twice.
 */
export function checkHeadings(site: Site): Problem[] {
  const pages = site.versions.flatMap(({name, pages: own}) => [...own.values()].map((page) => ({version: name, page})));
  /** Where a heading is linked from first, by `page#anchor`. */
  const linked = new Map<string, string>();
  for (const {version, page} of pages) {
    for (const {url} of page.links) {
      const target = linkTarget(url, page.path, undefined);
      if (target.kind === 'file' && target.anchor !== undefined && target.path !== page.path) {
        const key = `${target.path}#${target.anchor}`;
        linked.set(key, linked.get(key) ?? `${page.path} (${describeVersion(version)})`);
      }
    }
  }
  return pages.flatMap(({page: {file, path, headings}}) =>
    headings.flatMap(({line, text, id, isExplicit}, index): Problem[] => {
      if (headings.findIndex((other) => other.id === id) < index) {
        return [{file, line, wrong: `The id #${id} stands on this page twice.`, fix: 'Give each heading its own.'}];
      }
      const source = linked.get(`${path}#${id}`);
      const wrong = `The heading "${text}" has no id of its own, and ${source ?? ''} links to #${id}.`;
      return isExplicit || source === undefined
        ? []
        : [{file, line, wrong, fix: `Write its id: \`${text} {/* #${id} */}\`.`}];
    }),
  );
}
