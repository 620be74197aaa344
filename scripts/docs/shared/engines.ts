import {compareDotted} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';

/** Engines that a release supports and the one before did not, and the other way round, oldest first. */
export function enginesBetween(
  before: Release | undefined,
  after: Release,
): {readonly gained: readonly string[]; readonly lost: readonly string[]} {
  const [old, now] = [before?.engines ?? [], after.engines].map((engines) => new Set<string>(engines));
  const only = (these: Iterable<string> = [], those?: ReadonlySet<string>): string[] =>
    [...these].filter((engine) => !those?.has(engine)).sort(compareDotted);
  return {gained: only(now, old), lost: only(old, now)};
}
