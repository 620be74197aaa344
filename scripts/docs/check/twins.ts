import {type Unit, unitsOf} from '../shared/units';
import type {Problem} from '../shared/problem';
import {describeVersion, type Site} from '../shared/site';
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
  const texts = new Map<string, Set<string>>();
  const textsOf = (version: string, path: string): Set<string> => {
    const key = `${version}/${path}`;
    const known = texts.get(key);
    if (known) {
      return known;
    }
    const page = site.versions.find(({name}) => name === version)?.pages.get(path);
    const found = new Set(page ? unitsOf(page.source).map(({text}) => text) : []);
    texts.set(key, found);
    return found;
  };
  return changed.flatMap(({version, path, before}) => {
    const page = site.versions.find(({name}) => name === version)?.pages.get(path);
    if (!page) {
      return [];
    }
    const after = unitsOf(page.source);
    const kept = new Set(after.map(({text}) => text));
    const old = unitsOf(before);
    return old.flatMap((unit, index): Problem[] => {
      const standing = kept.has(unit.text)
        ? []
        : order.filter((name) => name !== version && textsOf(name, path).has(unit.text));
      return standing.length === 0
        ? []
        : [
            {
              file: page.file,
              line: lineAfter(old.slice(0, index), after),
              wrong: `"${shorten(unit.text)}" was changed here in ${describeVersion(version)}, and still stands in ${listVersions(standing, order)}.`,
              fix: `If it is wrong there, too: npm run docs:backport -- --from ${version}`,
            },
          ];
    });
  });
}

/** The line on which the piece stands now that stood behind `preceding` before. */
function lineAfter(preceding: readonly Unit[], after: readonly Unit[]): number {
  for (const {text} of [...preceding].reverse()) {
    const index = after.findIndex((unit) => unit.text === text);
    if (index >= 0) {
      return after[index + 1]?.line ?? after[index]?.line ?? 1;
    }
  }
  return after[0]?.line ?? 1;
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
