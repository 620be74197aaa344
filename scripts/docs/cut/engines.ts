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

/** Writes what happens to the engines as a sentence. */
export function formatEngines(before: Release | undefined, after: Release): string {
  const {gained, lost} = enginesBetween(before, after);
  const list = (engines: readonly string[]): string => (engines.length > 0 ? `UE ${engines.join(', ')}` : 'none');
  return `Engines: ${list(gained)} gained, ${list(lost)} lost; ${after.version} runs on ${list(after.engines)}.`;
}
