import {extname} from 'node:path';
import {figureFaults, figureLanguage} from '../../../plugins/figures';
import {didYouMean, type Report} from '../shared/diagnostic';
import type {DocsVersion, Files} from '../shared/site';
import type {Source} from '../shared/source';

/** Pictures without their file or a text for those who do not see them, and what the build finds in figures. */
export function checkPictures(page: Source, version: DocsVersion, files: Files, report: Report): void {
  for (const {line, url, alt, target} of page.pictures) {
    if (alt.trim() === '') {
      const hint = 'Say in its brackets what it shows: `![What it shows](…)`.';
      report(page.file, line, `The picture ${url} has no alt text.`, hint);
    }
    if (target.kind === 'external') {
      continue;
    }
    const file = target.kind === 'file' ? `${version.folder}/${target.path}` : `static${target.pathname}`;
    if (!files.has(file)) {
      const alike = [...files.keys()].filter((each) => extname(each) === extname(file));
      report(page.file, line, `The picture ${url} does not exist.`, didYouMean(file, alike, `Put it at ${file}.`));
    }
  }
  const fences = page.fences.flatMap(({lang, text, line}) => {
    const language = figureLanguage(lang);
    return language ? [{language, text, line}] : [];
  });
  for (const {line, wrong, fix} of figureFaults(fences, page.procedures)) {
    report(page.file, line, wrong, fix);
  }
}
