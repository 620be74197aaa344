import {VERSIONS} from '../tests/pages';
import type {SiteFolder} from './site-folder';

const LATEST = VERSIONS[0];
const ROWS = 'export const releases: readonly Release[] = [';
/** So many pages lie between two that a made-up version changes. */
const CHANGED = 4;

/** Names of so many versions, newest first: the latest real one and made-up ones that follow it. */
export function versionNames(count: number): string[] {
  const [major = 0, minor = 0] = LATEST.split('.').map(Number);
  const madeUp = Array.from({length: count - 1}, (_, index) => `${major}.${minor + index + 1}.0`);
  return [LATEST, ...madeUp].reverse();
}

/** Whether a made-up version has a sentence of its own on the page at this place. */
export function isChanged(page: number, version: number): boolean {
  return page % CHANGED === version % CHANGED;
}

/** What a page says by name of the last version for UE4: the made-up versions follow none. */
export const withoutPast = (page: string): string => page.replaceAll(/%%last-ue4-[a-z]+%%/g, LATEST);

/** Gives a copy the pages of so many versions: copies of the latest one, a quarter of them with a sentence of its own. */
export function writeVersions(site: SiteFolder, names: readonly string[]): void {
  for (const [position, name] of names.entries()) {
    const folder = `versioned_docs/version-${name}`;
    site.copyAs(`versioned_docs/version-${LATEST}`, folder);
    site.copyAs(
      `versioned_sidebars/version-${LATEST}-sidebars.json`,
      `versioned_sidebars/version-${name}-sidebars.json`,
    );
    site.pagesIn(folder).forEach((page, index) => {
      const isOther = name !== LATEST && isChanged(index, position);
      site.write(page, withoutPast(site.read(page)) + (isOther ? `\nThis page was read again for ${name}.\n` : ''));
    });
  }
  site.write('versions.json', JSON.stringify(names));
}

/** The source of our list of releases with rows for the made-up versions. */
export function withRows(source: string, names: readonly string[]): string {
  if (!source.includes(ROWS)) {
    throw new Error(`The list of releases does not begin with: ${ROWS}`);
  }
  const rows = names
    .filter((name) => name !== LATEST)
    .map((version, index, all) => {
      const date = new Date(Date.UTC(2026, 0, all.length - index)).toISOString().slice(0, 10);
      return `{version: '${version}', date: '${date}', engines: ['5.5', '5.6'], highlights: ['Made up']},`;
    });
  return source.replace(ROWS, [ROWS, ...rows].join('\n'));
}
