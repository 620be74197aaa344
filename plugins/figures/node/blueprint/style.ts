import type {GraphNode, NodeKind, PinType} from './model';

/**
 * The canvas, which the page paints (client/figures.css), and what stands on it, in the editor's greys. On screens graphs
 * are dark in both themes, as in the editor.
 */
export const CANVAS = {
  background: '#242424',
  body: '#0f0f0f',
  border: '#383838',
  box: '#1a1a1a',
  boxBorder: '#656565',
  text: '#f2f2f2',
  subtitle: '#dcdcdc',
  word: '#c0c0c0',
  mark: '#ff4a2b',
  markText: '#001626',
} as const;

/** Pin and wire colours of the editor; the darkest are lightened to 3:1 on the node body. */
export const PIN_COLOURS: Readonly<Record<PinType, string>> = {
  exec: '#ffffff',
  bool: '#d42a2a',
  int: '#1fe3af',
  float: '#a0fc46',
  name: '#c981ff',
  string: '#ff1fd6',
  struct: '#2d74dc',
  object: '#00a8f4',
  class: '#8f5be8',
  interface: '#f1ffa9',
  enum: '#12998c',
  pose: '#ffffff',
};

const HEADER_COLOURS: Readonly<Record<NodeKind, string>> = {
  event: '#8f1410',
  function: '#5b2d84',
  call: '#1d567f',
  pure: '#3c6b35',
  get: '#26492a',
  branch: '#55585f',
  switch: '#55585f',
  macro: '#55585f',
  make: '#14489a',
  break: '#14489a',
  return: '#5b2d84',
};

/** @param share of the first colour */
function mix(colour: string, other: string, share: number): string {
  const part = (index: number): string => {
    const [value, rest] = [colour, other].map((text) => Number.parseInt(text.slice(index, index + 2), 16));
    return Math.round((value ?? 0) * share + (rest ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

const darken = (colour: string, share: number): string => mix(colour, '#000000', share);

/** Share of a pin colour that white text on it needs to be read (4.5:1 for the lightest pin colours). */
const VALUE_SHARE = 0.4;

/** Colour of the header bar: by the type of the value where there is one, else by kind. */
export function headerColour({kind, type}: GraphNode): string {
  return type === undefined ? HEADER_COLOURS[kind] : darken(PIN_COLOURS[type], VALUE_SHARE);
}

/** What stands on white paper. What is missing keeps its colour: discs of marks. */
export const PAPER_CANVAS = {
  body: '#ffffff',
  border: '#8b94a3',
  box: '#eef0f4',
  boxBorder: '#8b94a3',
  text: '#1c1e21',
  subtitle: '#374151',
  word: '#374151',
} as const satisfies Partial<Readonly<Record<keyof typeof CANVAS, string>>>;

/** Pin and wire colours on paper: of the same hue, at 3:1 or more on the light canvas. */
export const PAPER_PINS: Readonly<Record<PinType, string>> = {
  exec: '#1c1e21',
  bool: '#b01818',
  int: '#08805c',
  float: '#3f8a00',
  name: '#8a3fd1',
  string: '#c000a0',
  struct: '#1d5fc0',
  object: '#0077b3',
  class: '#6f3fc4',
  interface: '#757200',
  enum: '#0c7268',
  pose: '#1c1e21',
};

/** Share of a header's own colour that is left on paper, where its text is dark. */
const TINT = 0.3;

/** Colour of the header bar on paper. */
export function paperHeader(colour: string): string {
  return mix(colour, '#ffffff', TINT);
}

/** Colour at the far end of the header bar, which fades towards the body. */
export function headerFade(colour: string): string {
  return darken(colour, 0.45);
}
