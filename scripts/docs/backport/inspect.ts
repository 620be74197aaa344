import {checkPage} from '../check/all';
import {GLOSSARY_FILE, readGlossary} from '../check/glossary';
import {lexiconFrom} from '../check/identifiers';
import {readPage} from '../shared/page';
import type {Files} from '../shared/read-tree';
import {type DocsVersion, siteFrom} from '../shared/site';
import {folderOf} from '../shared/versions';
import type {Inspect, Write} from './plan';

/**
 * Compares what docs:check says about each page before and after it is written.
 * @param rows the versions that have a row in releases.ts
 */
export function inspectWith(files: Files, rows: ReadonlySet<string>): Inspect {
  const site = siteFrom(files);
  const lexicon = lexiconFrom(readGlossary(files.get(GLOSSARY_FILE)).entries);
  const context = {site, lexicon, rows};
  return (writes) => {
    const pageOf = ({version, page, after}: Write) => readPage(`${folderOf(version)}/${page}`, page, after);
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
      const known = new Set(checkPage(before, version.before, context).map(({wrong}) => wrong));
      return checkPage(after, version.after, context)
        .filter(({wrong}) => !known.has(wrong))
        .map(({line, wrong}) => ({line, reason: wrong}));
    });
  };
}
