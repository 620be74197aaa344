import type {Page} from '../shared/page';
import type {Problem} from '../shared/problem';
import type {Site} from '../shared/site';

const ALT_IN_FIGURE: Readonly<Record<string, {readonly pattern: RegExp; readonly form: string}>> = {
  blueprint: {pattern: /^alt:[ \t]*\S/m, form: 'alt: What the picture shows.'},
  panel: {pattern: /^alt:[ \t]*\S/m, form: 'alt: What the picture shows.'},
  dot: {pattern: /^[ \t]*\/\/[ \t]*alt:[ \t]*\S/m, form: '// alt: What the picture shows.'},
};

/** Pictures and figures: each with a text for those who do not see it. The figures plugin checks the rest of a fence. */
export function checkPictures(site: Site): Problem[] {
  return site.versions.flatMap((version) => [...version.pages.values()].flatMap(pictureProblems));
}

/** The pictures and figures of one page that have no text. */
export function pictureProblems(page: Page): Problem[] {
  const pictures = page.pictures
    .filter(({alt}) => !alt?.trim())
    .map(({line, url}) => ({
      file: page.file,
      line,
      wrong: `The picture ${url} has no alt text.`,
      fix: 'Say in its brackets what it shows: `![What it shows](…)`.',
    }));
  const figures = page.fences.flatMap(({line, lang, text}) => {
    const rule = ALT_IN_FIGURE[lang];
    return !rule || rule.pattern.test(text)
      ? []
      : [{file: page.file, line, wrong: `The ${lang} figure has no alt text.`, fix: `Add the line \`${rule.form}\``}];
  });
  return [...pictures, ...figures];
}
