/**
 * The red, green and blue of `#abc` or `#aabbcc`, 0 to 255.
 * @throws for anything else
 */
function parseColor(text: string): number[] {
  const hex = text.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  if (!/^#[\da-f]{6}$/i.test(hex)) {
    throw new Error(`Not a color as #rrggbb: ${text}`);
  }
  return [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
}

/** Relative luminance of an sRGB color, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = parseColor(color).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** A color under a layer of another. */
export function tint(color: string, layer: string, opacity: number): string {
  const over = parseColor(layer);
  const mixed = parseColor(color).map((value, index) => value * (1 - opacity) + (over[index] ?? 0) * opacity);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
