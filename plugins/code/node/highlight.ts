import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import type {TokenStream} from 'prismjs';
import {escapeText} from '../../kit/escape-html';

// Languages that prism-react-renderer lacks; their files look for a global Prism, as in Docusaurus' own theme.
Object.assign(globalThis, {Prism});
const requireLanguage = createRequire(__filename);
['csharp', 'ini'].forEach((name) => {
  requireLanguage(`prismjs/components/prism-${name}`);
});

// What Unreal adds to C++: the macros of its header tool, and types that are known by their first letter.
Prism.languages.insertBefore('cpp', 'class-name', {
  'unreal-macro': /\b(?:U[A-Z]{3,}(?=\()|GENERATED_BODY|UE_[A-Z_]+|[A-Z]+_API)\b/,
  'unreal-type': /\b(?!TAG_)(?:A|E|F|I|S|T|U)[A-Z]\w*[a-z]\w*/,
});

/** The color of Prism's types of tokens; an operator has that of text, also within a type. */
const COLORS = new Map([
  ['attr-name', 'keyword'],
  ['attr-value', 'string'],
  ['class-name', 'type'],
  ['operator', ''],
  ['unreal-macro', 'macro'],
  ['unreal-type', 'type'],
  ...['comment', 'function', 'keyword', 'number', 'punctuation', 'string'].map((type) => [type, type] as const),
]);

/** Text of one color. */
interface Run {
  /** Empty for that of text. */
  readonly color: string;
  text: string;
}

function addTo(runs: Run[], token: TokenStream, color = ''): void {
  if (typeof token === 'string') {
    const last = runs.at(-1);
    // White space shows no color: it belongs to what is before it.
    if (last && (last.color === color || token.trim() === '')) {
      last.text += token;
    } else {
      runs.push({color, text: token});
    }
  } else if (Array.isArray(token)) {
    token.forEach((inner) => {
      addTo(runs, inner, color);
    });
  } else {
    const colors = [token.type, token.alias].flat().map((type) => COLORS.get(type));
    addTo(runs, token.content, colors.findLast((own) => own !== undefined) ?? color);
  }
}

/**
 * The HTML inside of a code block: text, with spans for what has a color. Without its tags it is the code.
 * @param language as Prism calls it; code in others stays text
 */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[language];
  const runs: Run[] = [];
  addTo(runs, grammar ? Prism.tokenize(code, grammar) : code);
  return runs
    .map(({color, text}) => (color ? `<span class="code-${color}">${escapeText(text)}</span>` : escapeText(text)))
    .join('');
}
