import {NO_PAGE, type HistoryData} from '../shared/history';

/** The revision of a page in a version: the same where the source is the same; NO_PAGE where the version lacks the page. */
export function revisionOf({engines, revisions}: HistoryData, id: string, version: string): string {
  return revisions[id]?.[Object.keys(engines).indexOf(version)] ?? NO_PAGE;
}

/**
 * What happened to a page, for readers of one version.
 * @returns `form`: since when the page has been the same as in that version, as in `in this form since 1.6.0`; `words`: what
 * happened to the page in all versions, as in `Since 1.2.0 · changed in 1.3.0, 1.6.0`, or nothing if only one version has it;
 * undefined if that version lacks the page
 */
export function pastOf(data: HistoryData, id: string, version: string) {
  const versions = Object.keys(data.engines)
    .reverse()
    .filter((name) => revisionOf(data, id, name) !== NO_PAGE);
  const here = versions.indexOf(version);
  const isChange = (name: string, index: number): boolean =>
    revisionOf(data, id, name) !== revisionOf(data, id, versions[index - 1] ?? '');
  const form = versions.slice(0, here + 1).findLast(isChange);
  const [since, ...changed] = versions.filter(isChange);
  const words = `Since ${since}${changed.length > 0 ? ` · changed in ${changed.join(', ')}` : ''}`;
  return form === undefined ? undefined : {form: `in this form since ${form}`, words: versions.length > 1 ? words : ''};
}

/**
 * Ids of the pages that a version added, changed and removed, compared with the version before; undefined for the first
 * version, and for unreleased ones.
 */
export function releasePages({engines, revisions}: HistoryData, version: string) {
  const versions = Object.keys(engines);
  const index = versions.indexOf(version);
  const previous = versions[index + 1];
  if (index < 0 || previous === undefined) {
    return undefined;
  }
  const ids = Object.keys(revisions);
  const before = ids.filter((id) => revisions[id]?.[index + 1] !== NO_PAGE);
  const now = ids.filter((id) => revisions[id]?.[index] !== NO_PAGE);
  return {
    previous,
    added: now.filter((id) => !before.includes(id)),
    changed: now.filter((id) => before.includes(id) && revisions[id]?.[index] !== revisions[id]?.[index + 1]),
    removed: before.filter((id) => !now.includes(id)),
  };
}
