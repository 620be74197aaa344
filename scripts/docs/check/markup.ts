import {didYouMean, type Report} from '../shared/diagnostic';
import type {Source} from '../shared/source';

/** Callouts: those of Docusaurus, and those of config/page-plugins.ts. */
const CALLOUTS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'stop', 'check'];
/** Languages of code, and of figures. */
const LANGUAGES = [
  ...['blueprint', 'dot', 'panel'],
  ...['cpp', 'csharp', 'ini', 'text', 'json', 'yaml', 'bash', 'sh', 'python', 'diff', 'xml', 'md', 'mdx', 'js', 'ts'],
];
/** Components that pages use without importing them: those of src/theme/MDXComponents.tsx, and Docusaurus' own. */
const COMPONENTS = ['EngineBadge', 'MenuPath', 'Details', 'Head', 'Link'];

/** What a build shows as text, or stops at without a line: words of Markdown and MDX that nothing knows. */
export function checkMarkup({file, fences, imports, components, expressions, prose}: Source, report: Report): void {
  const checkWord = (line: number, word: string, known: readonly string[], message: string): void => {
    if (!known.includes(word)) {
      report(file, line, message, `${didYouMean(word, known)} Known: ${known.join(', ')}.`.trim());
    }
  };
  for (const {line, lang} of fences.filter((fence) => fence.lang !== '')) {
    checkWord(line, lang, LANGUAGES, `No code and no figure has the language "${lang}".`);
  }
  const known = [...COMPONENTS, ...imports.map(({name}) => name)];
  for (const {line, name} of components.filter((component) => /^[A-Z]/.test(component.name))) {
    checkWord(line, name.replace(/\..*/, ''), known, `There is no component <${name}>.`);
  }
  for (const {line, value} of expressions.filter((expression) => !expression.value.startsWith('/*'))) {
    report(file, line, `{${value}} is read as JavaScript.`, 'Put braces into backticks; a comment is `{/* … */}`.');
  }
  for (const {line, text} of prose) {
    const [link] = /!?\[[^\]]*\]\([^()\s]+ [^()]*\)/.exec(text) ?? [];
    if (link !== undefined) {
      report(file, line, `The address of ${link} has a space.`, 'Rename the file without one.');
    }
    const [, callout] = /^:::+([\w-]+)/.exec(text) ?? [];
    if (callout !== undefined) {
      checkWord(line, callout, CALLOUTS, `There is no callout :::${callout}.`);
    }
  }
  for (const line of openCallouts(prose)) {
    const hint = 'End it with a line that has its colons alone.';
    report(file, line, 'The callout that begins here is never closed.', hint);
  }
}

/** The lines of callouts that another one, or the end of the page, comes before their end. */
function openCallouts(prose: Source['prose']): number[] {
  const open: {line: number; colons: string}[] = [];
  const missing: number[] = [];
  for (const {line, text} of prose) {
    const [, colons = '', name] = /^(:{3,})([\w-]*)/.exec(text) ?? [];
    if (name) {
      const around = open.at(-1);
      // A callout within another one has fewer colons.
      if (around && around.colons.length <= colons.length) {
        missing.push(around.line);
        open.pop();
      }
      open.push({line, colons});
    } else if (colons) {
      open.pop();
    }
  }
  return [...missing, ...open.map(({line}) => line)];
}
