import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

// Languages that prism-react-renderer lacks; their files look for a global Prism, as in Docusaurus' own theme.
Object.assign(globalThis, {Prism});
const require = createRequire(__filename);
require('prismjs/components/prism-csharp');
require('prismjs/components/prism-ini');

// What Unreal adds to C++: the macros of its header tool, and types that are known by their first letter.
Prism.languages.insertBefore('cpp', 'class-name', {
  'unreal-macro': /\b(?:U[A-Z]{3,}(?=\()|GENERATED_BODY|UE_[A-Z_]+|[A-Z_]+_API)\b/,
  'unreal-type': /\b(?!TAG_)(?:A|E|F|I|S|T|U)[A-Z]\w*[a-z]\w*/,
});

/** Half of all tokens, and none has a color: each element that a page has makes it slower. */
const COLORLESS = /<span class="token (?:[\w-]+ )?(?:punctuation|operator|directive-hash)">([^<]*)<\/span>/g;

/**
 * The HTML inside of a code block: text, with spans of Prism's classes. Without its tags it is the code.
 * @param language as Prism calls it; code in others stays text
 */
export function highlight(code: string, language: string): string {
  return Prism.highlight(code, Prism.languages[language] ?? {}, language).replace(COLORLESS, '$1');
}
