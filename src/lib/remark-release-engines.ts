import type {Root} from 'mdast';
import {inWords} from '../data/page-facts';
import type {Release} from '../data/releases';

const RELEASED = /^Released (?<date>\d{4}-\d\d-\d\d)\./;

/** The engines of a release in words: `UE 4.26 (presumed), 4.27 and 5.0`. */
function enginesInWords({engines, presumed = []}: Release): string {
  const names = engines.map((engine) => engine + (presumed.includes(engine) ? ' (presumed)' : ''));
  return `UE ${inWords.format(names)}`;
}

/**
 * Lets the changelog say which engines a release is for, in the line that says when it was released: the data knows
 * them already, so nobody types them.
 */
export default function remarkReleaseEngines({
  releases,
}: {
  readonly releases: readonly Release[];
}): (tree: Root) => void {
  return ({children}) => {
    for (const node of children) {
      const [first] = node.type === 'paragraph' ? node.children : [];
      if (first?.type === 'text') {
        first.value = first.value.replace(RELEASED, (sentence, date: string) => {
          const release = releases.find((row) => row.date === date);
          return release ? `${sentence.slice(0, -1)} for ${enginesInWords(release)}.` : sentence;
        });
      }
    }
  };
}
