import path from 'node:path';
import {parse} from 'yaml';
import {readText} from '../plugins/kit/read-text';
import type {NamesOptions} from '../plugins/names';
import {nameRow} from '../plugins/names/rows';

/** Where the names of the plugin are listed; `docs:check` checks its rows. */
const GLOSSARY = 'glossary/identifiers.yml';

/** What came with the first release needs no `release` of its own. */
const FIRST = '1.0.0';

/** What the glossary says of a name, as far as readers see it. */
interface Row {
  readonly since: string;
  readonly release?: string;
}

function releaseOf({since, release = since === FIRST ? FIRST : 'unknown'}: Row): string | undefined {
  return release === 'unknown' ? undefined : release;
}

/** Options of plugins/names: the glossary, and what readers call its kinds. */
export function namesOptions(options: Omit<NamesOptions, 'rows' | 'kinds'>): NamesOptions {
  const rows = parse(readText(path.join(options.siteDir, GLOSSARY))) as Row[];
  return {
    ...options,
    rows: rows.map((row) => nameRow.parse({...row, release: releaseOf(row)})),
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
