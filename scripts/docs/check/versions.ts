import semver from 'semver';
import type {Problem} from '../shared/problem';
import type {Site} from '../shared/site';
import {folderOf, sidebarFileOf} from '../shared/versions';

const FILE = 'versions.json';
const RELEASES = 'src/data/releases.ts';

/**
 * versions.json: readable, semantic, newest first; each name with its folder, its sidebar and its row of releases.ts;
 * no folder and no sidebar without a name.
 * @param rows the versions that have a row in releases.ts
 */
export function checkVersions(site: Site, rows: ReadonlySet<string>): Problem[] {
  return [
    ...listProblems(site),
    ...site.released.flatMap((name) => partProblems(site, name, rows)),
    ...leftovers(site),
  ];
}

function listProblems(site: Site): Problem[] {
  const text = site.files.get(FILE);
  if (text === undefined) {
    return [{file: FILE, line: 1, wrong: 'The file is missing.', fix: 'Restore it with `git restore versions.json`.'}];
  }
  try {
    const names: unknown = JSON.parse(text);
    if (!Array.isArray(names) || names.some((name) => typeof name !== 'string')) {
      throw new Error('it is not a list of names');
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      {file: FILE, line: 1, wrong: `The file cannot be read: ${reason}.`, fix: 'Restore its JSON list of names.'},
    ];
  }
  return site.released.flatMap((name, index): Problem[] => {
    const line = lineOf(text, name);
    if (!isVersion(name)) {
      return [
        {file: FILE, line, wrong: `"${name}" is not a version.`, fix: 'Write three numbers, for example "1.10.0".'},
      ];
    }
    const above = site.released[index - 1];
    if (above === name) {
      return [{file: FILE, line, wrong: `"${name}" stands here twice.`, fix: 'Remove one of the two.'}];
    }
    if (above !== undefined && isVersion(above) && semver.gt(name, above)) {
      return [
        {file: FILE, line, wrong: `"${name}" is newer than "${above}" above it.`, fix: 'Sort the list newest first.'},
      ];
    }
    return [];
  });
}

function partProblems(site: Site, name: string, rows: ReadonlySet<string>): Problem[] {
  const line = lineOf(site.files.get(FILE) ?? '', name);
  const problems: Problem[] = [];
  const missing = (wrong: string, fix: string): void => {
    problems.push({file: FILE, line, wrong, fix});
  };
  if (site.versions.find((version) => version.name === name)?.pages.size === 0) {
    missing(`${name} has no pages in ${folderOf(name)}.`, 'Restore the folder from git, or remove the name.');
  }
  if (!site.files.has(sidebarFileOf(name))) {
    missing(`${name} has no ${sidebarFileOf(name)}.`, 'Restore the file from git, or remove the name.');
  }
  if (!rows.has(name)) {
    missing(
      `${name} has no row in ${RELEASES}.`,
      `Add one: {version: '${name}', date: 'YYYY-MM-DD', engines: ['5.5', '5.6']}.`,
    );
  }
  return problems;
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
