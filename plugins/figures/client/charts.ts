/** Where a fragment may end in the address of a picture. */
const FRAGMENT = /#.*$/;

/**
 * Shows one path of a chart, or the whole chart: the pictures are asked for with the fragment of the path.
 *
 * @param name of the path; empty for the whole chart
 * @param fragment of its pictures
 * @param off class of the steps that it leaves out
 * @returns what happened, for a live region: what comes before the number of steps, that number, and what comes after
 */
function show(chart: Element, name: string, fragment: string, off: string): [string, string, string] {
  for (const picture of chart.querySelectorAll('img')) {
    picture.src = picture.src.replace(FRAGMENT, '') + (fragment === '' ? '' : `#${fragment}`);
  }
  // An arrow that leads somewhere is no step.
  const steps = [...chart.querySelectorAll('a:not([data-arrow])')];
  const taken = steps.filter((step) => fragment === '' || !step.classList.contains(off));
  const last = taken.at(-1)?.getAttribute('aria-label') ?? '';
  return fragment === ''
    ? ['The whole chart: ', `${steps.length} steps`, '.']
    : [`${name}: `, `${taken.length} of ${steps.length} steps`, `, the last is ${last}.`];
}

/** Lets the choices of paths above the charts of the open page be used. */
export function openChoices(): void {
  for (const [number, choice] of [...document.querySelectorAll<HTMLFieldSetElement>('.tbia-paths[inert]')].entries()) {
    const chart = choice.parentElement?.querySelector('.tbia-chart');
    for (const [index, radio] of [...choice.querySelectorAll('input')].entries()) {
      radio.name = `path-${number}`;
      radio.checked = index === 0;
      radio.addEventListener('change', () => {
        // The build calls what the first path leaves out "a".
        const off = String.fromCharCode(96 + index);
        const said = chart ? show(chart, radio.labels?.[0]?.textContent ?? '', radio.value, off) : [];
        const parts = said.map((text, place) => {
          const part = document.createElement('span');
          // Who sees the chart sees the rest in it.
          part.className = place === 1 ? '' : 'tbia-figure__hidden';
          part.textContent = text;
          return part;
        });
        choice.querySelector('p')?.replaceChildren(...parts);
      });
    }
    choice.inert = false;
  }
}
