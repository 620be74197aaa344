import semver from 'semver';
import {z} from 'zod';
import type {Problem} from '../shared/problem';
import type {Site} from '../shared/site';
import {sidebarFileOf} from '../shared/versions';

const FILE = 'versions.json';
const RELEASES = 'src/data/releases.ts';

/**
 * versions.json: readable, semantic, newest first; each name with its sidebar and its row of releases.ts; no folder and
 * no sidebar without a name. A build says which folder is missing.
 * @param rows the versions that have a row in releases.ts
 */
export function checkVersions(site: Site, rows: ReadonlySet<string>): Problem[] {
  return [
    ...listProblems(site),
    ...site.released.flatMap((name) => partProblems(site, name, rows)),
    ...leftovers(site),
  ];
}

function listProblems({files, released}: Site): Problem[] {
  const text = files.get(FILE) ?? '';
  try {
    z.array(z.string(), 'it is not a list of names').parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? error.issues[0]?.message : (error as Error).message;
    const wrong = `The file cannot be read: ${reason ?? ''}.`;
    return [{file: FILE, line: 1, wrong, fix: 'Restore it with `git restore versions.json`.'}];
  }
  return released.flatMap((name, index): Problem[] => {
    const above = released[index - 1];
    const at = (wrong: string, fix: string): Problem[] => [{file: FILE, line: lineOf(text, name), wrong, fix}];
    if (!isVersion(name)) {
      return at(`"${name}" is not a version.`, 'Write three numbers, for example "1.10.0".');
    }
    return above !== undefined && isVersion(above) && !semver.lt(name, above)
      ? at(`"${name}" is not older than "${above}" above it.`, 'Sort the list newest first, each version once.')
      : [];
  });
}

/** What a build does not report: without its sidebar, a version has none. */
function partProblems({files}: Site, name: string, rows: ReadonlySet<string>): Problem[] {
  const at = (wrong: string, fix: string): Problem[] => [
    {file: FILE, line: lineOf(files.get(FILE) ?? '', name), wrong, fix},
  ];
  return [
    ...(files.has(sidebarFileOf(name))
      ? []
      : at(`${name} has no ${sidebarFileOf(name)}.`, 'Restore the file from git, or remove the name.')),
    ...(rows.has(name)
      ? []
      : at(
          `${name} has no row in ${RELEASES}.`,
          `Add one: {version: '${name}', date: 'YYYY-MM-DD', engines: ['5.5', '5.6']}.`,
        )),
  ];
}

function leftovers(site: Site): Problem[] {
  const found = new Map<string, string>();
  for (const file of site.files.keys()) {
    const match =
      /^(?:versioned_docs\/(?:version-)?([^/]+)|versioned_sidebars\/(?:version-)?(.+?)(?:-sidebars\.json)?$)/.exec(
        file,
      );
    const name = match?.[1] ?? match?.[2];
    if (match && name !== undefined && !site.released.includes(name)) {
      found.set(match[0], name);
    }
  }
  return [...found].map(([file, name]) => ({
    file,
    line: 1,
    wrong: `This is left over: ${FILE} has no "${name}".`,
    fix: `Remove it, or add the name to ${FILE}.`,
  }));
}

function isVersion(name: string): boolean {
  return semver.valid(name) === name;
}

function lineOf(text: string, name: string): number {
  return text.split('\n').findIndex((line) => line.includes(`"${name}"`)) + 1 || 1;
}
