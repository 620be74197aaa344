import {bodyOf} from '../../../plugins/kit/front-matter';
import {releaseOf} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';
import {mentionsOf} from '../check/facts';
import type {DocsVersion} from '../shared/site';
import type {Source} from '../shared/source';

const MAX_LENGTH = 150;

/** The words of a page: title and text, not spaces, comments and the rest of the front matter. */
const wordsOf = (page: Source | undefined): string =>
  page ? `${String(page.frontMatter.title)} ${bodyOf(page.typed)}`.replace(/\s+/g, ' ').trim() : '';

/**
 * What a new version means for readers: pages that came, changed and went, engines, and the lines that name a version or
 * an engine by hand, lost engines first; not those of a column such as "Since".
 * @param before the version before
 * @param releases every row of releases.ts
 */
export function formatReport(docs: DocsVersion, before: DocsVersion, releases: readonly Release[]): string {
  const changes = [...new Set([...docs.pages.keys(), ...before.pages.keys()])].sort().flatMap((path) => {
    const [old, now] = [before, docs].map(({pages}) => wordsOf(pages.get(path)));
    const changed = now === '' ? '-' : '*';
    return old === now ? [] : [`  ${old === '' ? '+' : changed} ${path}`];
  });
  const count = (sign: string): number => changes.filter((line) => line.startsWith(`  ${sign}`)).length;

  const [old, engines] = [before, docs].map(({name}): readonly string[] => releaseOf(releases, name)?.engines ?? []);
  const gained = engines?.filter((engine) => !old?.includes(engine));
  const lost = old?.filter((engine) => !engines?.includes(engine)) ?? [];
  const list = (names: readonly string[] = []): string => (names.length > 0 ? `UE ${names.join(', ')}` : 'none');

  const byHand = [...docs.pages.values()].flatMap((page) =>
    mentionsOf(page, releases)
      .filter(({mentions}) => mentions.some(({isInColumn}) => !isInColumn))
      .map(({line, mentions}) => {
        const text = page.lines[line - 1]?.trim() ?? '';
        const shown = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
        const isLost = mentions.some(({kind, value}) => kind === 'engine' && lost.includes(value));
        return {isLost, shown: `  ${page.file}:${line}: ${shown}`};
      }),
  );
  return [
    `${docs.name} against ${before.name}, for readers: ${count('+')} added (+), ${count('*')} changed (*), ${count('-')} removed (-).`,
    ...changes,
    `\nEngines: ${list(gained)} gained, ${list(lost)} lost; ${docs.name} runs on ${list(engines)}.\n`,
    `${byHand.length} lines of ${docs.name} name a version or an engine by hand, lost engines first. Read whether they hold:`,
    ...byHand.sort((a, b) => Number(b.isLost) - Number(a.isLost)).map(({shown}) => shown),
  ].join('\n');
}
