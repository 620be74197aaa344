import type {GraphNode, NodeKind, PinType} from './blueprint-model.ts';

/** The canvas and what stands on it. Graphs are dark in both themes, as in the editor. */
export const CANVAS = {
  background: '#222327',
  body: '#0f1012',
  border: '#3d3f45',
  box: '#1d1e22',
  boxBorder: '#5a5d66',
  text: '#f2f2f2',
  dimText: '#b9bcc4',
  comment: '#31343b',
  commentBorder: '#6a6e78',
  mark: '#9d1c1c',
} as const;

/** Pin and wire colours of the editor; the darkest are lightened to 3:1 on the node body. */
export const PIN_COLOURS: Readonly<Record<PinType, string>> = {
  exec: '#ffffff',
  bool: '#d42a2a',
  byte: '#0f8f83',
  int: '#1fe3af',
  float: '#a0fc46',
  name: '#c981ff',
  string: '#ff1fd6',
  text: '#e27c96',
  vector: '#fdc823',
  rotator: '#a0b4ff',
  transform: '#ff7300',
  struct: '#2d74dc',
  object: '#00a8f4',
  class: '#8f5be8',
  interface: '#f1ffa9',
  enum: '#12998c',
  delegate: '#ff4646',
  wildcard: '#908e8e',
  softobject: '#95ffff',
};

const HEADER_COLOURS: Readonly<Record<NodeKind, string>> = {
  event: '#8f1410',
  'input-action': '#8f1410',
  function: '#5b2d84',
  call: '#1d567f',
  pure: '#3c6b35',
  get: '#26492a',
  set: '#26492a',
  branch: '#55585f',
  switch: '#55585f',
  macro: '#55585f',
  make: '#14489a',
  break: '#14489a',
  return: '#5b2d84',
};

function darken(colour: string, share: number): string {
  const part = (index: number): string =>
    Math.round(Number.parseInt(colour.slice(index, index + 2), 16) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** Share of a pin colour that white text on it needs to be read (4.5:1 for the lightest pin colours). */
const VALUE_SHARE = 0.4;

/** Colour of the header bar: by kind, and by the type of the value for `get` and `set`. */
export function headerColour({kind, type}: GraphNode): string {
  return kind === 'get' || kind === 'set' ? darken(PIN_COLOURS[type], VALUE_SHARE) : HEADER_COLOURS[kind];
}

/** Colour at the far end of the header bar, which fades towards the body. */
export function headerFade(colour: string): string {
  return darken(colour, 0.45);
}
