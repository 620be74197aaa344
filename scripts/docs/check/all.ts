import {pageFacts} from '../../../src/data/page-facts';
import type {Release} from '../../../src/data/releases';
import type {Page} from '../shared/page';
import {compareProblems, type Problem} from '../shared/problem';
import type {Files} from '../shared/read-tree';
import {type DocsVersion, readReleased, siteFrom, type Site} from '../shared/site';
import {CHANGELOG_FILE, changelogProblems, type ChangelogSection, readChangelog} from './changelog';
import {checkDates, checkGlossaryDates, dateProblems} from './dates';
import {checkDemands, DEMANDS_FILE, readDemands} from './demands';
import {checkFaults, faultProblems} from './faults';
import {frontMatterProblems, checkFrontMatter} from './front-matter';
import {GLOSSARY_FILE, readGlossary} from './glossary';
import {checkHeadings} from './headings';
import {checkHomes} from './homes';
import {checkLaterVersions, laterVersionProblems} from './later-versions';
import {checkIdentifiers, identifierProblems, type Lexicon, lexiconFrom} from './identifiers';
import {checkLinks, linkContext, linkProblems} from './links';
import {checkOrphans} from './orphans';
import {checkPictures, pictureProblems} from './pictures';
import {checkSyntax, syntaxProblems} from './syntax';
import {checkTypedFacts, type ReleaseContext, typedFactProblems} from './typed-facts';
import {checkValues} from './values';
import {checkVersions} from './versions';

/**
 * Every error of docs:check, by file and line.
 * @param releases the rows of releases.ts up to the next version
 * @param all every row, also of releases to come, which the changelog may speak of
 */
export function checkSite(
  files: Files,
  releases: readonly Release[],
  all: readonly Release[] = releases,
): {site: Site; problems: Problem[]} {
  const context = releaseContext(files, releases);
  const site = siteFrom(files, context.facts);
  const rows = new Set<string>(releases.map(({version}) => version));
  const glossary = readGlossary(files.get(GLOSSARY_FILE));
  const lexicon = lexiconFrom(glossary.entries);
  const changelog = readChangelog(files.get(CHANGELOG_FILE));
  const demands = readDemands(files.get(DEMANDS_FILE));
  const problems = [
    ...checkSyntax(site),
    ...checkFrontMatter(site),
    ...checkVersions(site, rows),
    ...checkLinks(site),
    ...checkPictures(site),
    ...checkHeadings(site),
    ...checkOrphans(site),
    ...checkLaterVersions(site, rows),
    ...checkTypedFacts(site, context),
    ...glossary.problems,
    // Without a glossary every name would be an error.
    ...(glossary.entries.length > 0 ? checkIdentifiers(site, lexicon) : []),
    ...checkHomes(site, glossary.entries),
    ...changelogProblems(changelog, all),
    ...checkDates(site, lexicon),
    ...checkGlossaryDates(glossary.entries, lexicon, changelog, rows),
    ...checkFaults(site, lexicon, changelog),
    ...demands.problems,
    ...checkDemands(site, demands.demands),
    ...checkValues(site),
  ];
  return {site, problems: problems.sort(compareProblems)};
}

/** What is known of the releases of the tree. */
export function releaseContext(files: Files, releases: readonly Release[]): ReleaseContext {
  return {releases, facts: pageFacts(readReleased(files.get('versions.json')), releases)};
}

/** What a single page is judged by. */
export interface PageContext extends ReleaseContext {
  readonly site: Site;
  readonly lexicon: Lexicon;
  readonly changelog: readonly ChangelogSection[];
}

/** The errors that the text of a single page causes in its version. */
export function checkPage(page: Page, version: DocsVersion, context: PageContext): Problem[] {
  const {site, lexicon, changelog, releases} = context;
  return [
    ...syntaxProblems(page),
    ...frontMatterProblems(page),
    ...linkProblems(page, version, linkContext(site)),
    ...pictureProblems(page),
    ...laterVersionProblems(page, version.name, new Set(releases.map((release) => release.version))),
    ...typedFactProblems(page, version.name, context),
    ...identifierProblems(page, version.name, lexicon),
    ...dateProblems(page, lexicon),
    ...faultProblems(page, version.name, changelog),
  ];
}
