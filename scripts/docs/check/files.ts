// cspell:ignore feff fffd
import {basename} from 'node:path';
import {lineAt, type Report} from '../shared/diagnostic';

/** A file of the docs that is meant as a page, in any spelling of its extension. */
const PAGE = /^(?:versioned_)?docs\/(?:.*\/)?[^_/][^/]*\.(?:mdx?|markdown)$/i;

/** What makes everything below it look wrong, in any file. */
const WRONG_TEXTS: readonly (readonly [place: RegExp, message: string, hint: string])[] = [
  [/^\ufeff/, 'The file begins with a byte order mark.', 'Save it as UTF-8 without BOM.'],
  // What stands for bytes that are not UTF-8.
  [/\ufffd/, 'This line has a letter that is not UTF-8.', 'Save the file as UTF-8, and type the letter again.'],
  [/^([<>|=])\1{6}(?: |$)/m, 'This is a conflict marker of git.', 'Choose one side, and remove the markers.'],
  [/^---(?![^]*\n---[ \t]*(?:\n|$))/, 'The front matter that begins here is never closed.', 'End it with `---`.'],
  [/^[ \t>]*``(?!`)[^`\n]*$/m, 'Two backticks begin and end no block of code.', 'Write three.'],
];

/** What is wrong with a file, before anybody reads it as a page, a table or a list. */
export function checkFile(file: string, text: string, report: Report): void {
  const isText = /\.(?:mdx?|json|yml)$/.test(file);
  const [place, message = '', hint = ''] = WRONG_TEXTS.find(([wrong]) => isText && wrong.test(text)) ?? [];
  if (PAGE.test(file) && !/^[a-z\d_./-]+\.mdx?$/.test(file)) {
    const name = basename(file)
      .toLowerCase()
      .replace(/\.\w+$/, '.mdx')
      .replace(/[^a-z\d_.]+/g, '-');
    report(file, 1, 'The name of this page has a space, capitals or another extension than .mdx.', `Call it ${name}.`);
  } else if (place) {
    report(file, lineAt(text, text.search(place)), message, hint);
  } else if (file.endsWith('.json')) {
    checkJson(file, text, report);
  }
}

function checkJson(file: string, text: string, report: Report): void {
  try {
    JSON.parse(text);
  } catch (error) {
    const {message} = error as Error;
    const [, position = text.search(/,\s*[\]}]|$/)] = /at position (\d+)/.exec(message) ?? [];
    const reason = message.replace(/(?: in JSON)? at position.*|, \.\.\..*/s, '');
    const hint = 'Check commas and quotes here and above, or restore the file from git.';
    // A comma is missing at the end of the line before.
    const line = lineAt(text.slice(0, Number(position)).trimEnd(), Infinity);
    report(file, line, `The file cannot be read: ${reason}.`, hint);
  }
}
