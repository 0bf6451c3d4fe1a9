import { BLACK, contrast, parseHex, type Rgb, WHITE } from '../shared/contrast.ts';

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
  const ground: Rgb = parseHex(colour) ?? BLACK;
  // Large letters are readable from 3:1 on (WCAG 1.4.3).
  const isLight = useLightText ? contrast(ground, WHITE) >= 3 : contrast(ground, BLACK) < 3;
  return { colour, onColour: isLight ? '#ffffff' : '#000000' };
}
