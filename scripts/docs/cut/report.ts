import {bodyOf} from '../../../plugins/kit/front-matter';
import {releaseOf} from '../../../src/data/release-facts';
import type {Engine, Release} from '../../../src/data/releases';
import {mentionsOf} from '../check/facts';
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
  const old = releaseOf(releases, before?.name ?? '')?.engines ?? [];
  const gained = engines.filter((engine) => !old.includes(engine));
  const lost = old.filter((engine) => !engines.includes(engine));
  const list = (names: readonly string[]): string => (names.length > 0 ? `UE ${names.join(', ')}` : 'none');
  return [
    ...readerChanges(docs, before),
    '',
    `Engines: ${list(gained)} gained, ${list(lost)} lost; ${docs.name} runs on ${list(engines)}.`,
    '',
    ...linesByHand(docs, releases, lost),
  ].join('\n');
}

/** Pages are compared by their wording: title and text, not spaces, comments and the rest of the front matter. */
function readerChanges(docs: DocsVersion, before: DocsVersion | undefined): string[] {
  const wordingOf = (page: Source | undefined): string =>
    page ? `${String(page.frontMatter.title)} ${bodyOf(page.typed)}`.replace(/\s+/g, ' ').trim() : '';
  const paths = [...new Set([...docs.pages.keys(), ...(before?.pages.keys() ?? [])])].sort();
  const changes = paths.flatMap((path) => {
    const [old, now] = [before, docs].map((version) => wordingOf(version?.pages.get(path)));
    const sign = old === '' ? '+' : now === '' ? '-' : '*';
    return old === now ? [] : [`  ${sign} ${path}`];
  });
  const count = (sign: string): number => changes.filter((line) => line.startsWith(`  ${sign}`)).length;
  const against = before ? `${docs.name} against ${before.name}` : 'The first version';
  const counts = `${count('+')} added (+), ${count('*')} changed (*), ${count('-')} removed (-)`;
  return [`${against}, for readers: ${counts}.`, ...changes];
}

/** The lines that name a version or an engine by hand, lost engines first; not those of a column such as "Since". */
function linesByHand({name, pages}: DocsVersion, releases: readonly Release[], lost: readonly Engine[]): string[] {
  const found = [...pages.values()].flatMap((page) => {
    const listed = mentionsOf(page, releases).filter(({mentions}) => mentions.some(({isInColumn}) => !isInColumn));
    return listed.map(({line, mentions}) => {
      const text = page.lines[line - 1]?.trim() ?? '';
      const shown = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
      const isLost = mentions.some(({kind, value}) => kind === 'engine' && lost.some((engine) => engine === value));
      return {isLost, shown: `  ${page.file}:${line}: ${shown}`};
    });
  });
  const [first, rest] = [true, false].map((isLost) => found.filter((each) => each.isLost === isLost));
  return [
    `${found.length} lines of ${name} name a version or an engine by hand, lost engines first. Read whether they hold:`,
    ...[...(first ?? []), ...(rest ?? [])].map(({shown}) => shown),
  ];
}
