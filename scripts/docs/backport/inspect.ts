import type {Release} from '../../../src/data/releases';
import {checkPage, releaseContext} from '../check/all';
import {CHANGELOG_FILE, readChangelog} from '../check/changelog';
import {GLOSSARY_FILE, readGlossary} from '../check/glossary';
import {lexiconFrom} from '../check/identifiers';
import {readPage} from '../shared/page';
import type {Files} from '../shared/read-tree';
import {type DocsVersion, siteFrom} from '../shared/site';
import {folderOf} from '../shared/versions';
import type {Inspect, Write} from './plan';

/**
 * Compares what docs:check says about each page before and after it is written.
 * @param releases the rows of releases.ts
 */
export function inspectWith(files: Files, releases: readonly Release[]): Inspect {
  const known = releaseContext(files, releases);
  const site = siteFrom(files, known.facts);
  const lexicon = lexiconFrom(readGlossary(files.get(GLOSSARY_FILE)).entries);
  const context = {site, lexicon, changelog: readChangelog(files.get(CHANGELOG_FILE)), ...known};
  return (writes) => {
    const pageOf = ({version, page, after}: Write) =>
      readPage(`${folderOf(version)}/${page}`, page, after, known.facts[version]);
    const written = (version: DocsVersion): DocsVersion => {
      const pages = new Map(version.pages);
      for (const write of writes.filter((each) => each.version === version.name)) {
        pages.set(write.page, pageOf(write));
      }
      return {...version, pages};
    };
    const versions = new Map(
      site.versions.map((version) => [version.name, {before: version, after: written(version)}]),
    );
    return writes.map((write) => {
      const version = versions.get(write.version);
      const before = version?.before.pages.get(write.page);
      const after = version?.after.pages.get(write.page);
      if (!version || !before || !after) {
        return [];
      }
      const knownProblems = new Set(checkPage(before, version.before, context).map(({wrong}) => wrong));
      return checkPage(after, version.after, context)
        .filter(({wrong}) => !knownProblems.has(wrong))
        .map(({line, wrong}) => ({line, reason: wrong}));
    });
  };
}
