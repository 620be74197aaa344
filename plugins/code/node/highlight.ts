import {normalizeTokens, Prism} from 'prism-react-renderer';
import {escapeText} from '../../kit/escape-html';
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
 * The HTML inside of a code block: text with spans for tokens, and for lines that are highlighted.
 * Without its tags it is the code.
 * @param highlighted lines, counted from 1
 */
export function highlight(code: string, language: string, palette: Palette, highlighted: ReadonlySet<number>): string {
  const lines = tokenize(code, language, palette).map((runs) =>
    runs
      .map(({classes, text}) => (classes ? `<span class="${classes}">${escapeText(text)}</span>` : escapeText(text)))
      .join(''),
  );
  return lines
    .map((line, index) => {
      // The line break stays inside, because the span is a block, which would else be followed by an empty line.
      const text = line + (index < lines.length - 1 ? '\n' : '');
      return highlighted.has(index + 1) ? `<span class="theme-code-block-highlighted-line">${text}</span>` : text;
    })
    .join('');
}
