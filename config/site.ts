import {existsSync} from 'node:fs';
import path from 'node:path';
import {pageFacts} from '../src/data/page-facts';
import {byVersion, engineRange} from '../src/data/release-facts';
import {releases} from '../src/data/releases';
import releasedVersions from '../versions.json';
import {namesOptions} from './names';
import {readRedirects} from './redirects';
import {baseUrl} from './site-address';
import {readSwitches, versionOptions} from './switches';

export const siteDir = path.dirname(__dirname);
export const switches = readSwitches(process.env);
export const versions = versionOptions(releasedVersions, switches);

/** Where the pages of each built version are, relative to the base URL. */
export const folders: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(versions.versions).map((name) => {
    const folder = name === 'current' ? 'next' : name;
    return [name, name === versions.lastVersion ? 'docs' : `docs/${folder}`];
  }),
);

export const redirects = readRedirects((file) => existsSync(path.join(siteDir, 'docs', file)));
export const facts = pageFacts(releasedVersions, releases);
export const engines = byVersion(releasedVersions, releases, (release) => release.engines);
/** The engines of each version in few words, as in `UE 5.4–5.6`. */
export const engineRanges = byVersion(
  releasedVersions,
  releases,
  (release) => `UE ${engineRange(release.engines, releases)}`,
);
/** Options of plugins/names, which figures and the search need, too. */
export const nameOptions = namesOptions({siteDir, baseUrl, folders});
