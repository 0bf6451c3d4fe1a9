import {
  BLACK,
  contrast,
  luminance,
  mix,
  parseHex,
  type Rgb,
  readableOn,
  toHex,
  WHITE,
} from '@bellwether/domain/shared/contrast';

/** The colour of a tenant that has set none (screens.6: "a blue hex"). */
export const DEFAULT_BRAND = '#2f5fd0';

/** The surfaces behind text in the brand colour. */
export const LIGHT_SURFACE = '#ffffff';
export const DARK_SURFACE = '#16191f';

type Shades = [string, string, string, string, string, string, string, string, string, string];

export interface Brand {
  /** Ten shades, pale to dark; index 6 is the tenant's colour itself. */
  readonly shades: Shades;
  readonly light: BrandRoles;
  readonly dark: BrandRoles;
}

/** The colours that one colour scheme derives from the brand colour; each pair is readable. */
export interface BrandRoles {
  readonly filled: string;
  readonly filledHover: string;
  readonly onFilled: string;
  /** Text, links and outlines on the surface, at least 4.5:1. */
  readonly text: string;
}

/**
 * Returns shades and readable roles for a tenant's `PrimaryColor` (hex with or without hash); for an invalid
 * colour, those of the default blue.
 * `usesLightText`: the text colour that the tenant wants on its colour, which is then changed until the text
 * is readable (screens.6); null = the text colour with the better contrast.
 */
export function brandFrom(
  primaryColor: string | null | undefined,
  usesLightText: boolean | null = null,
): Brand {
  const own = parseHex(primaryColor ?? '');
  const base = own ?? (parseHex(DEFAULT_BRAND) as Rgb);
  const wanted = own && usesLightText !== null ? (usesLightText ? WHITE : BLACK) : undefined;
  const pale = (share: number) => toHex(mix(base, WHITE, share));
  const deep = (share: number) => toHex(mix(base, BLACK, share));
  return {
    shades: [
      pale(0.93),
      pale(0.85),
      pale(0.7),
      pale(0.55),
      pale(0.38),
      pale(0.18),
      toHex(base),
      deep(0.12),
      deep(0.26),
      deep(0.42),
    ],
    light: roles(base, parseHex(LIGHT_SURFACE) as Rgb, wanted),
    dark: roles(base, parseHex(DARK_SURFACE) as Rgb, wanted),
  };
}

function roles(base: Rgb, surface: Rgb, wanted: Rgb | undefined): BrandRoles {
  const fitting = wanted ? readableOn(base, wanted, 4.5) : base;
  // A brand colour close to the surface's colour would leave its buttons without an edge.
  const filled = contrast(fitting, surface) < 1.25 ? readableOn(fitting, surface, 1.25) : fitting;
  const onFilled = wanted ?? (luminance(filled) > 0.18 ? BLACK : WHITE);
  // The hover shade moves away from its text, so that it is never less readable than the normal button.
  const filledHover = mix(filled, onFilled === BLACK ? WHITE : BLACK, 0.12);
  return {
    filled: toHex(filled),
    filledHover: toHex(filledHover),
    onFilled: toHex(onFilled),
    // Tinted buttons put this text on a slightly coloured surface, so the contrast has a margin.
    text: toHex(readableOn(base, surface, 5.5)),
  };
}
