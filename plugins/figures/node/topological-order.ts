/** Parts so that the lines between them lead forward, as far as there are no loops; ties in the order of the source. */
export function topologicalOrder<Part>(
  parts: readonly Part[],
  lines: readonly {readonly from: Part; readonly to: Part}[],
): Part[] {
  const rest = [...parts];
  const ordered: Part[] = [];
  while (rest.length > 0) {
    const isFree = (part: Part): boolean => !lines.some(({from, to}) => to === part && rest.includes(from));
    const index = Math.max(0, rest.findIndex(isFree));
    ordered.push(...rest.splice(index, 1));
  }
  return ordered;
}
