import {expect} from 'vitest';
import {firefoxProgram} from '../../scripts/engines';
import {docsPath, BASE, VERSIONS} from '../pages';
import {beyondEdges, lettersOf, readPdf, rowsNotWhole, tableRows} from '../support/pdf';
import type {Browser, Paper, Preferences} from './browser';
import {startFirefox} from './firefox';
import {CALM, CALM_JOURNEYS, FORGETFUL_JOURNEYS, JOURNEYS, type Journey} from './journeys';
import type {Site} from './site';
import {describeJourneys} from './suite';

const program = firefoxProgram();

const docs = (page: string): string => docsPath(VERSIONS[0], page).slice(BASE.length);

/** A page on paper. */
interface Print {
  readonly path: string;
  readonly papers: readonly Paper[];
  /** As many as it may take. */
  readonly sheets: number;
  readonly isLandscape?: boolean;
}

async function printsWhole(site: Site, {path, papers, sheets, isLandscape = false}: Print): Promise<void> {
  const {browser} = site;
  await browser.resize(1350, 900);
  await site.open(path);
  const rows = await browser.run(tableRows);
  const end = await browser.run(() =>
    Array.from(document.querySelectorAll<HTMLElement>('article p, main p')).at(-1)?.innerText.slice(-20),
  );
  for (const paper of papers) {
    const name = `${path} on ${paper}`;
    const printed = await readPdf((await browser.print?.(paper)) ?? new Uint8Array());
    expect(printed.length, name).toBeGreaterThan(0);
    expect(printed.length, name).toBeLessThanOrEqual(sheets);
    expect([...new Set(printed.map(({width, height}) => width > height))], name).toEqual([isLandscape]);
    expect(beyondEdges(printed), name).toEqual([]);
    expect(rowsNotWhole(printed, rows), name).toEqual([]);
    const letters = lettersOf(printed);
    expect(letters, name).toContain(end?.replaceAll(/\s+/g, '') ?? 'the end of the page');
    expect(letters, name).not.toMatch(/IssueTracker|Allrightsreserved/);
  }
}

const prints = (name: string, print: Print): Journey => ({
  name: `${name} prints whole`,
  run: (site) => printsWhole(site, print),
});

const PANELS = {path: docs('quick-start/using-active'), sheets: 8} as const;

/** What WebKitGTK cannot be asked for. */
const PRINTS: readonly Journey[] = [
  prints('the roadmap', {path: '/roadmap', papers: ['A4', 'Letter'], sheets: 2, isLandscape: true}),
  prints('a page of tables', {path: docs('architecture/interact-active'), papers: ['A4', 'Letter'], sheets: 12}),
  prints('a page with panels', {...PANELS, papers: ['A4']}),
  prints('the changelog', {path: '/changelog', papers: ['Letter'], sheets: 8}),
];

const start = (preferences?: Preferences): (() => Promise<Browser>) | undefined =>
  program === undefined ? undefined : () => startFirefox(program, preferences);

describeJourneys('Firefox', start(), [...JOURNEYS, ...PRINTS]);
describeJourneys('Firefox, light and with less motion', start(CALM), [
  ...CALM_JOURNEYS,
  prints('a page with panels', {...PANELS, papers: ['Letter']}),
]);
describeJourneys('Firefox, which keeps nothing for sites', start({isSiteDataBlocked: true}), FORGETFUL_JOURNEYS);
