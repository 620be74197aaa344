import {SiteFolder} from './site-folder';
import {withRows, writeVersions} from './versions';

const CODE = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
  'plugins',
  'src',
  'static',
  'scripts',
  'glossary',
  'docs',
];

/** A copy of this site, with the released versions or with made-up ones. */
export function ourSite(versions?: readonly string[]): SiteFolder {
  const site = new SiteFolder();
  site.copy(...CODE);
  if (versions) {
    writeVersions(site, versions);
    const releases = 'src/data/releases.ts';
    site.write(releases, withRows(site.read(releases), versions));
  } else {
    site.copy('versions.json', 'versioned_docs', 'versioned_sidebars');
  }
  return site;
}
