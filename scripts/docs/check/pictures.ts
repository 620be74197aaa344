import {figureLanguage} from '../../../plugins/figures/shared/languages';
import type {Page} from '../shared/page';
import type {Problem} from '../shared/problem';

/** The line of a figure that tells what it shows; in DOT it is a comment. */
const ALT = /^(?:[ \t]*\/\/[ \t]*)?alt:[ \t]*\S/m;

/** The pictures and figures of one page without a text for those who do not see them. */
export function pictureProblems(page: Page): Problem[] {
  const {file} = page;
  const pictures = page.pictures
    .filter(({alt}) => !alt?.trim())
    .map(({line, url}) => ({
      file,
      line,
      wrong: `The picture ${url} has no alt text.`,
      fix: 'Say in its brackets what it shows: `![What it shows](…)`.',
    }));
  const figures = page.fences
    .filter(({lang, text}) => figureLanguage(lang) && !ALT.test(text))
    .map(({line, lang}) => ({
      file,
      line,
      wrong: `The ${lang} figure has no alt text.`,
      fix: `Add the line \`${lang === 'dot' ? '// ' : ''}alt: What the picture shows.\``,
    }));
  return [...pictures, ...figures];
}
