import { BLACK, contrast, luminance, mix, parseHex, type Rgb, readableOn, toHex, WHITE } from './contrast.ts';

/** Used where a tenant has set no colour (3-strategy §9: "a blue hex"). */
export const DEFAULT_BRAND = '#2f5fd0';

/** Surfaces that text in the brand colour stands on. */
export const LIGHT_SURFACE = '#ffffff';
export const DARK_SURFACE = '#16191f';

type Shades = [string, string, string, string, string, string, string, string, string, string];

export interface Brand {
  /** Ten shades, pale to dark; index 6 is the tenant's colour itself. */
  readonly shades: Shades;
  readonly light: BrandRoles;
  readonly dark: BrandRoles;
}

/** What one colour scheme needs of the brand colour; each pair is readable. */
export interface BrandRoles {
  readonly filled: string;
  readonly filledHover: string;
  readonly onFilled: string;
  /** Text, links and outlines on the surface, at least 4.5:1. */
  readonly text: string;
}

/**
 * A tenant's `PrimaryColor` (hex with or without hash) → shades and readable roles; anything else gives the default blue.
 * `usesLightText`: what the tenant wants to be written on its colour with, which then moves until that is readable
 * (3-strategy §7); null = whatever stands out from it better.
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
  // A brand near the surface's own colour would leave its buttons without an edge.
  const filled = contrast(fitting, surface) < 1.25 ? readableOn(fitting, surface, 1.25) : fitting;
  const onFilled = wanted ?? (luminance(filled) > 0.18 ? BLACK : WHITE);
  // The hover shade moves away from its text, so that it is never less readable than the button at rest.
  const filledHover = mix(filled, onFilled === BLACK ? WHITE : BLACK, 0.12);
  return {
    filled: toHex(filled),
    filledHover: toHex(filledHover),
    onFilled: toHex(onFilled),
    // Tinted buttons put this text on a slightly coloured surface: the margin keeps them readable too.
    text: toHex(readableOn(base, surface, 5.5)),
  };
}
