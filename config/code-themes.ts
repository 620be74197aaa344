import {themes, type PrismTheme} from 'prism-react-renderer';

/** A theme on the ground of raised things (`--ifm-background-surface-color`), with some of its colors replaced. */
function onSurface(
  theme: PrismTheme,
  plain: PrismTheme['plain'],
  colours: Readonly<Record<string, string>>,
): PrismTheme {
  return {
    plain,
    styles: theme.styles.map(({types, style}) => ({
      types,
      style: {...style, color: colours[style.color ?? ''] ?? style.color},
    })),
  };
}

/** Visual Studio's light colors; those that are hard to read, on highlighted lines most of all, are darker. */
const lightCode = onSurface(
  themes.vsLight,
  {color: '#1c2530', backgroundColor: '#f5f7f9'},
  {
    'rgb(0, 128, 0)': '#006100',
    'rgb(0, 112, 193)': '#005a9e',
    'rgb(9, 134, 88)': '#0a6142',
    'rgb(255, 0, 0)': '#b00020',
    'rgb(38, 127, 153)': '#1b6178',
  },
);

/** Visual Studio's dark colors, with three of them lighter. */
const darkCode = onSurface(
  themes.vsDark,
  {color: '#d5dce3', backgroundColor: '#151d25'},
  {
    'rgb(0, 0, 128)': '#93a0ad',
    'rgb(100, 102, 149)': '#a8aad9',
    '#808080': '#93a0ad',
  },
);

/** What highlights code: in the build only, so that it stands in no configuration that readers get. */
export const prism = {theme: lightCode, darkTheme: darkCode, additionalLanguages: ['ini', 'csharp', 'json']};
