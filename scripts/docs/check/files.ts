// cspell:ignore feff fffd
import {basename} from 'node:path';
import {lineAt, type Report} from '../shared/diagnostic';

/** A file of the docs that is meant as a page, in any spelling of its extension. */
const PAGE = /^(?:versioned_)?docs\/(?:.*\/)?[^_/][^/]*\.(?:mdx?|markdown)$/i;

/** What is read below the folder of a version: pages, categories, pictures and downloads, and names with a dot in front. */
const READ =
  /^(?:docs|versioned_docs\/version-[^/]+)\/(?:.*\/)?(?:_category_\.json|\.[^/]+|[^/]+\.(?:mdx?|png|jpe?g|gif|webp|svg|pdf|zip|mp4|webm))$/;

/** What makes everything below it look wrong, in any file. */
const WRONG_TEXTS: readonly (readonly [place: RegExp, message: string, hint: string])[] = [
  [/^\ufeff/, 'The file begins with a byte order mark.', 'Save it as UTF-8 without BOM.'],
  // What stands for bytes that are not UTF-8, and what UTF-8 looks like that was read as something else.
  [
    /\ufffd|[ÂÃâ][\u0080-\u00bf€]/,
    'This line has a letter that is not UTF-8.',
    'Save the file as UTF-8, and type the letter again.',
  ],
  [/[\p{Cf}\u00a0]/u, 'This line has a sign that nobody sees.', 'Type the line again in place of what was pasted.'],
  [/[‘’“”„]/, 'This line has the quotes of a word processor.', 'Write straight ones.'],
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
  } else if (/^(?:versioned_)?docs\//.test(file) && !READ.test(file)) {
    report(file, 1, 'Nothing reads this file.', 'Remove it, or move it to where it belongs.');
  } else if (file.endsWith('.json')) {
    checkJson(file, text, report);
  }
}

function checkJson(file: string, text: string, report: Report): void {
  try {
    const {label, position} = JSON.parse(text) as {label?: unknown; position?: unknown};
    if (file.endsWith('/_category_.json') && (typeof label !== 'string' || typeof position !== 'number')) {
      const hint = 'Write `"label": "Features"` and `"position": 3`.';
      report(file, 1, 'The category has no label in quotes, or no position without.', hint);
    }
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
