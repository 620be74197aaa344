/** Where a fragment may end in the address of a picture. */
const FRAGMENT = /#.*$/;

/** A path of a chart. */
interface Path {
  /** The fragment of its pictures. */
  readonly fragment: string;
  readonly name: string;
  /** The class of the steps that it leaves out. */
  readonly off: string;
}

const nameOf = (link: Element): string => link.getAttribute('aria-label') ?? '';

/** The picture of the light theme as it is without a choice, which only paper shows. */
function addPaperPicture(chart: HTMLElement): void {
  const picture = chart.querySelector('img');
  if (picture && !chart.querySelector('.tbia--paper')) {
    const copy = new Image(picture.width, picture.height);
    copy.className = 'tbia-figure__picture tbia--paper';
    copy.alt = picture.alt;
    copy.src = picture.src;
    chart.append(copy);
  }
}

/**
 * Shows one path of a chart, or the whole chart: the pictures are asked for with the fragment of the path.
 *
 * @returns what happened, for a live region: what comes before the number of steps, that number, and what comes after
 */
function show(chart: HTMLElement, path: Path | undefined): [string, string, string] {
  addPaperPicture(chart);
  for (const picture of chart.querySelectorAll<HTMLImageElement>('img:not(.tbia--paper)')) {
    picture.src = picture.src.replace(FRAGMENT, '') + (path ? `#${path.fragment}` : '');
  }
  // An arrow that leads somewhere is no step.
  const steps = [...chart.querySelectorAll('a:not([data-arrow])')];
  const taken = steps.filter((step) => !path || !step.classList.contains(path.off));
  const last = taken.at(-1);
  return path && last
    ? [`${path.name}: `, `${taken.length} of ${steps.length} steps`, `, the last is ${nameOf(last)}.`]
    : ['The whole chart: ', `${steps.length} steps`, '.'];
}

/** Lets the choice of paths above a chart be seen and used. */
function openChoice(chart: HTMLElement, group: string): void {
  const choice = chart.closest('figure')?.querySelector<HTMLFieldSetElement>('.tbia-paths');
  const status = choice?.querySelector('.tbia-paths__status');
  if (!choice || !status) {
    return;
  }
  for (const [index, radio] of [...choice.querySelectorAll('input')].entries()) {
    radio.name = group;
    radio.checked = index === 0;
    const path = {
      fragment: radio.value,
      name: radio.labels?.[0]?.textContent ?? '',
      // The build calls what the first path leaves out "a".
      off: String.fromCharCode(96 + index),
    };
    radio.addEventListener('change', () => {
      const parts = show(chart, index === 0 ? undefined : path).map((text, place) => {
        const part = document.createElement('span');
        // Who sees the chart sees the rest in it.
        part.className = place === 1 ? '' : 'tbia-figure__hidden';
        part.textContent = text;
        return part;
      });
      status.replaceChildren(...parts);
    });
  }
  choice.inert = false;
}

/**
 * A link from a row back to a chart, so that keyboards and fingers find the step of a row as well. A row that several
 * charts lead to gets one for each.
 */
function addWayBack(row: Element, step: Element, caption: string): void {
  const holder = row.matches('tr') ? row.querySelector('td') : row.matches('li') ? row : null;
  if (holder && !holder.querySelector(`[href="#${step.id}"]`)) {
    const link = document.createElement('a');
    link.className = 'tbia-row__back';
    link.href = `#${step.id}`;
    link.textContent = '↗';
    link.dataset.chart = step.id.split('-')[1];
    link.title = caption;
    link.setAttribute('aria-label', `${nameOf(step)} in the chart: ${caption}`);
    holder.append(link);
  }
}

/** Gives the steps of a chart their ids, and their rows the ways back; a row leads to the first of its steps. */
function addWaysBack(chart: HTMLElement): void {
  const caption = chart.closest('figure')?.querySelector('figcaption')?.textContent.trim() ?? '';
  const led = new Set<Element>();
  for (const [index, step] of [...chart.querySelectorAll<SVGAElement>('a')].entries()) {
    const row = document.getElementById(step.getAttribute('href')?.slice(1) ?? '');
    step.id = `${chart.id}-${index + 1}`;
    if (row && !led.has(row)) {
      led.add(row);
      addWayBack(row, step, caption);
    }
  }
}

/** Makes the charts of the open page answer: a choice of paths above each, and links from rows to steps. */
export function answerCharts(): void {
  for (const [index, chart] of [...document.querySelectorAll<HTMLElement>('.tbia-chart')].entries()) {
    if (chart.id === '') {
      chart.id = `chart-${index + 1}`;
      openChoice(chart, `${chart.id}-path`);
      addWaysBack(chart);
    }
  }
}
