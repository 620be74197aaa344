import {EXPLAINING_FOLDERS} from '../../../config/names';
import {readNames, type VersionNames} from '../../../plugins/names/homes';
import type {Problem} from '../shared/problem';
import {describeVersion, type DocsVersion, type Site} from '../shared/site';
import {GLOSSARY_FILE, type GlossaryEntry} from './glossary';

interface Homes {
  readonly version: string;
  readonly names: VersionNames;
  /** What the version's pages have in code font. */
  readonly used: ReadonlySet<GlossaryEntry>;
}

function homesIn(version: DocsVersion, entries: readonly GlossaryEntry[]): Homes {
  const pages = [...version.pages.values()];
  const texts = new Map(pages.map(({path, text}) => [path.replace(/\.mdx?$/, ''), text]));
  const names = readNames(entries, texts, EXPLAINING_FOLDERS);
  const found = new Set(pages.flatMap(({codes}) => codes.flatMap(({text}) => names.find(text) ?? [])));
  return {version: describeVersion(version.name), names, used: new Set(entries.filter((entry) => found.has(entry)))};
}

/**
 * Names lead somewhere: each name of the glossary that a version uses is explained in it, and each home that the
 * glossary gives is one.
 */
export function checkHomes(site: Site, entries: readonly GlossaryEntry[]): Problem[] {
  const all = site.versions.map((version) => homesIn(version, entries));
  return entries.flatMap((entry): Problem[] => {
    const at = {file: GLOSSARY_FILE, line: entry.line};
    const using = all.filter(({used}) => used.has(entry));
    const without = using.filter(({names}) => names.homeOf(entry) === undefined);
    const given = new Set(using.map(({names}) => names.givenTo(entry)));
    const idle = using.length > 0 ? entry.home.filter((place) => !given.has(place)) : [];
    return [
      ...(without.length > 0
        ? [
            {
              ...at,
              wrong: `${entry.name} has no home in ${without.map(({version}) => version).join(', ')}: nothing explains it there.`,
              fix: 'Give it a row in a table with a column of meanings, or name the section that explains it as `home:`.',
            },
          ]
        : []),
      ...idle.map((place) => ({
        ...at,
        wrong: `${place} is no home of ${entry.name}: it says nothing of it in a version that uses the name.`,
        fix: 'Correct `home:`: a page or `page#heading` that has the name in code font, the best place first.',
      })),
    ];
  });
}
