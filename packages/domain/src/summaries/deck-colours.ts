/** A company's look as far as slides take it up. */
interface Branding {
  /** Hex without hash; null for the product's own colour. */
  readonly primaryColor: string | null;
  /** Whether the company wants light text. */
  readonly useLightText: boolean;
}

/** Hex with hash. */
interface DeckColours {
  readonly colour: string;
  readonly onColour: string;
}

const ownColour = '#2f5fd0';

/** Returns the colour of slides, and white or black on it: the wish of the company if it is readable. */
export function deckColours({ primaryColor, useLightText }: Branding): DeckColours {
  const colour = primaryColor === null ? ownColour : `#${primaryColor}`;
  const [light, dark] = [contrast(colour, 1), contrast(colour, 0)];
  // Large letters are readable from 3:1 on (WCAG 1.4.3).
  const isLight = useLightText ? light >= 3 : dark < 3;
  return { colour, onColour: isLight ? '#ffffff' : '#000000' };
}

/** Returns the contrast of a colour with white (luminance 1) or black (0), 1 to 21. */
function contrast(colour: string, luminance: 0 | 1): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const own = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return (Math.max(own, luminance) + 0.05) / (Math.min(own, luminance) + 0.05);
}
