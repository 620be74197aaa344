import {type CheckContext, checkPage} from '../check/all';
import type {Diagnostic} from '../shared/diagnostic';
import {folderOf} from '../shared/site';
import {readSource} from '../shared/source';

/** A page of a version with the text that it would get. */
export interface Write {
  readonly version: string;
  /** Path within the version. */
  readonly page: string;
  readonly text: string;
}

/**
 * What docs:check would say about pages once they are written, and does not say today: a link to a page that a version
 * does not have, a name that came later. All pages are given together, since one may link to what another one gets.
 */
export function findNewFaults(writes: readonly Write[], context: CheckContext): Diagnostic[] {
  return context.site.versions.flatMap((before) => {
    const pages = writes
      .filter(({version}) => version === before.name)
      .map(({version, page, text}) => readSource(`${folderOf(version)}/${page}`, page, text, context.facts[version]));
    const after = {...before, pages: new Map([...before.pages, ...pages.map((page) => [page.path, page] as const)])};
    return pages.flatMap((page) => {
      const old = before.pages.get(page.path);
      const known = new Set(old ? checkPage(old, before, context).map(({message}) => message) : []);
      return checkPage(page, after, context).filter(({message}) => !known.has(message));
    });
  });
}
