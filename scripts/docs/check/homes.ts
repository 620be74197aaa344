import {EXPLAINING_FOLDERS} from '../../../config/names';
import {readNames} from '../../../plugins/names/homes';
import type {Problem} from '../shared/problem';
import {describeVersion, idOf, pageIn, type Site} from '../shared/site';
import {GLOSSARY_FILE, type GlossaryEntry} from './glossary';

/**
 * Names lead somewhere: each name of the glossary that a version uses is explained in it, and each home that the
 * glossary gives is one.
 */
export function checkHomes(site: Site, entries: readonly GlossaryEntry[]): Problem[] {
  const all = site.versions.map((version) => {
    const pages = [...version.pages.values()];
    const texts = new Map(pages.map(({path, text}) => [idOf(path), text]));
    const idIn = (page: string): string | undefined => {
      const found = pageIn(version, page);
      return found && idOf(found.path);
    };
    const names = readNames(entries, texts, EXPLAINING_FOLDERS, idIn);
    const used = new Set(pages.flatMap(({codes}) => codes.flatMap(({text}) => names.find(text) ?? [])));
    return {version: describeVersion(version.name), names, used};
  });
  return entries.flatMap((entry): Problem[] => {
    const at = (wrong: string, fix: string): Problem => ({file: GLOSSARY_FILE, line: entry.line, wrong, fix});
    const using = all.filter(({used}) => used.has(entry));
    const without = using.filter(({names}) => names.homeOf(entry) === undefined).map(({version}) => version);
    const given = new Set(using.map(({names}) => names.givenTo(entry)));
    const idle = using.length > 0 ? entry.home.filter((place) => !given.has(place)) : [];
    const missing = at(
      `${entry.name} has no home in ${without.join(', ')}: nothing explains it there.`,
      'Give it a row in a table with a column of meanings, or name the section that explains it as `home:`.',
    );
    return [
      ...(without.length > 0 ? [missing] : []),
      ...idle.map((place) =>
        at(
          `${place} is no home of ${entry.name}: it says nothing of it in a version that uses the name.`,
          'Correct `home:`: a page or `page#heading` that has the name in code font, the best place first.',
        ),
      ),
    ];
  });
}
