import {pageFacts} from '../../../src/data/page-facts';
import {compareDotted} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';
import {compareDiagnostics, type Diagnostic, type Report} from '../shared/diagnostic';
import {type Files, readReleased, siteFrom} from '../shared/site';
import {CHANGELOG_FILE, checkChangelog, readChangelog} from './changelog';
import {checkDemands} from './demands';
import {checkFrontMatter, checkRepetitions} from './front-matter';
import {checkHomes, GLOSSARY_FILE, readGlossary} from './glossary';
import {checkDates, checkIdentifiers, lexiconFrom} from './identifiers';
import {checkHeadings, checkLinks} from './links';
import {checkMarkup} from './markup';
import {checkPictures} from './pictures';
import {checkTypedFacts} from './typed-facts';
import {checkOtherFiles, checkVersions} from './versions';

/** A site, and what is wrong with it. */
export type CheckedSite = ReturnType<typeof checkSite>;

/**
 * Everything that docs:check finds wrong, by file and line. What cannot be read is said alone (`isUnreadable`), since the
 * rest may follow from it.
 * @param all every row of releases.ts
 * @param next the version that is about to be cut: it has an entry in the changelog, and later rows say nothing about it
 */
export function checkSite(files: Files, all: readonly Release[], next?: string) {
  const releases = all.filter(({version}) => next === undefined || compareDotted(version, next) <= 0);
  const released = readReleased(files.get('versions.json'));
  const site = siteFrom(files, pageFacts(released, releases));
  const diagnostics: Diagnostic[] = [];
  const report: Report = (file, line, message, hint) => {
    diagnostics.push({file, line, message, hint});
  };
  const changelog = readChangelog(files.get(CHANGELOG_FILE));
  const rows = new Set<string>(releases.map(({version}) => version));

  const pages = site.versions.flatMap((version) => [...version.pages.values()].map((page) => ({page, version})));
  diagnostics.push(...[...pages.map(({page}) => page), changelog].flatMap(({error}) => error ?? []));
  checkVersions(site, rows, report);
  const isUnreadable = diagnostics.length > 0;
  if (!isUnreadable) {
    const entries = readGlossary(files.get(GLOSSARY_FILE), rows, report);
    const lexicon = lexiconFrom(entries);
    for (const {page, version} of pages) {
      checkMarkup(page, report);
      checkFrontMatter(page, report);
      checkPictures(page, version, files, report);
      checkLinks(page, version, site, report);
      checkTypedFacts(page, version, releases, report);
      checkIdentifiers(page, version, lexicon, report);
      checkDates(page, lexicon, report);
    }
    for (const version of site.versions) {
      checkRepetitions(version, report);
      checkOtherFiles(version, site, report);
    }
    checkHeadings(site, report);
    checkHomes(site, entries, report);
    checkDemands(site, report);
    checkChangelog(changelog, all, [released[0] ?? [], next ?? []].flat(), report);
  }
  return {site, diagnostics: diagnostics.sort(compareDiagnostics), isUnreadable};
}
