import {pageFacts} from '../../../src/data/page-facts';
import type {Release} from '../../../src/data/releases';
import type {FactsByVersion} from '../../../plugins/release-facts/facts';
import {compareDiagnostics, type Diagnostic} from '../shared/diagnostic';
import {type DocsVersion, type Files, readReleased, siteFrom, type Site} from '../shared/site';
import type {Source} from '../shared/source';
import {checkChangelog} from './changelog';
import {checkDemands} from './demands';
import {checkFrontMatter, checkRepetitions} from './front-matter';
import {checkHomes, GLOSSARY_FILE, type GlossaryEntry, readGlossary} from './glossary';
import {checkDates, checkIdentifiers, type Lexicon, lexiconFrom} from './identifiers';
import {checkHeadings, checkLinks} from './links';
import {checkMarkup} from './markup';
import {checkPictures} from './pictures';
import {checkTypedFacts} from './typed-facts';
import {checkOtherFiles, checkVersions} from './versions';

/** The site, and what its pages are judged by. */
export interface CheckContext {
  readonly site: Site;
  readonly releases: readonly Release[];
  readonly facts: FactsByVersion;
  readonly entries: readonly GlossaryEntry[];
  readonly lexicon: Lexicon;
  /** What is wrong with the glossary itself. */
  readonly glossary: readonly Diagnostic[];
}

/**
 * Reads the site, and everything that its pages are judged by.
 * @param releases the rows of releases.ts up to the next version
 */
export function readContext(files: Files, releases: readonly Release[]): CheckContext {
  const facts = pageFacts(readReleased(files.get('versions.json')), releases);
  const rows = new Set<string>(releases.map(({version}) => version));
  const {entries, diagnostics} = readGlossary(files.get(GLOSSARY_FILE), rows);
  return {releases, facts, site: siteFrom(files, facts), entries, lexicon: lexiconFrom(entries), glossary: diagnostics};
}

/** What is wrong with a single page in its version. When it cannot be read, that is all. */
export function checkPage(page: Source, version: DocsVersion, context: CheckContext): Diagnostic[] {
  if (page.error) {
    return [page.error];
  }
  const {site, lexicon, releases} = context;
  const facts = context.facts[version.name] ?? {};
  return [
    ...checkMarkup(page),
    ...checkFrontMatter(page),
    ...checkPictures(page, version, site.files),
    ...checkLinks(page, version, site),
    ...checkTypedFacts(page, version.name, facts, releases),
    ...checkIdentifiers(page, version, lexicon, facts),
    ...checkDates(page, lexicon),
  ];
}

/**
 * Everything that docs:check finds wrong, by file and line. Pages that cannot be read come first, and alone: whatever
 * else is found may follow from them.
 * @param releases the rows of releases.ts up to the next version
 * @param all every row, also of releases to come, which the changelog may speak of
 */
export function checkSite(
  files: Files,
  releases: readonly Release[],
  all: readonly Release[] = releases,
): {site: Site; diagnostics: Diagnostic[]} {
  const context = readContext(files, releases);
  const {site} = context;
  const unreadable = site.versions.flatMap(({pages}) => [...pages.values()].flatMap(({error}) => error ?? []));
  const diagnostics =
    unreadable.length > 0
      ? unreadable
      : [
          ...site.versions.flatMap((version) => [
            ...[...version.pages.values()].flatMap((page) => checkPage(page, version, context)),
            ...checkRepetitions(version),
            ...checkOtherFiles(version, site),
          ]),
          ...checkVersions(site, new Set(releases.map(({version}) => version))),
          ...checkHeadings(site),
          ...context.glossary,
          ...checkHomes(site, context.entries),
          ...checkDemands(site),
          ...checkChangelog(files, all),
        ];
  return {site, diagnostics: diagnostics.sort(compareDiagnostics)};
}
