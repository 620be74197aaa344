/** A color on screens, where graphs are dark in both themes as in the editor, and on white paper. */
interface Ink {
  readonly screen: string;
  readonly paper: string;
}

/** What is on the canvas, which the page paints (client/figures.css), in the editor's grays. */
export const CANVAS = {
  body: {screen: '#0f0f0f', paper: '#ffffff'},
  border: {screen: '#383838', paper: '#8b94a3'},
  box: {screen: '#1a1a1a', paper: '#eef0f4'},
  boxBorder: {screen: '#656565', paper: '#8b94a3'},
  text: {screen: '#f2f2f2', paper: '#1c1e21'},
  subtitle: {screen: '#dcdcdc', paper: '#374151'},
  word: {screen: '#c0c0c0', paper: '#374151'},
  /** The square of the delegate that every event has at the right end of its header. */
  delegate: {screen: '#ff3838', paper: '#c81e1e'},
} as const satisfies Readonly<Record<string, Ink>>;

/** The numbers of steps, which are the same on paper. */
export const MARK = {ground: '#ff4a2b', text: '#001626'};

/**
 * Pin types of the grammar with the colors of their pins and wires: those of the editor, of which the darkest are
 * lightened to 3:1 on the node body, and those on paper, of the same hue, at 3:1 or more on white.
 */
export const PINS = {
  exec: {screen: '#ffffff', paper: '#1c1e21'},
  bool: {screen: '#d42a2a', paper: '#b01818'},
  int: {screen: '#1fe3af', paper: '#08805c'},
  float: {screen: '#a0fc46', paper: '#3f8a00'},
  string: {screen: '#ff1fd6', paper: '#c000a0'},
  struct: {screen: '#2d74dc', paper: '#1d5fc0'},
  object: {screen: '#00a8f4', paper: '#0077b3'},
  class: {screen: '#8f5be8', paper: '#6f3fc4'},
  interface: {screen: '#f1ffa9', paper: '#757200'},
  enum: {screen: '#12998c', paper: '#0c7268'},
  pose: {screen: '#ffffff', paper: '#1c1e21'},
} as const satisfies Readonly<Record<string, Ink>>;
export type PinType = keyof typeof PINS;
export const PIN_TYPES = Object.keys(PINS) as readonly PinType[];

/** A kind of node of the grammar. */
export interface Kind {
  /** What the text of a figure calls it. */
  readonly word: string;
  readonly header: string;
  /** A path around its middle; nodes without one have no icon. */
  readonly icon: string;
  /** The names of the exec pins of a node that lists none. */
  readonly in?: readonly string[];
  readonly out?: readonly string[];
}

/** The exec pins that the editor draws without a name: of one side of a node, one at most. */
export const EXECUTE = 'Execute';
export const THEN = 'Then';

const F_ICON = 'm4-4.5q-4-1.5-4.5 3l-1 6q-.5 2-2.5 1.5m1.5-6.5h5';
const FORK_ICON = 'm-6 0h4m0 0l4-4h4m-8 4l4 4h4';
const STEP = {in: [EXECUTE], out: [THEN]};

/** The kinds of nodes. */
export const NODES = {
  event: {word: 'event', header: '#8f1410', icon: 'm0-6l6 6-6 6-6-6zm-3 6h5m-2-2l2 2-2 2', out: [THEN]},
  function: {word: 'function entry', header: '#5b2d84', icon: F_ICON, out: [THEN]},
  call: {word: 'call', header: '#1d567f', icon: F_ICON, ...STEP},
  message: {word: 'interface call', header: '#1d567f', icon: F_ICON, ...STEP},
  cast: {
    ...{word: 'cast', header: '#0b6a70', icon: 'm-6 0h7m-3-4l4 4-4 4m4-8l4 4-4 4'},
    ...{in: [EXECUTE], out: [THEN, 'Cast Failed']},
  },
  pure: {word: 'pure call', header: '#3c6b35', icon: F_ICON},
  get: {word: 'variable', header: '', icon: ''},
  set: {word: 'set variable', header: '', icon: '', ...STEP},
  branch: {word: 'branch', header: '#55585f', icon: FORK_ICON, in: [EXECUTE], out: ['True', 'False']},
  switch: {word: 'switch', header: '#55585f', icon: FORK_ICON, in: [EXECUTE]},
  macro: {word: 'macro', header: '#55585f', icon: 'm-5-4h4v8h6m0-8h-3v4', ...STEP},
  timeline: {word: 'timeline', header: '#8f5200', icon: 'm6 0a6 6 0 1 1-12 0a6 6 0 1 1 12 0m-6-4v4h3', ...STEP},
  make: {word: 'make struct', header: '#14489a', icon: 'm-6-4h4l4 4-4 4h-4m4-4h8'},
  break: {word: 'break struct', header: '#14489a', icon: 'm6-4h-4l-4 4 4 4h4m-4-4h-8'},
  return: {word: 'return', header: '#5b2d84', icon: 'm5-4v4h-10m3-3l-3 3 3 3', in: [EXECUTE]},
  pose: {word: 'animation node', header: '#55585f', icon: ''},
} as const satisfies Readonly<Record<string, Kind>>;
export type NodeKind = keyof typeof NODES;
export const NODE_KINDS = Object.keys(NODES) as readonly NodeKind[];

/** @param share of the color; the rest is black */
function darken(color: string, share: number): string {
  const channels = color.match(/[\da-f]{2}/g) ?? [];
  const dark = channels.map((channel) => Math.round(Number.parseInt(channel, 16) * share).toString(16));
  return `#${dark.map((channel) => channel.padStart(2, '0')).join('')}`;
}

/** Color of the header bar: by kind, and of a variable by the type of its value, which is the last output. */
export function headerColor({kind, out}: {kind: NodeKind; out: readonly {type: PinType}[]}): string {
  const value = kind === 'get' || kind === 'set' ? out.at(-1) : undefined;
  // White text on the lightest pin colors, at 4.5:1, needs this share.
  return value ? darken(PINS[value.type].screen, 0.4) : NODES[kind].header;
}

/** Color at the far end of the header bar, which fades towards the body. */
export function headerFade(color: string): string {
  return darken(color, 0.45);
}

/** How much of the color of a header bar is left on paper, where its text is dark. */
export const PAPER_SHARE = 0.3;
