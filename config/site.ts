import {existsSync} from 'node:fs';
import path from 'node:path';
import {pageFacts} from '../src/data/page-facts';
import {byVersion, engineRange} from '../src/data/release-facts';
import {releases} from '../src/data/releases';
import releasedVersions from '../versions.json';
import {baseUrl} from './site-address';
import {namesOptions} from './glossary';
import {readRedirects} from './redirects';
import {readSwitches, versionOptions} from './switches';

/**
 * What the configuration and the plugins need to know about the site: its versions with their facts and engines, and the
 * switches of the environment.
 * @throws when a switch cannot be used, a version has no row in src/data/releases.ts, or a page has not moved as
 *   redirects.ts says
 */
export function readSite() {
  const switches = readSwitches(process.env, releasedVersions);
  const siteDir = path.dirname(__dirname);
  const versions = versionOptions(releasedVersions, switches);
  const folders = Object.fromEntries(
    Object.entries(versions.versions).map(([name, {path: folder = name}]) => [
      name,
      name === versions.lastVersion ? 'docs' : `docs/${folder}`,
    ]),
  );
  return {
    siteDir,
    switches,
    versions,
    /** Where the pages of each built version are, relative to the base URL. */
    folders,
    redirects: readRedirects((file) => existsSync(path.join(siteDir, 'docs', file))),
    facts: pageFacts(releasedVersions, releases),
    engines: byVersion(releasedVersions, releases, ({engines}) => engines),
    /** The engines of each version in few words, as in `UE 5.4-5.6`. */
    runsOn: byVersion(releasedVersions, releases, ({engines}) => `UE ${engineRange(engines, releases)}`),
    names: namesOptions({siteDir, baseUrl, folders}),
  };
}

/** What `readSite` returns. */
export type Site = ReturnType<typeof readSite>;
