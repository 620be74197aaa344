import type {Root} from 'mdast';
import {inWords} from '../data/page-facts';
import {releases} from '../data/releases';

const RELEASED = /^Released (?<date>\d{4}-\d\d-\d\d)\./;

/** What a release is for, by its day: ` for UE 4.26 (presumed), 4.27 and 5.0`. */
function enginesOn(date: string): string {
  const {engines = [], presumed = []} = releases.find((row) => row.date === date) ?? {};
  const names = engines.map((engine) => engine + (presumed.includes(engine) ? ' (presumed)' : ''));
  return names.length > 0 ? ` for UE ${inWords.format(names)}` : '';
}

/**
 * Lets the changelog say which engines a release is for, in the line that says when it was released: the data knows
 * them already, so nobody types them.
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
