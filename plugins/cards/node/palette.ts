/** The colours of all cards, as `#rrggbb`. */
export interface CardColours {
  readonly ground: string;
  readonly text: string;
  /** The line at the edge, the section and the foot. */
  readonly accent: string;
  /** A second accent, which only the mark has. */
  readonly signal: string;
}

/** A colour such as `#001626` as `0xrrggbb`. */
export function colourNumber(colour: string): number {
  return Number.parseInt(colour.slice(1), 16);
}

const channel = (colour: number, shift: number): number => (colour >> shift) & 255;

function mix(one: number, other: number, share: number): number {
  return [16, 8, 0].reduce((sum, shift) => {
    const value = channel(one, shift) * (1 - share) + channel(other, shift) * share;
    return sum | (Math.round(value) << shift);
  }, 0);
}

/**
 * The few colours that cards consist of, so that two pixels fit into a byte: those of the site, and steps from the
 * ground to each for smooth edges. More steps look no smoother at the sizes in which cards are shown, and cost a
 * quarter of the bytes.
 */
export class Palette {
  /** As `0xrrggbb`. */
  readonly colours: readonly number[];
  /** Colours of `indexPixels` that were looked up before; a card has some seventy. */
  private readonly known = new Map<number, number>();

  constructor({ground, text, accent, signal}: CardColours) {
    const base = colourNumber(ground);
    const ramp = (colour: string, steps: number): number[] =>
      Array.from({length: steps}, (_, step) => mix(base, colourNumber(colour), (step + 1) / steps));
    this.colours = [base, ...ramp(text, 3), ...ramp(accent, 3), ...ramp(signal, 2)];
  }

  /**
   * Replaces each pixel by the number of the nearest colour.
   * @param rgba four bytes for each pixel, without transparency
   */
  indexPixels(rgba: Uint8Array): Uint8Array {
    const indexed = new Uint8Array(rgba.length / 4);
    let last = -1;
    let index = 0;
    for (let pixel = 0; pixel < indexed.length; pixel += 1) {
      const at = pixel * 4;
      const colour = ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
      if (colour !== last) {
        last = colour;
        index = this.known.get(colour) ?? this.nearest(colour);
        this.known.set(colour, index);
      }
      indexed[pixel] = index;
    }
    return indexed;
  }

  private nearest(colour: number): number {
    const distance = (other = 0): number =>
      [16, 8, 0].reduce((sum, shift) => sum + (channel(colour, shift) - channel(other, shift)) ** 2, 0);
    return this.colours.reduce(
      (best, other, index) => (distance(other) < distance(this.colours[best]) ? index : best),
      0,
    );
  }
}
