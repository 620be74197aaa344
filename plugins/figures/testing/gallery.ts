import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {escapeHtml} from '../../kit/escape-html';
import {readText} from '../../kit/read-text';
import {STYLE_SHEETS} from '../index';
import {drawFigure, figureHtml, parseFigure, type FigureFence} from '../node/figure';
import type {Language} from '../node/model';
import {sourceOf} from '../node/markup';

/** A figure's fence in a file. */
interface FileFence extends FigureFence {
  readonly file: string;
}

/** Finds the fences of figures in the text of a Markdown file. */
function findFences(markdown: string, file: string): FileFence[] {
  return [...markdown.matchAll(/^( *)```(blueprint|dot|panel)\n(.*?)\n\1```$/gms)].map(
    ({index, 1: indent = '', 2: language, 3: body = ''}) => ({
      language: language as Language,
      text: body.replaceAll(`\n${indent}`, '\n').slice(indent.length),
      file,
      line: markdown.slice(0, index).split('\n').length,
    }),
  );
}

/** The fences of several files, each that says the same once. */
export function distinctFences(files: readonly string[]): FileFence[] {
  const fences = files.flatMap((file) => findFences(readText(file), file));
  return [...new Map(fences.map((fence) => [`${fence.language}\n${fence.text}`, fence])).values()];
}

/** The examples of README.md, one per kind of fence: what the tests draw. */
export function readmeExamples(): FileFence[] {
  return distinctFences([path.join(__dirname, '../README.md')]);
}

async function figureSource(fence: FileFence, directory: string): Promise<string> {
  const where = `${fence.file}:${String(fence.line)}`;
  const figure = parseFigure(fence.language, fence.text);
  const pictures = await drawFigure(figure, directory);
  const source = sourceOf(figureHtml(figure, pictures));
  const html = source.map((part) => (typeof part === 'string' ? part : part.file)).join('');
  // The page sets the width at the figure itself, see toMdx.
  const width = String(pictures[0]?.width ?? 0);
  return `<p class="gallery-where">${escapeHtml(where)}</p><div style="--picture:${width}px">${html}</div>`;
}

const PAGE_STYLE = `
body{margin:0;font:16px/1.65 system-ui,sans-serif;background:#fff;color:#1c1e21}
html[data-theme=dark] body{background:#1b1b1d;color:#e3e3e3}
main{box-sizing:border-box;max-width:788px;margin:0 auto;padding:1rem}
.gallery-where{margin:2rem 0 0;font-size:.75rem;opacity:.7;overflow-wrap:anywhere}`;

/**
 * Writes one HTML page with every distinct figure of some Markdown files, for looking at them and for measuring them.
 *
 * @param files Markdown or MDX files
 * @param directory where the drawings and the pages go: `light.html` and `dark.html`
 * @returns the number of distinct figures
 * @throws FigureError for a figure that is not valid
 */
export async function writeGallery(files: readonly string[], directory: string): Promise<number> {
  const fences = distinctFences(files);
  const sources = await Promise.all(fences.map((fence) => figureSource(fence, directory)));
  const style = STYLE_SHEETS.map((file) => readText(path.join(__dirname, '../client', file))).join('\n');
  for (const theme of ['light', 'dark']) {
    const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Figures</title><style>${PAGE_STYLE}${style}</style>`;
    const page = `<!doctype html><html lang="en" data-theme="${theme}"><head>${head}</head><body><main>${sources.join('\n')}</main></body></html>`;
    writeFileSync(path.join(directory, `${theme}.html`), page);
  }
  return fences.length;
}
