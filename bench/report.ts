import {cpus, totalmem} from 'node:os';
import {judge, type Verdict} from './budgets';
import {EMULATION} from './browser';
import {PARTS, type Part, type Results} from './results';
import {sectionTables, verdictTable} from './table';

interface Chapter {
  readonly title: string;
  readonly method: string;
}

const CHAPTERS: Readonly<Record<Part, Chapter>> = {
  bytes: {
    title: 'Sizes',
    method:
      'Each page in a fresh Chromium, untouched until it rests. Files count with gzip level 6, as GitHub Pages sends them; 1 kB is 1000 bytes. "In the HTML" are scripts that the page names itself, "later" those that scripts load. "Fetched ahead" are files for links in view, which no other column counts. "Page with pictures" is all that came when the page was scrolled to its end. "Output" is the sum of all files, not compressed.',
  },
  cost: {
    title: 'Cold load',
    method: `Slow 4G (${EMULATION.megabitsDown} Mbit/s, ${EMULATION.latency} ms), processor ${EMULATION.cpuSlowdown} times slower, empty cache, medians. "Scripts" and "all bytes" are what came over the line until 4 s after load, heads included; "all bytes" has what was fetched ahead. TBT is the sum of what tasks took beyond 50 ms, until 4 s after load. The first answered click is one on the switch of the colour mode, in a visit of its own in which it is clicked every 20 ms.`,
  },
  nav: {
    title: 'Soft navigation',
    method:
      'Line and processor as before. After 3 s a link of the sidebar is hovered for 150 ms and clicked; the time runs from the click to the moment when the title of the tab and the heading of the page are new. The bytes are those of all files that the new page asks for, gzip level 6, also when they had been fetched ahead.',
  },
  build: {
    title: 'Build',
    method:
      'Ten versions, in a copy of the site with a cache of its own. Cold: nothing from an earlier build. Warm: again, with nothing changed. Memory: the highest sum over the processes of a build.',
  },
  names: {
    title: 'Names of scripts',
    method:
      'Ten versions, in a copy of the site: built, built again with a word more on one page of the newest version, and again with a page more in it. Counted are the scripts whose names the build before did not have, so what a reader who comes back must load anew at most.',
  },
  growth: {
    title: 'Growth',
    method:
      'Copies of the site with made-up versions, each the pages of the latest one; every fourth page of each version has a sentence of its own. One cold build each. "Per added version" has the steepest step between two neighbouring rows for scripts, and the whole range for seconds and output.',
  },
};

const METHOD_OF_STOCK =
  'Stock is a Docusaurus of the same release with its classic preset and `future: {v4: true, faster: true}`, built from the same pages: no pictures (their fences are code blocks), no search, no history, no plugins or theme changes of this site.';

/** All verdicts over our numbers of the given parts. */
export function verdictsOf({sections}: Results, parts: readonly Part[] = PARTS): Verdict[] {
  return sections
    .filter(({site, part}) => site === 'ours' && parts.includes(part))
    .flatMap(({part, run, measurements}) => {
      const stock = sections.find((one) => one.site === 'stock' && one.part === part && one.run === run);
      return judge(part, measurements, run === undefined ? undefined : stock?.measurements);
    });
}

/** Title and tables of one part with the newest numbers of both sites; nothing when there are none. */
export function partTables({sections}: Results, part: Part): string[] {
  const some = sections.filter((section) => section.part === part);
  return some.length > 0 ? [`## ${CHAPTERS[part].title}`, ...sectionTables(some)] : [];
}

const minutes = (time: string): string => time.slice(0, 16).replace('T', ' ');

function times({sections}: Results, part: Part): string {
  return sections
    .filter((section) => section.part === part)
    .map(({site, measuredAt, runs, load}) =>
      [
        `${site} ${minutes(measuredAt)}`,
        ...(runs === undefined ? [] : [`${runs} runs`]),
        ...(load === undefined ? [] : [`load ${load.toFixed(1)}`]),
      ].join(', '),
    )
    .join('; ');
}

/** The report of the newest numbers of every part as Markdown. */
export function writeReport(results: Results): string {
  const chapters = PARTS.flatMap((part) => {
    const tables = partTables(results, part);
    return tables.length > 0 ? [...tables, CHAPTERS[part].method, `Measured (UTC): ${times(results, part)}.`] : [];
  });
  const search = results.search;
  return `${[
    '# Results of the benchmark',
    `Written by \`npm run bench -- --write\` on a machine with ${cpus().length} cores and ${Math.round(totalmem() / 2 ** 30)} GB of memory. The load beside each time is the average of waiting processes in the last minute: with much more than the bench itself makes, timings are too long, and only bytes and ratios of neighbouring runs tell something.`,
    METHOD_OF_STOCK,
    '## Budgets',
    verdictTable(verdictsOf(results)),
    ...chapters,
    ...(search
      ? [
          '## Search',
          `\`npm run bench:search\`, ${minutes(search.measuredAt)} UTC.`,
          `\`\`\`text\n${search.output.trim()}\n\`\`\``,
        ]
      : []),
  ].join('\n\n')}\n`;
}
