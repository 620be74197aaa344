import {distance} from 'fastest-levenshtein';
import semver from 'semver';
import {GLOSSARY_FILE, type GlossaryEntry, UNKNOWN} from '../../../plugins/names/glossary';
import {readNames} from '../../../plugins/names/read-names';
import {spellingsOf} from '../../../plugins/names/rows';
import {releaseOf} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';
import {didYouMean, type Report} from '../shared/diagnostic';
import {CURRENT, describeVersion, type DocsVersion, idOf, pageIn, type Site} from '../shared/site';
import type {Source} from '../shared/source';

/** Names of the plugin in any text: `TBIA_…` with its C++ prefix, also as the name of a file, and both roots of tags. */
const NAME = /(?<![\w.])(?:GameplayCue\.)?(?:[A-Z]?TBIA_\w+|TBIA(?:\.\w+)+|TBInteraction(?:\.\w+)+)/g;

/** Names with two rows, and releases that are missing, do not exist, or came after the pages that name them. */
export function checkGlossary(entries: readonly GlossaryEntry[], releases: readonly Release[], report: Report): void {
  const names = new Set<string>();
  for (const {name, since, release, changed, line} of entries) {
    const at = report.bind(undefined, GLOSSARY_FILE, line);
    const dates = [release ?? UNKNOWN, ...changed].filter((date) => date !== UNKNOWN);
    const unknown = dates.find((date) => !releaseOf(releases, date));
    if (names.has(name)) {
      at(`${name} has two rows.`, 'Remove one of them.');
    } else if (release === undefined) {
      at(`${name} has no release.`, 'Add `release:` with the plugin release that brought it, or `release: unknown`.');
    } else if (unknown !== undefined) {
      at(`${name}: ${unknown} is not a release.`, 'Take a version from src/data/releases.ts.');
    } else if (release !== UNKNOWN && semver.gt(release, since)) {
      at(`${name} came with ${release}, but pages of ${since} may use it.`, 'Correct `since` or `release`.');
    }
    names.add(name);
  }
}

/** Whether a version comes after the last one that has a name. */
const isGoneIn = ({until}: GlossaryEntry, docsVersion: string): boolean =>
  until !== undefined && (docsVersion === CURRENT || semver.gt(docsVersion, until));

/** Whether a page of a version may use a name; `isPage` tells whether it is the page that the glossary calls so. */
export function isKnownIn(entry: GlossaryEntry, docsVersion: string, isPage: (name: string) => boolean): boolean {
  const isBefore = docsVersion !== CURRENT && semver.lt(docsVersion, entry.since);
  return !isBefore && (!isGoneIn(entry, docsVersion) || entry.afterwards.some(isPage));
}

/** Names lead somewhere: each name of the glossary has a home in every version that uses it. */
export function checkHomes({versions}: Site, entries: readonly GlossaryEntry[], report: Report): void {
  const homeless = new Map<GlossaryEntry, string[]>();
  for (const {name, pages: byPath} of versions) {
    const pages = [...byPath.values()];
    const sources = pages.map(({path, source}) => [idOf(path), source] as const);
    const names = readNames(sources, entries);
    const used = new Set(pages.flatMap(({codes}) => codes.flatMap(({text}) => names.get(text) ?? [])));
    for (const {row} of [...used].filter(({homes}) => homes.length === 0)) {
      homeless.set(row, [...(homeless.get(row) ?? []), describeVersion(name)]);
    }
  }
  for (const [{name, line}, without] of homeless) {
    const hint = 'Add the place that explains it there to `home:`, as `page` or `page#heading`.';
    const message = `${name} has no home in ${without.join(', ')}: no place in \`home:\` is there and has the name.`;
    report(GLOSSARY_FILE, line, message, hint);
  }
}

/** The glossary, ready to answer for any page. */
export type Lexicon = ReturnType<typeof lexiconFrom>;

/** Prepares the glossary for questions. */
export function lexiconFrom(entries: readonly GlossaryEntry[]) {
  const bySpelling = new Map(entries.flatMap((entry) => spellingsOf(entry).map((name) => [name, entry] as const)));
  const mistakes = entries.flatMap((entry) => entry.wrong.map((name) => [name, entry] as const));
  return {
    bySpelling,
    /** By spellings and listed misspellings, without spaces and capitals. */
    byLetters: new Map([...mistakes, ...bySpelling].map(([name, entry]) => [lettersOf(name), entry])),
  };
}

