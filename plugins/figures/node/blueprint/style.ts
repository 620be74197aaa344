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

/**
 * Pin types of the grammar with the colours of their pins and wires: those of the editor, of which the darkest are
 * lightened to 3:1 on the node body, and those on paper, of the same hue, at 3:1 or more on white.
 */
export const PINS = {
  exec: {screen: '#ffffff', paper: '#1c1e21'},
  bool: {screen: '#d42a2a', paper: '#b01818'},
  int: {screen: '#1fe3af', paper: '#08805c'},
  float: {screen: '#a0fc46', paper: '#3f8a00'},
  name: {screen: '#c981ff', paper: '#8a3fd1'},
  string: {screen: '#ff1fd6', paper: '#c000a0'},
  struct: {screen: '#2d74dc', paper: '#1d5fc0'},
  object: {screen: '#00a8f4', paper: '#0077b3'},
  class: {screen: '#8f5be8', paper: '#6f3fc4'},
  interface: {screen: '#f1ffa9', paper: '#757200'},
  enum: {screen: '#12998c', paper: '#0c7268'},
  pose: {screen: '#ffffff', paper: '#1c1e21'},
} as const;
export type PinType = keyof typeof PINS;
export const PIN_TYPES = Object.keys(PINS) as readonly PinType[];

const F_ICON = 'm4-4.5q-4-1.5-4.5 3l-1 6q-.5 2-2.5 1.5m1.5-6.5h5';
const FORK_ICON = 'm-6 0h4m0 0l4-4h4m-8 4l4 4h4';
/** Node kinds of the grammar: what the text of a figure calls them, the colour of their header, and its icon. */
export const NODES = {
  event: {word: 'event', header: '#8f1410', icon: 'm0-6l6 6-6 6-6-6zm-3 6h5m-2-2l2 2-2 2'},
  function: {word: 'function entry', header: '#5b2d84', icon: F_ICON},
  call: {word: 'call', header: '#1d567f', icon: F_ICON},
  pure: {word: 'pure call', header: '#3c6b35', icon: F_ICON},
  get: {word: 'variable', header: '#26492a', icon: ''},
  branch: {word: 'branch', header: '#55585f', icon: FORK_ICON},
  switch: {word: 'switch', header: '#55585f', icon: FORK_ICON},
  macro: {word: 'macro', header: '#55585f', icon: 'm-5-4h4v8h6m0-8h-3v4'},
  make: {word: 'make struct', header: '#14489a', icon: 'm-6-4h4l4 4-4 4h-4m4-4h8'},
  break: {word: 'break struct', header: '#14489a', icon: 'm6-4h-4l-4 4 4 4h4m-4-4h-8'},
  return: {word: 'return', header: '#5b2d84', icon: 'm5-4v4h-10m3-3l-3 3 3 3'},
} as const;
export type NodeKind = keyof typeof NODES;
export const NODE_KINDS = Object.keys(NODES) as readonly NodeKind[];

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
export function headerColour({kind, type}: {readonly kind: NodeKind; readonly type?: PinType}): string {
  return type === undefined ? NODES[kind].header : darken(PINS[type].screen, VALUE_SHARE);
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
