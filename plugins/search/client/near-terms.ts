const MOST_NEAR = 3;

/** How many letters are wrong, missing, too many or the wrong way round (optimal string alignment). */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({length: other.length + 1}, (_, index) => index)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const edits = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)];
      (rows[row] ??= [])[column] = Math.min(...edits, ...(isSwapped ? [at(row - 2, column - 2) + 1] : []));
    }
  }
  return at(one.length, other.length);
}

const inOrder = (term: string): string => Array.from(term).sort().join('');

/**
 * The terms that a mistyped word may mean, the nearest first. Slips leave the first letter: `uninstall` is not `install`.
 * @param known terms with the number of sections that have them; of equally near ones the commoner
 */
export function nearTerms(word: string, known: ReadonlyMap<string, number>): string[] {
  if (word.length < 3 || /\p{N}/u.test(word)) {
    return [];
  }
  const forgiven = word.length < 9 ? 1 : 2;
  return [...known.keys()]
    .filter((term) => term.startsWith(word.slice(0, 1)) && Math.abs(term.length - word.length) <= forgiven)
    .map((term) => ({term, edits: inOrder(term) === inOrder(word) ? 1 : distance(word, term)}))
    .filter(({edits}) => edits <= forgiven)
    .sort((one, other) => one.edits - other.edits || (known.get(other.term) ?? 0) - (known.get(one.term) ?? 0))
    .slice(0, MOST_NEAR)
    .map(({term}) => term);
}
