import {GLOSSARY_FILE, type GlossaryEntry, readGlossary} from '../../../plugins/names/glossary';
import {compareDotted} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';
import {type Diagnostic, formatDiagnostic, refuse, type Report} from '../shared/diagnostic';
import {type Files, type Site, siteFrom} from '../shared/site';
import {checkDemands, checkTypedFacts} from './facts';
import {checkDates, checkGlossary, checkHomes, checkIdentifiers, lexiconFrom} from './glossary';
import {checkFile} from './files';
import {checkHeadings, checkLinks, checkPictures} from './links';
import {checkCallouts, checkFrontMatter, checkMarkup, checkRepetitions} from './pages';
import {checkChangelog, checkVersions, readChangelog} from './releases';

/** What some checks report, by file and line. */
export function collect(check: (report: Report) => void): Diagnostic[] {
  const found: Diagnostic[] = [];
  check((file, line, message, hint) => found.push({file, line, message, hint}));
  return found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/**
 * Everything that docs:check finds wrong, causes first. What cannot be read is said alone, since the rest may follow
 * from it.
 * @param all every row of releases.ts
 * @param next the version that is about to be cut: it has an entry in the changelog, and later rows say nothing about it
 */
export function checkSite(files: Files, all: readonly Release[], next?: string) {
  const releases = all.filter(({version}) => next === undefined || compareDotted(version, next) <= 0);
  const site = siteFrom(files, releases);
  const changelog = readChangelog(site);

  const wrongFiles = collect((report) => {
    for (const file of ['versions.json', changelog.file].filter((each) => !files.has(each))) {
      report(file, 1, 'The file is missing.', 'Restore it from git.');
    }
    for (const [file, text] of files) {
      checkFile(file, text, report);
    }
  });
  const wrongPages = [...site.pages.map(({page}) => page), changelog].flatMap(({error}) => error ?? []);
  let entries: readonly GlossaryEntry[] = [];
  const wrongLists = collect((report) => {
    checkVersions(site, releases, report);
    entries = readGlossary(files.get(GLOSSARY_FILE), report);
  });
  const unreadable = wrongFiles.length > 0 ? wrongFiles : [...wrongPages, ...wrongLists];
  if (unreadable.length > 0) {
    return {site, diagnostics: unreadable, isReadable: false};
  }

  const lexicon = lexiconFrom(entries);
  const ofPages = collect((report) => {
    for (const {page, version} of site.pages) {
      checkFrontMatter(page, report);
      checkMarkup(page, report);
      checkCallouts(page, report);
      checkHeadings(page, report);
      checkPictures(page, version, site, report);
      checkTypedFacts(page, version, releases, report);
      checkIdentifiers(page, version, lexicon, report);
      checkDates(page, lexicon, report);
    }
    checkMarkup(changelog, report);
    checkRepetitions(site, report);
    checkGlossary(entries, releases, report);
    checkChangelog(changelog, all, [site.released[0] ?? [], next ?? []].flat(), report);
  });
  // A title or an id that is wrong is also missed by links and tables.
  const ofLinks = collect((report) => {
    for (const {page, version} of site.pages) {
      checkLinks(page, version, site, report);
    }
    const sitePages = {
      name: 'src/pages',
      folder: 'src/pages',
      facts: {},
      pages: new Map([[changelog.path, changelog]]),
    };
    checkLinks(changelog, sitePages, site, report);
  });
  const ofTables = collect((report) => {
    checkHomes(site, entries, report);
    checkDemands(site, report);
  });
  return {site, diagnostics: [...ofPages, ...ofLinks, ...ofTables], isReadable: true};
}

/** The site, when docs:check finds nothing wrong. @throws with what it finds below `message` */
export function checkedSite(files: Files, releases: readonly Release[], message: string, next?: string): Site {
  const {site, diagnostics} = checkSite(files, releases, next);
  refuse(diagnostics.map(formatDiagnostic), message);
  return site;
}
