import type {PrismTheme} from 'prism-react-renderer';

type Style = Readonly<Record<string, unknown>>;

/** Class names of the styles of two Prism themes, one class for each value that a theme gives to a property. */
export interface Palette {
  /** Class names of a token, separated by spaces; empty for plain text. */
  readonly classesOf: (types: readonly string[], language: string) => string;
  /** The style sheet: the light theme, the dark one where `[data-theme='dark']`, and the ground of code blocks. */
  readonly css: string;
}

/** Properties of a token: what each of its types asks for, later types and entries first. */
function styleOf(theme: PrismTheme, types: readonly string[], language: string): Style {
  const entries = theme.styles.filter(({languages}) => !languages || languages.includes(language));
  return Object.assign(
    {},
    ...types.flatMap((type) => entries.filter((entry) => entry.types.includes(type)).map(({style}) => style)),
  ) as Style;
}

const kebab = (property: string): string => property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function declarations(theme: PrismTheme): string[] {
  const all = theme.styles.flatMap(({style}) =>
    Object.entries(style).map(([property, value]) => `${kebab(property)}:${String(value)}`),
  );
  return [...new Set(all)];
}

const ground = ({plain}: PrismTheme): string =>
  `--prism-color:${plain.color ?? 'inherit'};--prism-background-color:${plain.backgroundColor ?? 'transparent'}`;

/** Turns the two themes into classes, so that one HTML serves both and needs no inline styles. */
export function createPalette(light: PrismTheme, dark: PrismTheme): Palette {
  const themes = [
    {theme: light, prefix: 'tl', scope: ":root:not([data-theme='dark'])", values: declarations(light)},
    {theme: dark, prefix: 'td', scope: ":root[data-theme='dark']", values: declarations(dark)},
  ];
  return {
    classesOf: (types, language) =>
      themes
        .flatMap(({theme, prefix, values}) =>
          Object.entries(styleOf(theme, types, language)).map(
            ([property, value]) => `${prefix}${values.indexOf(`${kebab(property)}:${String(value)}`)}`,
          ),
        )
        .join(' '),
    css: themes
      .flatMap(({theme, prefix, scope, values}) => [
        `${scope}{${ground(theme)}}`,
        ...values.map((value, index) => `${scope} .${prefix}${index}{${value}}`),
      ])
      .join('\n'),
  };
}
