import {nearest} from '../../../plugins/kit/nearest';
import type {Diagnostic} from '../shared/diagnostic';
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
export function checkMarkup(page: Source): Diagnostic[] {
  const at = (line: number, message: string, hint: string): Diagnostic[] => [{file: page.file, line, message, hint}];
  const meant = (word: string, known: readonly string[]): string => {
    const guess = nearest(word, known);
    return guess === undefined ? `Known: ${known.join(', ')}.` : `Did you mean ${guess}? Known: ${known.join(', ')}.`;
  };
  const components = [...COMPONENTS, ...page.imports.map(({name}) => name)];
  return [
    ...page.fences.flatMap(({line, lang}) =>
      lang === '' || LANGUAGES.includes(lang)
        ? []
        : at(line, `No code and no figure has the language "${lang}".`, meant(lang, LANGUAGES)),
    ),
    ...page.components.flatMap(({line, name}) =>
      /^[A-Z]/.test(name) && !components.includes(name.split('.')[0] ?? '')
        ? at(line, `There is no component <${name}>.`, meant(name, components))
        : [],
    ),
    ...page.expressions.flatMap(({line, value}) =>
      value.startsWith('/*')
        ? []
        : at(line, `{${value}} is read as JavaScript.`, 'Put braces into backticks; a comment is `{/* … */}`.'),
    ),
    ...page.paragraphs.flatMap(({line, text}) =>
      text.split('\n').flatMap((words, index): Diagnostic[] => {
        const [, callout] = /^:::+([\w-]+)/.exec(words) ?? [];
        const [link] = /!?\[[^\]]*\]\([^()\s]+ [^()]*\)/.exec(words) ?? [];
        return [
          ...(callout === undefined || CALLOUTS.includes(callout)
            ? []
            : at(line + index, `There is no callout :::${callout}.`, meant(callout, CALLOUTS))),
          ...(link === undefined
            ? []
            : at(line + index, `The address of ${link} has a space.`, 'Rename the file without one.')),
        ];
      }),
    ),
    ...openCallouts(page).flatMap((line) =>
      at(line, 'The callout that begins here is never closed.', 'End it with a line that has its colons alone.'),
    ),
  ];
}

/** The lines of callouts that another one, or the end of the page, comes before their end. */
function openCallouts({paragraphs}: Source): number[] {
  const open: {line: number; colons: string}[] = [];
  const missing: number[] = [];
  for (const {line, text} of paragraphs) {
    for (const [index, words] of text.split('\n').entries()) {
      const [, colons = '', name] = /^(:{3,})([\w-]*)/.exec(words) ?? [];
      if (name) {
        const around = open.at(-1);
        if (around && around.colons.length <= colons.length) {
          missing.push(around.line);
          open.pop();
        }
        open.push({line: line + index, colons});
      } else if (colons) {
        open.pop();
      }
    }
  }
  return [...missing, ...open.map(({line}) => line)];
}
