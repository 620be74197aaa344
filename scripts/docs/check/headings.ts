import type {Problem} from '../shared/problem';
import {describeVersion, type Site} from '../shared/site';
import {linkTarget, siteUrlFrom} from './link-target';

interface Source {
  readonly version: string;
  readonly file: string;
}

/**
 * Headings: those that another page links to, in any version, have an id of their own in every version, so that
 * rewording one does not break links and readers keep their place when they change the version. No id stands twice.
 */
export function checkHeadings(site: Site): Problem[] {
  const linked = linkedAnchors(site);
  return site.versions.flatMap((version) =>
    [...version.pages.values()].flatMap((page) => {
      const seen = new Set<string>();
      return page.headings.flatMap(({line, text, id, isExplicit}): Problem[] => {
        if (seen.has(id)) {
          const wrong = `The id #${id} stands on this page twice.`;
          return [{file: page.file, line, wrong, fix: 'Give each heading its own.'}];
        }
        seen.add(id);
        const source = linked.get(`${page.path}#${id}`);
        return isExplicit || !source
          ? []
          : [
              {
                file: page.file,
                line,
                wrong: `The heading "${text}" has no id of its own, and ${source.file} (${describeVersion(source.version)}) links to #${id}.`,
                fix: `Write its id: \`${text} {/* #${id} */}\`.`,
              },
            ];
      });
    }),
  );
}

/** `page#anchor` of every link from another page, with the first page that has such a link. */
function linkedAnchors(site: Site): Map<string, Source> {
  const siteUrl = siteUrlFrom(site.files.get('docusaurus.config.ts'));
  const linked = new Map<string, Source>();
  for (const version of site.versions) {
    for (const page of version.pages.values()) {
      for (const {url} of page.links) {
        const target = linkTarget(url, page.path, siteUrl);
        if (target.kind === 'file' && target.anchor !== undefined && target.path !== page.path) {
          const key = `${target.path}#${target.anchor}`;
          linked.set(key, linked.get(key) ?? {version: version.name, file: page.path});
        }
      }
    }
  }
  return linked;
}
