import path from 'node:path';
import {readText} from '../plugins/kit/read-text';
import type {NamesOptions} from '../plugins/names';
import {GLOSSARY_FILE, readGlossary, UNKNOWN} from '../plugins/names/glossary';

/**
 * Options of plugins/names: the glossary, and what readers call its kinds.
 * @throws when the glossary has a row that cannot be read; the message has its line
 */
export function namesOptions(options: Omit<NamesOptions, 'rows' | 'kinds'>): NamesOptions {
  const text = readText(path.join(options.siteDir, GLOSSARY_FILE));
  const rows = readGlossary(text, (file, line, message, hint) => {
    throw new Error(`${file}:${line}: ${message} ${hint}`);
  });
  return {
    ...options,
    rows: rows.map((row) => ({...row, release: row.release === UNKNOWN ? undefined : row.release})),
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
