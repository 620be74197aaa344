import type {Release} from '../../../src/data/releases';
import {bodyOf} from '../../../plugins/kit/front-matter';
import {compareDotted} from '../../../src/data/release-facts';
import {mentionsOf} from '../check/typed-facts';
import {enginesBetween} from '../shared/engines';
import type {DocsVersion} from '../shared/site';
import type {Source} from '../shared/source';

const MAX_LENGTH = 150;

/** A version of the docs, with the row of its release. */
export interface CutVersion {
  readonly docs: DocsVersion;
  readonly release: Release;
}

/**
 * What a new version means for readers: pages that came, changed and went, engines, and what is written by hand.
 * @param before the version before; undefined when there is none yet, and every page is new
 * @param releases every row of releases.ts
 */
export function formatReport(
  {docs, release}: CutVersion,
  before: CutVersion | undefined,
  releases: readonly Release[],
): string {
  const {gained, lost} = enginesBetween(before?.release, release);
  const list = (engines: readonly string[]): string => (engines.length > 0 ? `UE ${engines.join(', ')}` : 'none');
  const runs = list([...release.engines].sort(compareDotted));
  return [
    ...readerChanges(docs, before?.docs),
    '',
    `Engines: ${list(gained)} gained, ${list(lost)} lost; ${docs.name} runs on ${runs}.`,
    '',
    ...linesByHand(docs, releases, lost),
  ].join('\n');
}

/** Pages are compared by their wording: title and text, not spaces, comments and the rest of the front matter. */
function readerChanges(docs: DocsVersion, before: DocsVersion | undefined): string[] {
  const old = before?.pages ?? new Map<string, Source>();
  const wordingOf = ({frontMatter, typed}: Source): string =>
    `${String(frontMatter.title)} ${bodyOf(typed)}`.replace(/\s+/g, ' ').trim();
  const added = [...docs.pages.keys()].filter((path) => !old.has(path)).sort();
  const removed = [...old.keys()].filter((path) => !docs.pages.has(path)).sort();
  const changed = [...docs.pages.values()]
    .filter((page) => {
      const other = old.get(page.path);
      return other && wordingOf(other) !== wordingOf(page);
    })
    .map(({path}) => path)
    .sort();
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
    const mentions = mentionsOf(page, releases);
    const texts = page.source.split('\n').map((text) => text.trim());
    return [...new Set(mentions.map(({line}) => line))].map((line) => {
      const here = mentions.filter((mention) => mention.line === line);
      const text = texts[line - 1] ?? '';
      const shown = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
      return {
        shown: `  ${page.file}:${line}: ${shown}`,
        isInColumn: here.every(({cover}) => cover === 'column'),
        isLost: here.some(({kind, value}) => kind === 'engine' && lost.includes(value)),
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
