import {extname} from 'node:path';
import {figureFaults} from '../../../plugins/figures';
import {figureLanguage} from '../../../plugins/figures/shared/languages';
import {nearest} from '../../../plugins/kit/nearest';
import type {Page} from '../shared/page';
import type {Problem} from '../shared/problem';
import type {DocsVersion} from '../shared/site';
import {linkTarget} from '../shared/link-target';

/** Where the files lie that a page names by an address that begins with a slash. */
const STATIC = 'static';

/**
 * The pictures of one page without a text for those who do not see them, the pictures whose file does not exist, and
 * what would stop the build at its figures.
 * @param files the paths of all files that the checks read
 */
export function pictureProblems(page: Page, version: DocsVersion, files: Iterable<string>): Problem[] {
  const {file} = page;
  const known = new Set(files);
  const pictures = page.pictures.flatMap(({line, url, alt}): Problem[] => {
    const path = fileOf(url, page, version);
    const isMissing = path !== undefined && !known.has(path);
    const guess = isMissing
      ? nearest(
          path,
          [...known].filter((each) => extname(each) === extname(path)),
        )
      : undefined;
    const missing = {
      file,
      line,
      wrong: `The picture ${url} does not exist.`,
      fix: guess === undefined ? `Put it at ${path ?? url}.` : `Did you mean ${guess}?`,
    };
    const untold = {
      file,
      line,
      wrong: `The picture ${url} has no alt text.`,
      fix: 'Say in its brackets what it shows: `![What it shows](…)`.',
    };
    return [...(isMissing ? [missing] : []), ...(alt?.trim() ? [] : [untold])];
  });
  const fences = page.fences.flatMap(({lang, text, line}) => {
    const language = figureLanguage(lang);
    return language ? [{language, text, line}] : [];
  });
  const headings = page.headings.map(({line}) => line);
  return [...pictures, ...figureFaults(fences, page.lists, headings).map((fault) => ({file, ...fault}))];
}

/** The file that the address of a picture stands for; undefined when it is not one of the repository. */
function fileOf(url: string, {path}: Page, {folder}: DocsVersion): string | undefined {
  if (url.startsWith('/') && !url.startsWith('//')) {
    return `${STATIC}${url}`;
  }
  const target = linkTarget(url, path, undefined);
  return target.kind === 'file' ? `${folder}/${target.path}` : undefined;
}