/** The identifiers of one page that are not spelled as in the glossary, or that its version does not have. */
export function checkIdentifiers(page: Source, version: DocsVersion, lexicon: Lexicon, report: Report): void {
  const names = page.lines.flatMap((text, index) =>
    [...text.matchAll(NAME)].map(([name]) => ({line: index + 1, text: name})),
  );
  // A name with a prefix is among them, wherever it is.
  const codes = page.codes.filter(({text}) => text.search(NAME) === -1);
  for (const {line, text: name} of [...names, ...codes]) {
    const entry = lexicon.bySpelling.get(name);
    const meant = entry ? undefined : meantBy(name, lexicon);
    if (entry && !isKnownIn(entry, version.name, (other) => pageIn(version, other) === page)) {
      const hint = `Leave it out of this version, or correct its row in ${GLOSSARY_FILE}.`;
      const message = `${name} ${datesOf(entry, version.name)}; this is ${describeVersion(version.name)}.`;
      report(page.file, line, message, hint);
    }
    if (!entry && (meant || name.search(NAME) === 0)) {
      const guess = meant ? `Did you mean ${meant.name}?` : didYouMean(name, lexicon.bySpelling.keys());
      const row = newRow(name, line, page, version.facts.version);
      const hint = `${guess} A new name gets a row in ${GLOSSARY_FILE}: ${row}`.trim();
      report(page.file, line, `${name} is not in the glossary.`, hint);
    }
  }
}

/** When a name came, or after which version it has gone. */
function datesOf(entry: GlossaryEntry, version: string): string {
  const {since, until = '', release = UNKNOWN} = entry;
  const date = release === UNKNOWN || release === since ? '' : ` (release ${release})`;
  return isGoneIn(entry, version) ? `has gone after ${until}` : `exists since ${since}${date}`;
}

/** The row of a name that no page has used before, ready to paste. */
function newRow(name: string, line: number, {path, headings}: Source, version = ''): string {
  const kinds: Readonly<Record<string, string>> = {I: 'interface', F: 'struct'};
  const typeOrProperty = name.includes('_') ? (kinds[name.charAt(0)] ?? 'class') : 'property';
  const kind = name.includes('.') ? 'tag' : typeOrProperty;
  const heading = headings.findLast((each) => each.line < line);
  const home = `${idOf(path)}${heading ? `#${heading.id}` : ''}`;
  return `- {name: ${name}, kind: ${kind}, since: ${version}, release: ${version}, home: [${home}]}`;
}

/** The name that was meant by a spelling that the glossary does not have: other spaces or capitals, or one slip. */
function meantBy(name: string, {bySpelling, byLetters}: Lexicon): GlossaryEntry | undefined {
  // Small letters throughout are what somebody types into a search box.
  const isName = /[A-Z]/.test(name) && /[ A-Z]/.test(name.slice(1));
  return isName
    ? (byLetters.get(lettersOf(name)) ?? [...bySpelling].find(([spelling]) => isSlip(name, spelling))?.[1])
    : undefined;
}

/** Whether two names of several words differ by at most two letters, as in a wrong order, and not as one and many. */
const isSlip = (name: string, spelling: string): boolean =>
  [name, spelling].every((text) => text.includes(' ')) &&
  name.replace(/s$/, '') !== spelling.replace(/s$/, '') &&
  distance(name, spelling) <= 2;

const lettersOf = (name: string): string => name.replace(/\s/g, '').toLowerCase();

/** The dates in tables of one page that the glossary does not bear out: a column `Since` dates the name in the first cell. */
export function checkDates(page: Source, {bySpelling}: Lexicon, report: Report): void {
  for (const {line, header, cells} of page.rows) {
    const column = header.findIndex((title) => /^(?:documented )?since$/i.test(title));
    const isDocumented = /^documented/i.test(header[column] ?? '');
    const date = (cells[column] ?? '').trim();
    const names = column < 1 ? [] : (cells[0] ?? '').split(', ');
    for (const entry of names.flatMap((name) => bySpelling.get(name) ?? [])) {
      const {name, since, release = UNKNOWN, changed} = entry;
      const came = release === UNKNOWN ? `${since} or earlier` : release;
      const wanted = isDocumented ? since : came;
      const isLater = changed.includes(date) || (semver.valid(date) !== null && isGoneIn(entry, date));
      if (date !== wanted && (isDocumented || !isLater)) {
        const message = `The table dates ${name} "${date}"; the glossary says ${[wanted, ...changed].join(', ')}.`;
        report(page.file, line, message, `Write ${wanted}, or correct its row in ${GLOSSARY_FILE}.`);
      }
    }
  }
}
