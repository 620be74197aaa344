import type {Redirects} from '../../kit/current-id';

/** Name of the plugin, which is also that of its global data. */
export const NAME = 'history';

/** Query parameter of a docs page that opens its comparison with another version, as in `?since=1.4.0`. */
export const SINCE_PARAMETER = 'since';

/** In place of a revision: the version has no such page. */
export const NO_PAGE = '-';

/** What every reader gets of the history of all pages. */
export interface HistoryData {
  /** What each released version runs on in few words, as in `UE 5.4-5.6`: newest first, with the names in versions.json. */
  readonly engines: Readonly<Record<string, string>>;
  readonly redirects: Redirects;
  /**
   * By the id of a page today: its revision in each of those versions, one character each, in the same order. Versions with
   * the same source have the same revision, also where their facts (`%%version%%`) differ.
   */
  readonly revisions: Readonly<Record<string, string>>;
}
