type Rgb = readonly [number, number, number];

/**
 * Reads `#abc`, `#aabbcc` or `rgb(1, 2, 3)`.
 * @throws for anything else
 */
function parseColor(text: string): Rgb {
  const hex = /^#(?:([0-9a-f])([0-9a-f])([0-9a-f])|([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2}))$/i.exec(text);
  if (hex) {
    const [r = 0, g = 0, b = 0] = hex
      .slice(1)
      .filter(Boolean)
      .map((part) => parseInt(part.padEnd(2, part), 16));
    return [r, g, b];
  }
  const rgb = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(text);
  if (!rgb) {
    throw new Error(`Not a color as #rrggbb: ${text}`);
  }
  return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])];
}

/** Relative luminance of an sRGB color, 0 to 1 (WCAG 2.2). */
function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(parseColor(a)), luminance(parseColor(b))].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** A color under a layer of another, as text for `contrast`. */
export function tint(color: string, layer: string, opacity: number): string {
  const over = parseColor(layer);
  return `rgb(${parseColor(color)
    .map((value, index) => Math.round(value * (1 - opacity) + (over[index] ?? 0) * opacity))
    .join(', ')})`;
}
