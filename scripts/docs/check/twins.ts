import type {Problem} from '../shared/problem';
import {describeVersion, type Site} from '../shared/site';
import {type Unit, unitsOf} from '../shared/units';
import {CURRENT, formatVersions} from '../shared/versions';

/** A page that has changed since some revision. */
export interface ChangedPage {
  readonly version: string;
  /** Path within the version. */
  readonly path: string;
  /** Its text at that revision. */
  readonly before: string;
}

/**
 * Twins: pieces of text that were changed or removed in one version, and stand unchanged in another.
 * A difference can be meant, so these are warnings.
 */
export function findTwins(site: Site, changed: readonly ChangedPage[]): Problem[] {
  const order = site.versions.map(({name}) => name);
  return changed.flatMap(({version, path, before}) => {
    const pages = new Map(site.versions.map(({name, pages: own}) => [name, own.get(path)]));
    const page = pages.get(version);
    if (!page) {
      return [];
    }
    const texts = new Map(
      order.map((name) => [name, new Set(unitsOf(pages.get(name)?.source ?? '').map(({text}) => text))]),
    );
    const after = unitsOf(page.source);
    const old = unitsOf(before);
    return old.flatMap(({text}, index): Problem[] => {
      const standing = order.filter((name) => texts.get(name)?.has(text));
      const wrong = `"${shorten(text)}" was changed here in ${describeVersion(version)}, and still stands in ${listVersions(standing, order)}.`;
      const fix = `If it is wrong there, too: npm run docs:backport -- --from ${version}`;
      return standing.length === 0 || standing.includes(version)
        ? []
        : [{file: page.file, line: lineAfter(old.slice(0, index), after), wrong, fix}];
    });
  });
}

/** The line on which the piece stands now that stood behind `preceding` before. */
function lineAfter(preceding: readonly Unit[], after: readonly Unit[]): number {
  const kept = preceding.findLast(({text}) => after.some((unit) => unit.text === text));
  const index = after.findIndex(({text}) => text === kept?.text);
  return (after[index + 1] ?? after[index])?.line ?? 1;
}

function listVersions(names: readonly string[], order: readonly string[]): string {
  const released = formatVersions(
    names.filter((name) => name !== CURRENT),
    order.filter((name) => name !== CURRENT),
  );
  return [released, names.includes(CURRENT) ? 'docs/' : ''].filter(Boolean).join(' and ');
}

function shorten(text: string): string {
  return text.length > 70 ? `${text.slice(0, 69)}…` : text;
}
