import { contrast, parseHex } from '@bellwether/domain/shared/contrast';
import { type BrandRoles, brandFrom } from '#ui/theme/brand-shades.ts';

export interface ColorPreview {
  readonly light: BrandRoles;
  readonly dark: BrandRoles;
  /** The contrast of the wanted text and the colour itself, 1 to 21. */
  readonly ratio: number;
  /** The text is hard to read on the colour, so buttons use a nearby shade. */
  readonly isMoved: boolean;
}

const leastRatio = 4.5;
const hexColor = /^[0-9a-f]{6}$/i;

/** Whether a text is a colour as the server stores it: six hex digits without a hash. */
export function isColor(text: string): boolean {
  return hexColor.test(text);
}

/** Returns a typed colour in the server's form: trimmed, without a hash; null = the product's own colour. */
export function colorFrom(text: string): string | null {
  const plain = text.trim().replace(/^#/, '').toLowerCase();
  return plain === '' ? null : plain;
}

/** Returns how the product looks in a colour. An incomplete colour shows the product's own. */
export function previewOf(text: string, usesLightText: boolean): ColorPreview {
  const color = colorFrom(text);
  const { shades, light, dark } = brandFrom(color, usesLightText);
  const own = parseHex(shades[6]);
  const words = parseHex(
    color !== null && isColor(color) ? (usesLightText ? '#ffffff' : '#000000') : light.onFilled,
  );
  if (!own || !words) throw new Error('A brand has a colour and a text colour.');
  const ratio = contrast(own, words);
  return { light, dark, ratio, isMoved: ratio < leastRatio };
}
