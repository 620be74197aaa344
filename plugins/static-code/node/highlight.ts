import {normalizeTokens, Prism} from 'prism-react-renderer';
import {escapeText} from '../../kit/escape-html';
import type {CodeMeta} from './meta';
import type {Palette} from './palette';

interface Run {
  classes: string;
  text: string;
}

/** The lines of the code as runs of text of one look. */
function tokenize(code: string, language: string, palette: Palette): Run[][] {
  const grammar = Prism.languages[language];
  const tokens = grammar ? Prism.tokenize(code, grammar) : [code];
  return normalizeTokens(tokens).map((line) => {
    const runs: Run[] = [];
    for (const {types, content, empty} of line) {
      const classes = palette.classesOf(types, language);
      const last = runs.at(-1);
      // White space shows no colour: it belongs to what is before it.
      if (last && (last.classes === classes || (content.trim() === '' && !content.includes('\n')))) {
        last.text += content;
      } else if (!empty) {
        runs.push({classes, text: content});
      }
    }
    return runs;
  });
}

/**
 * The HTML inside of a code block: text with spans for tokens, and for lines where a line has a look of its own.
 * Without its tags it is the code.
 */
export function highlight({code, highlighted, lineNumbersStart}: CodeMeta, language: string, palette: Palette): string {
  const lines = tokenize(code, language, palette).map((runs) =>
    runs
      .map(({classes, text}) => (classes ? `<span class="${classes}">${escapeText(text)}</span>` : escapeText(text)))
      .join(''),
  );
  return lines
    .map((line, index) => {
      const end = index < lines.length - 1 ? '\n' : '';
      const isHighlighted = highlighted.has(index);
      if (!isHighlighted && lineNumbersStart === undefined) {
        return line + end;
      }
      // The line break stays inside, because the span is a block, which would else be followed by an empty line.
      return `<span class="token-line${isHighlighted ? ' theme-code-block-highlighted-line' : ''}">${line}${end}</span>`;
    })
    .join('');
}
