import type {Redirects} from '../../kit/current-id';

/** Name of the plugin, which is also that of its global data. */
export const NAME = 'history';

/** Query parameter of a docs page that opens its comparison with another version, as in `?since=1.4.0`. */
export const SINCE_PARAMETER = 'since';

/** In place of a revision: the version has no such page. */
export const NO_PAGE = '-';

/** The history of all pages, which every reader loads. */
export interface HistoryData {
  /** The engines of each released version in few words, as in `UE 5.4–5.6`, by its name in versions.json, newest first. */
  readonly engines: Readonly<Record<string, string>>;
  readonly redirects: Redirects;
  /**
   * By the id of a page today: its revision in each of those versions, one character each, in the same order. Versions with
   * the same source have the same revision, also where their facts (`%%version%%`) differ.
   */
  readonly revisions: Readonly<Record<string, string>>;
}
