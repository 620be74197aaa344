import {createElement, type CSSProperties, type ReactNode} from 'react';
import type {CardColours} from './palette';

/** Size of a card in pixels: what chats and networks show large without cutting it. */
export const CARD = {width: 1200, height: 630} as const;

/** A part of a card, drawn on its own: parts that are the same on many cards are drawn once. */
export interface Layer {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly content: ReactNode;
}

const MARGIN = 80;
const INNER = CARD.width - 2 * MARGIN;
const MARK = 88;
/** The mark has a margin of its own; what is seen of it stands above the text. */
const MARK_MARGIN = 20;
/** Up to this many characters, a title stands large. */
const SHORT_TITLE = 30;

/** A box that lays out what is in it; satori asks for `display` on each. */
const box = (style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  createElement('div', {style: {display: 'flex', ...style}}, ...children);

const text = (size: number, colour: string, weight: 500 | 700, words: string, style: CSSProperties = {}): ReactNode =>
  box({fontSize: size, fontWeight: weight, color: colour, ...style}, words);

const whole = ({ground}: CardColours): CSSProperties => ({width: '100%', height: '100%', background: ground});

/**
 * What all cards share: the ground, the mark, the name of the site and the line at the left edge.
 * @param mark the product's mark as SVG
 */
export function frameLayer(name: string, mark: string, colours: CardColours): Layer {
  const source = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return {
    left: 0,
    top: 0,
    ...CARD,
    content: box(
      {...whole(colours), padding: `64px ${MARGIN}px`, borderLeft: `16px solid ${colours.accent}`},
      box(
        {height: MARK, alignItems: 'center'},
        createElement('img', {src: source, width: MARK, height: MARK, style: {marginLeft: -MARK_MARGIN}}),
        text(32, colours.text, 500, name, {marginLeft: 24}),
      ),
    ),
  };
}

/** The title of a page with its section above it. */
export function titleLayer(title: string, section: string | undefined, colours: CardColours): Layer {
  return {
    left: MARGIN,
    top: 190,
    width: INNER,
    height: 310,
    content: box(
      {...whole(colours), flexDirection: 'column', justifyContent: 'center'},
      ...(section === undefined ? [] : [text(34, colours.accent, 500, section, {marginBottom: 16})]),
      text(title.length > SHORT_TITLE ? 66 : 80, colours.text, 700, title, {
        lineHeight: 1.15,
        display: 'block',
        lineClamp: 3,
      }),
    ),
  };
}

/** The line at the foot. */
export function footLayer(line: string, colours: CardColours): Layer {
  return {
    left: MARGIN,
    top: 520,
    width: INNER,
    height: 60,
    content: box({...whole(colours), alignItems: 'center'}, text(34, colours.accent, 500, line)),
  };
}
