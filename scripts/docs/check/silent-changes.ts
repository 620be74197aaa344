import type {Problem} from '../shared/problem';
import {describeVersion, type Site} from '../shared/site';
import {CURRENT} from '../shared/versions';
import type {ChangedPage} from './twins';

/** What readers can notice of a source, nearly: comments and layout are left out. */
const wordsOf = (source: string): string =>
  source
    .replace(/\s*\{\/\*[^]*?\*\/\}/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Released pages whose comments or layout alone have changed: plugins/history compares sources. */
export function findSilentChanges(site: Site, changed: readonly ChangedPage[]): Problem[] {
  return changed.flatMap(({version, path, before}): Problem[] => {
    const page = site.versions.find(({name}) => name === version)?.pages.get(path);
    if (version === CURRENT || !page || page.source === before || wordsOf(page.source) !== wordsOf(before)) {
      return [];
    }
    const wrong = `Only comments or layout have changed in ${describeVersion(version)}, and readers will be told that the page has.`;
    return [{file: page.file, line: 1, wrong, fix: 'Take the change back, or make it in every version.'}];
  });
}
