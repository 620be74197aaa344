import {bodyOf} from '../../../plugins/kit/front-matter';
import {compareDotted, releaseOf} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';
import {mentionsOf} from '../check/typed-facts';
import {enginesBetween} from '../shared/engines';
import type {DocsVersion} from '../shared/site';
import type {Source} from '../shared/source';

const MAX_LENGTH = 150;

/**
 * What a new version means for readers: pages that came, changed and went, engines, and what is written by hand.
 * @param before the version before; undefined when there is none yet, and every page is new
 * @param releases every row of releases.ts
 */
export function formatReport(docs: DocsVersion, before: DocsVersion | undefined, releases: readonly Release[]): string {
  const engines = releaseOf(releases, docs.name)?.engines ?? [];
  const {gained, lost} = enginesBetween(before && releaseOf(releases, before.name)?.engines, engines);
  const list = (names: readonly string[]): string => (names.length > 0 ? `UE ${names.join(', ')}` : 'none');
  const runs = list(engines.toSorted(compareDotted));
  return [
    ...readerChanges(docs, before),
    '',
    `Engines: ${list(gained)} gained, ${list(lost)} lost; ${docs.name} runs on ${runs}.`,
    '',
    ...linesByHand(docs, releases, lost),
  ].join('\n');
}

/** Pages are compared by their wording: title and text, not spaces, comments and the rest of the front matter. */
function readerChanges(docs: DocsVersion, before: DocsVersion | undefined): string[] {
  const old = before?.pages ?? new Map<string, Source>();
  const wordingOf = (page: Source | undefined): string =>
    page ? `${String(page.frontMatter.title)} ${bodyOf(page.typed)}`.replace(/\s+/g, ' ').trim() : '';
  const paths = [...docs.pages.keys()].sort();
  const added = paths.filter((path) => !old.has(path));
  const changed = paths.filter((path) => old.has(path) && wordingOf(old.get(path)) !== wordingOf(docs.pages.get(path)));
  const removed = [...old.keys()].filter((path) => !docs.pages.has(path)).sort();
  const against = before ? `${docs.name} against ${before.name}` : 'The first version';
  const counts = `${added.length} added (+), ${changed.length} changed (*), ${removed.length} removed (-)`;
  return [
    `${against}, for readers: ${counts}.`,
    ...added.map((path) => `  + ${path}`),
    ...changed.map((path) => `  * ${path}`),
    ...removed.map((path) => `  - ${path}`),
  ];
}

/**
 * The lines that name a version or an engine by hand: those that name a lost engine first. Rows that do so in a column
 * such as "Since" are counted, for they stay true.
 */
function linesByHand({name, pages}: DocsVersion, releases: readonly Release[], lost: readonly string[]): string[] {
  const found = [...pages.values()].flatMap((page) => {
    const texts = page.source.split('\n').map((text) => text.trim());
    return mentionsOf(page, releases).map(({line, mentions}) => {
      const text = texts[line - 1] ?? '';
      const shown = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
      return {
        shown: `  ${page.file}:${line}: ${shown}`,
        isInColumn: mentions.every(({cover}) => cover === 'column'),
        isLost: mentions.some(({kind, value}) => kind === 'engine' && lost.includes(value)),
      };
    });
  });
  const listed = found.filter(({isInColumn}) => !isInColumn);
  const first = listed.filter(({isLost}) => isLost).map(({shown}) => shown);
  const rest = listed.filter(({isLost}) => !isLost).map(({shown}) => shown);
  return [
    `${listed.length} lines of ${name} name a version or an engine by hand. Read whether they still hold:`,
    ...(first.length > 0 ? [' These name an engine that is lost:', ...first] : []),
    ...(first.length > 0 && rest.length > 0 ? [' These name others:'] : []),
    ...rest,
    `${found.length - listed.length} more rows of tables do so in a column for it, such as "Since".`,
  ];
}
