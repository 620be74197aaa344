/** The languages of the fences that become figures. */
const LANGUAGES = ['blueprint', 'dot', 'panel'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a fence if it is a figure; `lang` is the first word after the backticks. */
export function figureLanguage(lang: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === lang);
}
