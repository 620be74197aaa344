import {extname} from 'node:path';
import {figureFaults, figureLanguage} from '../../../plugins/figures';
import {nearest} from '../../../plugins/kit/nearest';
import type {Diagnostic} from '../shared/diagnostic';
import {linkTarget} from '../shared/link-target';
import type {DocsVersion, Files} from '../shared/site';
import type {Source} from '../shared/source';

/** Pictures without a text for those who do not see them, or without their file, and what the build finds in figures. */
export function checkPictures(page: Source, version: DocsVersion, files: Files): Diagnostic[] {
  const {file} = page;
  const pictures = page.pictures.flatMap(({line, url, alt}): Diagnostic[] => {
    const path = fileOf(url, page, version);
    const at = (message: string, hint: string): Diagnostic => ({file, line, message, hint});
    return [
      ...(path === undefined || files.has(path)
        ? []
        : [at(`The picture ${url} does not exist.`, missingPicture(path, files))]),
      ...(alt?.trim()
        ? []
        : [at(`The picture ${url} has no alt text.`, 'Say in its brackets what it shows: `![What it shows](…)`.')]),
    ];
  });
  const fences = page.fences.flatMap(({lang, text, line}) => {
    const language = figureLanguage(lang);
    return language ? [{language, text, line}] : [];
  });
  const headings = page.headings.map(({line}) => line);
  const figures = figureFaults(fences, page.lists, headings).map(({line, wrong, fix}) => ({
    file,
    line,
    message: wrong,
    hint: fix,
  }));
  return [...pictures, ...figures];
}

function missingPicture(path: string, files: Files): string {
  const guess = nearest(
    path,
    [...files.keys()].filter((each) => extname(each) === extname(path)),
  );
  return guess === undefined ? `Put it at ${path}.` : `Did you mean ${guess}?`;
}

/** The file of a picture; undefined when it is not one of the repository. */
function fileOf(url: string, {path}: Source, {folder}: DocsVersion): string | undefined {
  if (url.startsWith('/') && !url.startsWith('//')) {
    return `static${url}`;
  }
  const target = linkTarget(url, path);
  return target.kind === 'file' ? `${folder}/${target.path}` : undefined;
}
