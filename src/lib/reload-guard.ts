/** A page that was reloaded less than this many milliseconds ago must not reload itself again. */
const QUIET_TIME = 10_000;

/** The part of `window.performance` that says how and when the document was opened. */
export type PageTimes = Pick<Performance, 'now' | 'getEntriesByType'>;

/**
 * Whether the page may reload itself: not if it comes from a reload itself and is younger than ten seconds, so that no
 * failure can make it reload for ever. Needs no storage, which readers may have denied.
 */
export function mayReload(times: PageTimes): boolean {
  const [navigation] = times.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'reload' || times.now() >= QUIET_TIME;
}
