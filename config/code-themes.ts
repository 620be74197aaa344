import {themes, type PrismTheme} from 'prism-react-renderer';

function recolour(theme: PrismTheme, colours: Readonly<Record<string, string>>): PrismTheme {
  return {
    ...theme,
    styles: theme.styles.map(({types, style}) => ({
      types,
      style: {...style, color: colours[style.color ?? ''] ?? style.color},
    })),
  };
}

/** Prism's GitHub theme, with those of its colours darkened that are hard to read, on highlighted lines most of all. */
const lightCode = recolour(themes.github, {
  '#999988': '#5f5f52',
  '#e3116c': '#ae0c55',
  '#36acaa': '#136160',
  '#00a4db': '#005a7c',
  '#d73a49': '#a8242f',
});

/** Prism's Dracula theme with readable comments and deletions. */
const darkCode = recolour(themes.dracula, {
  'rgb(98, 114, 164)': 'rgb(149, 165, 217)',
  'rgb(255, 85, 85)': 'rgb(255, 128, 128)',
});

/** What highlights code: in the build only, so that it stands in no configuration that readers get. */
export const prism = {theme: lightCode, darkTheme: darkCode, additionalLanguages: ['ini', 'csharp', 'json']};
