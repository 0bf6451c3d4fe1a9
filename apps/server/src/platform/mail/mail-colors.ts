import {
  BLACK,
  contrast,
  parseHex,
  type Rgb,
  readableOn,
  toHex,
  WHITE,
} from '@bellwether/domain/shared/contrast';

/** Surfaces and letters of a mail, by the name of their class, on light and on dark screens. */
const neutral = {
  page: { light: '#f3f4f7', dark: '#14161b' },
  card: { light: '#ffffff', dark: '#20242c' },
  text: { light: '#1f2430', dark: '#e9ebf0' },
  quiet: { light: '#5b6270', dark: '#a7aebb' },
  line: { light: '#e2e5eb', dark: '#363c47' },
} as const;

export type NeutralName = keyof typeof neutral;

// The colour of screens of a company without its own colour.
const ownColor: Rgb = [0x2f, 0x5f, 0xd0];
/** Above the 4.5:1 of WCAG 1.4.3, because the parts of a colour are rounded. */
const readable = 4.6;

/** The company's colour as a surface, and the letters on it. */
interface BrandPair {
  readonly ground: string;
  readonly ink: string;
}

/**
 * Returns the company's colour for head and button, on the light and on the dark card. A colour that is too near to the
 * card becomes darker or lighter until it has 4.5:1, so that neither a pale nor a dark colour vanishes; the letters
 * on it have 4.5:1, too. `color`: six hexadecimal digits; for anything else, the product's own colour.
 */
export function brandOf(color: string | null): { readonly light: BrandPair; readonly dark: BrandPair } {
  const own = parseHex(color ?? '') ?? ownColor;
  return { light: pairOn(own, neutral.card.light), dark: pairOn(own, neutral.card.dark) };
}

function pairOn(own: Rgb, card: string): BrandPair {
  const ground = readableOn(own, parseHex(card) ?? WHITE, readable);
  const ink = contrast(ground, BLACK) >= contrast(ground, WHITE) ? '#000000' : '#ffffff';
  return { ground: toHex(ground), ink };
}

const properties: Readonly<Record<NeutralName, string>> = {
  page: 'background-color',
  card: 'background-color',
  text: 'color',
  quiet: 'color',
  line: 'border-top-color',
};

/** Returns the light colour of a surface, for the attribute that Outlook reads. */
export function lightColorOf(name: NeutralName): string {
  return neutral[name].light;
}

/** Returns the inline declaration of a light colour. Mail programs without dark colours keep it. */
export function lightStyleOf(name: NeutralName): string {
  return `${properties[name]}:${neutral[name].light}`;
}

/** Returns the style sheet of dark screens. */
export function darkStyleOf(brand: BrandPair): string {
  const rules = Object.entries(neutral).map(
    ([name, { dark }]) => `.${name}{${properties[name as NeutralName]}:${dark}!important}`,
  );
  const ofBrand = `.brand{background-color:${brand.ground}!important;color:${brand.ink}!important}`;
  return `@media (prefers-color-scheme:dark){${rules.join('')}${ofBrand}}`;
}
