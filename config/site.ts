import path from 'node:path';
import {engineName} from '../src/data/engine-name';
import {pageFacts} from '../src/data/page-facts';
import {assertReleaseRows, engineRange, enginesByVersion} from '../src/data/release-facts';
import {releases} from '../src/data/releases';
import releasedVersions from '../versions.json';
import {baseUrl} from './site-address';
import {namesOptions} from './names';
import {readRedirects} from './redirects';
import {readSwitches} from './switches';
import {foldersOf, versionOptions} from './version-options';

/**
 * What the configuration and its plugins know of the site: its versions, their facts and engines, and the switches of
 * the environment.
 * @throws when a switch cannot be used, a version has no row in src/data/releases.ts, or a page has not moved as
 *   redirects.ts says
 */
export function readSite() {
  const switches = readSwitches(process.env, releasedVersions);
  assertReleaseRows(releasedVersions, releases);
  const siteDir = path.dirname(__dirname);
  const versions = versionOptions(releasedVersions, switches);
  const redirects = readRedirects(path.join(siteDir, 'docs'));
  const folders = foldersOf(versions);
  const engines = enginesByVersion(releasedVersions, releases);
  return {
    siteDir,
    switches,
    versions,
    folders,
    redirects,
    facts: pageFacts(releasedVersions, releases),
    engines,
    /** What each version runs on in few words, as in `UE 5.4-5.6`. */
    runsOn: Object.fromEntries(
      Object.entries(engines).map(([version, all]) => [version, `${engineName.short} ${engineRange(all, releases)}`]),
    ),
    names: namesOptions({siteDir, baseUrl, folders, versions: releasedVersions}),
  };
}

/** What `readSite` returns. */
export type Site = ReturnType<typeof readSite>;
