import {compareDotted} from '../../../src/data/release-facts';
import type {Engine} from '../../../src/data/releases';

/** Engines that a release supports and the one before did not, and the other way round, oldest first. */
export function enginesBetween(
  before: readonly Engine[] = [],
  after: readonly Engine[] = [],
): {readonly gained: readonly Engine[]; readonly lost: readonly Engine[]} {
  const only = (these: readonly Engine[], those: readonly Engine[]): Engine[] =>
    these.filter((engine) => !those.includes(engine)).sort(compareDotted);
  return {gained: only(after, before), lost: only(before, after)};
}
