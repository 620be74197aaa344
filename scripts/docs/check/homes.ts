import {readNames} from '../../../plugins/names';
import {readPlaces} from '../../../plugins/names/homes';
import type {Problem} from '../shared/problem';
import {describeVersion, idOf, MOVED, type Site} from '../shared/site';
import {GLOSSARY_FILE, type GlossaryEntry} from './glossary';

/**
 * Names lead somewhere: each name of the glossary has a home in every version that uses it, and each home is one in
 * some version that does.
 */
export function checkHomes(site: Site, entries: readonly GlossaryEntry[]): Problem[] {
  const all = site.versions.map(({name, pages: byPath}) => {
    const pages = [...byPath.values()];
    const places = readPlaces(pages.map(({path, source}) => [idOf(path), source]));
    const names = readNames(places, {rows: entries, redirects: MOVED});
    const used = new Set(pages.flatMap(({codes}) => codes.flatMap(({text}) => names.find(text) ?? [])));
    return {version: describeVersion(name), names, used};
  });
  return entries.flatMap((entry): Problem[] => {
    const at = (wrong: string, fix: string): Problem => ({file: GLOSSARY_FILE, line: entry.line, wrong, fix});
    const using = all.filter(({used}) => used.has(entry));
    const without = using.filter(({names}) => names.homesOf(entry).length === 0).map(({version}) => version);
    const found = new Set(using.flatMap(({names}) => names.homesOf(entry)));
    const idle = using.length > 0 ? entry.home.filter((place) => !found.has(place)) : [];
    const homeless = at(
      `${entry.name} has no home in ${without.join(', ')}.`,
      'Add the place that explains it there to `home:`, as `page` or `page#heading`.',
    );
    return [
      ...(without.length > 0 ? [homeless] : []),
      ...idle.map((place) =>
        at(
          `${place} is no home of ${entry.name} in ${using.map(({version}) => version).join(', ')}.`,
          'Correct `home:`: the page must exist, its heading have this id, and the text below it have the name.',
        ),
      ),
    ];
  });
}
