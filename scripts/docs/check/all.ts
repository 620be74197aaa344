import {GLOSSARY_FILE, readGlossary} from '../../../config/glossary';
import {pageFacts} from '../../../src/data/page-facts';
import {compareDotted} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';
import type {Diagnostic, Report} from '../shared/diagnostic';
import {type Files, readReleased, siteFrom} from '../shared/site';
import {checkDemands, checkTypedFacts} from './facts';
import {checkDates, checkGlossary, checkHomes, checkIdentifiers, lexiconFrom} from './glossary';
import {checkHeadings, checkLinks, checkPictures} from './links';
import {checkFrontMatter, checkMarkup, checkRepetitions} from './pages';
import {checkChangelog, checkVersions, readChangelog} from './releases';

/**
 * Everything that docs:check finds wrong, by file and line. What cannot be read is said alone (`isUnreadable`), since the
 * rest may follow from it.
 * @param all every row of releases.ts
 * @param next the version that is about to be cut: it has an entry in the changelog, and later rows say nothing about it
 */
export function checkSite(files: Files, all: readonly Release[], next?: string) {
  const releases = all.filter(({version}) => next === undefined || compareDotted(version, next) <= 0);
  const {released} = readReleased(files);
  const site = siteFrom(files, pageFacts(released, releases));
  const diagnostics: Diagnostic[] = [];
  const report: Report = (file, line, message, hint) => {
    diagnostics.push({file, line, message, hint});
  };
  const changelog = readChangelog(site);
  const pages = site.versions.flatMap((version) => [...version.pages.values()].map((page) => ({page, version})));
  diagnostics.push(...[...pages.map(({page}) => page), changelog].flatMap(({error}) => error ?? []));
  checkVersions(site, releases, report);
  const entries = readGlossary(files.get(GLOSSARY_FILE), report);
  const isUnreadable = diagnostics.length > 0;
  if (!isUnreadable) {
    const lexicon = lexiconFrom(entries);
    for (const {page, version} of pages) {
      checkMarkup(page, report);
      checkFrontMatter(page, report);
      checkPictures(page, version, site, report);
      checkLinks(page, version, site, report);
      checkTypedFacts(page, version, releases, report);
      checkIdentifiers(page, version, lexicon, report);
      checkDates(page, lexicon, report);
    }
    for (const version of site.versions) {
      checkRepetitions(version, report);
    }
    checkHeadings(site, report);
    checkGlossary(entries, releases, report);
    checkHomes(site, entries, report);
    checkDemands(site, report);
    checkChangelog(changelog, all, [released[0] ?? [], next ?? []].flat(), report);
  }
  diagnostics.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.message.localeCompare(b.message));
  return {site, diagnostics, isUnreadable};
}
