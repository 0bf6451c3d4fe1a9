/** Colour arithmetic for readable text (WCAG 2.2, 1.4.3 and 1.4.11), on screens, slides and mails. Colours are `#rrggbb`. */

/** Red, green and blue, 0–255. */
export type Rgb = readonly [number, number, number];

const HEX = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Parses `#2f5fd0` or `2f5fd0` → [47, 95, 208]; undefined for an invalid colour. */
export function parseHex(text: string): Rgb | undefined {
  const found = HEX.exec(text.trim());
  if (!found) return undefined;
  const [, r = '', g = '', b = ''] = found;
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)];
}

/** Returns `#rrggbb`; parts are rounded. */
export function toHex([r, g, b]: Rgb): string {
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes `share` (0–1) of `other` into `color`. */
export function mix(color: Rgb, other: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => color[index] + (other[index] - color[index]) * share;
  return [part(0), part(1), part(2)];
}

function channel(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Returns the relative luminance, 0 (black) to 1 (white). */
export function luminance([r, g, b]: Rgb): number {
  return 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
}

/** Returns the contrast ratio, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export const BLACK: Rgb = [0, 0, 0];
export const WHITE: Rgb = [255, 255, 255];

/**
 * Returns the nearest shade of `color` with a contrast to `surface` of at least `ratio`; moves away from the
 * surface in steps.
 */
export function readableOn(color: Rgb, surface: Rgb, ratio: number): Rgb {
  const target = luminance(surface) > 0.18 ? BLACK : WHITE;
  for (let share = 0; share < 1; share += 0.04) {
    const shade = mix(color, target, share);
    if (contrast(shade, surface) >= ratio) return shade;
  }
  return target;
}
