import {SITE_CODE} from '../tests/support/site-copy';
import {SiteFolder} from './site-folder';
import {withRows, writeVersions} from './versions';

/** A copy of this site, with the released versions or with made-up ones. */
export function ourSite(versions?: readonly string[]): SiteFolder {
  const site = new SiteFolder();
  site.copy(...SITE_CODE, 'docs');
  if (versions) {
    writeVersions(site, versions);
    const releases = 'src/data/releases.ts';
    site.write(releases, withRows(site.read(releases), versions));
  } else {
    site.copy('versions.json', 'versioned_docs', 'versioned_sidebars');
  }
  return site;
}
