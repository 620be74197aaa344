import {pageFacts} from '../../../src/data/page-facts';
import type {Release} from '../../../src/data/releases';
import type {Page} from '../shared/page';
import {compareProblems, type Problem} from '../shared/problem';
import type {Files} from '../shared/read-tree';
import {type DocsVersion, pageIn, readReleased, siteFrom, type Site} from '../shared/site';
import {CHANGELOG_FILE, changelogProblems, type ChangelogSection, readChangelog} from './changelog';
import {checkGlossaryDates, dateProblems} from './dates';
import {checkDemands, DEMANDS_FILE, readDemands} from './demands';
import {faultProblems} from './faults';
import {frontMatterProblems, repetitionProblems} from './front-matter';
import {GLOSSARY_FILE, type GlossaryEntry, readGlossary} from './glossary';
import {checkHeadings} from './headings';
import {checkHomes} from './homes';
import {identifierProblems, type Lexicon, lexiconFrom} from './identifiers';
import {type LinkContext, linkContext, linkProblems} from './links';
import {checkOrphans} from './orphans';
import {pictureProblems} from './pictures';
import {syntaxProblems} from './syntax';
import {type ReleaseContext, typedFactProblems} from './typed-facts';
import {checkValues} from './values';
import {checkVersions} from './versions';

/** What pages are judged by. */
export interface PageContext extends ReleaseContext {
  readonly site: Site;
  readonly links: LinkContext;
  readonly entries: readonly GlossaryEntry[];
  readonly lexicon: Lexicon;
  readonly changelog: readonly ChangelogSection[];
  /** What is wrong with the glossary itself. */
  readonly glossaryProblems: readonly Problem[];
}

/** Reads the site, and everything that its pages are judged by. */
export function pageContext(files: Files, releases: readonly Release[]): PageContext {
  const facts = pageFacts(readReleased(files.get('versions.json')), releases);
  const site = siteFrom(files, facts);
  const {entries, problems} = readGlossary(files.get(GLOSSARY_FILE));
  return {
    releases,
    facts,
    site,
    links: linkContext(site),
    entries,
    lexicon: lexiconFrom(entries),
    changelog: readChangelog(files.get(CHANGELOG_FILE)),
    glossaryProblems: problems,
  };
}

/** The checks that look at one page of a version. */
const PAGE_CHECKS: readonly ((page: Page, version: DocsVersion, context: PageContext) => Problem[])[] = [
  syntaxProblems,
  frontMatterProblems,
  (page, version, {site}) => pictureProblems(page, version, site.files.keys()),
  (page, version, {links}) => linkProblems(page, version, links),
  (page, {name}, context) => typedFactProblems(page, name, context),
  // Without a glossary every name would be an error.
  (page, version, {entries, lexicon}) =>
    entries.length > 0
      ? identifierProblems(page, version.name, lexicon, (named) => pageIn(version, named) === page)
      : [],
  (page, _version, {lexicon}) => dateProblems(page, lexicon),
  (page, {name}, {changelog}) => faultProblems(page, name, changelog),
];

/** The errors that the text of a single page causes in its version. */
export function checkPage(page: Page, version: DocsVersion, context: PageContext): Problem[] {
  return PAGE_CHECKS.flatMap((check) => check(page, version, context));
}

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
  const context = pageContext(files, releases);
  const {site, entries, lexicon, changelog} = context;
  const rows = new Set<string>(releases.map(({version}) => version));
  const demands = readDemands(files.get(DEMANDS_FILE));
  const problems = [
    ...site.versions.flatMap((version) => [
      ...[...version.pages.values()].flatMap((page) => checkPage(page, version, context)),
      ...repetitionProblems(version),
    ]),
    ...checkVersions(site, rows),
    ...checkHeadings(site),
    ...checkOrphans(site),
    ...context.glossaryProblems,
    ...checkHomes(site, entries),
    ...changelogProblems(changelog, all),
    ...checkGlossaryDates(entries, lexicon, changelog, rows),
    ...demands.problems,
    ...checkDemands(site, demands.demands),
    ...checkValues(site),
  ];
  return {site, problems: problems.sort(compareProblems)};
}
