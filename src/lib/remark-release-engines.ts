import type {Root} from 'mdast';
import {inWords} from '../data/page-facts';
import {releases} from '../data/releases';

const RELEASED = /^Released (?<date>\d{4}-\d\d-\d\d)\./;

/** The engines of the release of a day, as in ` for UE 4.26 (not confirmed), 4.27 and 5.0`. */
function enginesOn(date: string): string {
  const {engines = [], presumed = []} = releases.find((row) => row.date === date) ?? {};
  const names = engines.map((engine) => engine + (presumed.includes(engine) ? ' (not confirmed)' : ''));
  return names.length > 0 ? ` for UE ${inWords.format(names)}` : '';
}

/**
 * A remark plugin that adds the engines of a release to its line "Released 2025-06-16." in the changelog. The engines are
 * in src/data/releases.ts, so nobody types them again.
 */
export default function remarkReleaseEngines(): (tree: Root) => void {
  return ({children}) => {
    for (const node of children) {
      const [first] = node.type === 'paragraph' ? node.children : [];
      if (first?.type === 'text') {
        first.value = first.value.replace(RELEASED, (_sentence, date: string) => `Released ${date}${enginesOn(date)}.`);
      }
    }
  };
}
