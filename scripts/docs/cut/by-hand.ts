import type {Release} from '../../../src/data/releases';
import {mentionsOf} from '../check/typed-facts';
import {type Source} from '../shared/source';

const MAX_LENGTH = 150;

/**
 * Writes the lines that name a version or an engine by hand: those that name a lost engine first. Rows that do so in a
 * column such as "Since" are counted, for they stay true.
 * @param lost engines that the version no longer supports
 */
export function formatByHand(
  name: string,
  pages: Iterable<Source>,
  releases: readonly Release[],
  lost: readonly string[],
): string {
  const found = [...pages].flatMap((page) => {
    const mentions = mentionsOf(page, releases);
    const text = page.source.split('\n');
    return [...new Set(mentions.map(({line}) => line))].map((line) => {
      const here = mentions.filter((mention) => mention.line === line);
      return {
        shown: `  ${page.file}:${line}: ${shorten(text[line - 1] ?? '')}`,
        isInColumn: here.every(({cover}) => cover === 'column'),
        isLost: here.some(({kind, value}) => kind === 'engine' && lost.includes(value)),
      };
    });
  });
  const listed = found.filter(({isInColumn}) => !isInColumn);
  const first = listed.filter(({isLost}) => isLost);
  const rest = listed.filter(({isLost}) => !isLost);
  const rows = found.length - listed.length;
  return [
    `${listed.length} lines of ${name} name a version or an engine by hand. Read whether they still hold:`,
    ...(first.length > 0 ? [' These name an engine that is lost:', ...first.map(({shown}) => shown)] : []),
    ...(first.length > 0 && rest.length > 0 ? [' These name others:'] : []),
    ...rest.map(({shown}) => shown),
    `${rows} more rows of tables do so in a column for it, such as "Since".`,
  ].join('\n');
}

function shorten(text: string): string {
  const words = text.trim();
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH - 1)}…` : words;
}
