import type {Page} from '../shared/page';
import {compareProblems, type Problem} from '../shared/problem';
import type {Files} from '../shared/read-tree';
import {type DocsVersion, siteFrom, type Site} from '../shared/site';
import {frontMatterProblems, checkFrontMatter} from './front-matter';
import {GLOSSARY_FILE, readGlossary} from './glossary';
import {checkHeadings} from './headings';
import {checkLaterVersions, laterVersionProblems} from './later-versions';
import {checkIdentifiers, identifierProblems, type Lexicon, lexiconFrom} from './identifiers';
import {checkLinks, linkContext, linkProblems} from './links';
import {checkOrphans} from './orphans';
import {checkPictures, pictureProblems} from './pictures';
import {checkSyntax, syntaxProblems} from './syntax';
import {checkVersions} from './versions';

/**
 * Every error of docs:check, by file and line.
 * @param rows the versions that have a row in releases.ts
 */
export function checkSite(files: Files, rows: ReadonlySet<string>): {site: Site; problems: Problem[]} {
  const site = siteFrom(files);
  const glossary = readGlossary(files.get(GLOSSARY_FILE));
  const problems = [
    ...checkSyntax(site),
    ...checkFrontMatter(site),
    ...checkVersions(site, rows),
    ...checkLinks(site),
    ...checkPictures(site),
    ...checkHeadings(site),
    ...checkOrphans(site),
    ...checkLaterVersions(site, rows),
    ...glossary.problems,
    // Without a glossary every name would be an error.
    ...(glossary.entries.length > 0 ? checkIdentifiers(site, lexiconFrom(glossary.entries)) : []),
  ];
  return {site, problems: problems.sort(compareProblems)};
}

/** What a single page is judged by. */
export interface PageContext {
  readonly site: Site;
  readonly lexicon: Lexicon;
  /** The versions that have a row in releases.ts. */
  readonly rows: ReadonlySet<string>;
}

/** The errors that the text of a single page causes in its version. */
export function checkPage(page: Page, version: DocsVersion, {site, lexicon, rows}: PageContext): Problem[] {
  return [
    ...syntaxProblems(page),
    ...frontMatterProblems(page),
    ...linkProblems(page, version, linkContext(site)),
    ...pictureProblems(page),
    ...laterVersionProblems(page, version.name, rows),
    ...identifierProblems(page, version.name, lexicon),
  ];
}
