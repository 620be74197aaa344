import path from 'node:path';
import {parse} from 'yaml';
import {readText} from '../plugins/kit/read-text';
import type {NamesOptions} from '../plugins/names';
import {nameRow} from '../plugins/names/rows';
import {foldersOf, type VersionOptions} from './version-options';

/** Where the names of the plugin are listed; `docs:check` checks its rows. */
const GLOSSARY = 'glossary/identifiers.yml';

/** Folders of pages in the order in which they explain names: reference first, then features, guides and first steps. */
export const EXPLAINING_FOLDERS: readonly string[] = [
  'architecture',
  'features',
  'getting-started',
  'integration_guides',
  'quick-start',
];

/** What came with the first release needs no `release` of its own. */
const FIRST = '1.0.0';

/** What the glossary says of a name, as far as readers see it. */
interface Row {
  readonly name: string;
  readonly kind: string;
  readonly since: string;
  readonly release?: string;
}

function releaseOf({since, release}: Row): string | undefined {
  return release === 'unknown' ? undefined : (release ?? (since === FIRST ? FIRST : undefined));
}

/**
 * Options of plugins/names: the glossary, and which folders of pages explain names before others.
 * @param siteDir absolute path of the site
 * @param facts what each version's pages can say by name
 * @param redirects ids of pages that have moved
 */
export function namesOptions(
  siteDir: string,
  baseUrl: string,
  versions: VersionOptions,
  facts: NamesOptions['facts'],
  redirects: NamesOptions['redirects'],
): NamesOptions {
  const rows = parse(readText(path.join(siteDir, GLOSSARY))) as Row[];
  return {
    siteDir,
    baseUrl,
    rows: rows.map((row) => nameRow.parse({...row, release: releaseOf(row)})),
    versions: foldersOf(versions),
    facts,
    redirects,
    folders: EXPLAINING_FOLDERS,
    kinds: {
      action: 'input action',
      cue: 'gameplay cue',
      effect: 'gameplay effect',
      notify: 'animation notify',
      tag: 'gameplay tag',
      task: 'ability task',
      trigger: 'input trigger',
    },
  };
}
