import { store } from '../data/store.ts';
import { DARK_RAMP, LIGHT_RAMP, rampVariables } from '../marks/rating-ramp.ts';
import { type Brand, type BrandRoles, brandFrom, DARK_SURFACE, LIGHT_SURFACE } from './brand-shades.ts';
import { tintVariables } from './tints.ts';

type Variables = Readonly<Record<string, string>>;

/** One neutral scale, for light and for dark; colours are hex because Mantine computes alpha from them. */
export const NEUTRAL_LIGHT = [
  '#f8f9fb',
  '#f1f3f6',
  '#e7eaee',
  '#dadee5',
  '#c4cad4',
  '#99a2b0',
  '#5f6979',
  '#4a5361',
  '#343b47',
  '#1c2129',
] as const;
export const NEUTRAL_DARK = [
  '#e5e8ed',
  '#c6cbd4',
  '#a5adba',
  '#7f8898',
  '#3a414d',
  '#2b313b',
  '#1f242c',
  '#16191f',
  '#101217',
  '#0b0d10',
] as const;

/** Returns every colour of the product as CSS custom properties, per scheme, for one tenant's brand. */
export function themeVariables(brand: Brand): { readonly light: Variables; readonly dark: Variables } {
  return {
    light: {
      ...brandVariables(brand.light),
      ...rampVariables(LIGHT_RAMP),
      '--mantine-color-text': NEUTRAL_LIGHT[9],
      '--mantine-color-body': LIGHT_SURFACE,
      '--mantine-color-dimmed': NEUTRAL_LIGHT[6],
      '--mantine-color-placeholder': '#6b7585',
      '--mantine-color-error': '#b4231a',
      '--mantine-color-default-color': NEUTRAL_LIGHT[9],
      '--mantine-color-default-border': NEUTRAL_LIGHT[4],
      '--mantine-color-disabled-color': '#6b7585',
      '--bw-hairline': NEUTRAL_LIGHT[2],
      '--bw-sunken': NEUTRAL_LIGHT[0],
      '--bw-hover': NEUTRAL_LIGHT[1],
      '--bw-selected': brand.shades[0],
      '--bw-edge': '#838d9c',
      '--bw-strong': NEUTRAL_LIGHT[8],
      ...toneVariables('info', '#1d4f91', '#e8f1fc'),
      ...toneVariables('good', '#0c6330', '#e2f5e9'),
      ...toneVariables('warn', '#7a4a00', '#fdf1d8'),
      ...toneVariables('bad', '#a3160c', '#fdeceb'),
      ...toneVariables('neutral', NEUTRAL_LIGHT[7], NEUTRAL_LIGHT[1]),
      ...tintVariables('light'),
    },
    dark: {
      ...brandVariables(brand.dark),
      ...rampVariables(DARK_RAMP),
      '--mantine-color-text': NEUTRAL_DARK[0],
      '--mantine-color-body': DARK_SURFACE,
      '--mantine-color-dimmed': NEUTRAL_DARK[2],
      '--mantine-color-placeholder': '#8e97a6',
      '--mantine-color-error': '#ff8a80',
      // The library uses the sixth shade for red text in both schemes; filled red stays unchanged.
      '--mantine-color-red-6': '#ff9b92',
      '--mantine-color-red-light-color': '#ff9b92',
      '--mantine-color-red-filled': '#c4281c',
      '--mantine-color-red-filled-hover': '#a81f15',
      '--mantine-color-default-color': NEUTRAL_DARK[0],
      '--mantine-color-default-border': '#434b58',
      '--mantine-color-disabled-color': '#8e97a6',
      '--bw-hairline': NEUTRAL_DARK[5],
      '--bw-sunken': NEUTRAL_DARK[8],
      '--bw-hover': NEUTRAL_DARK[6],
      '--bw-selected': NEUTRAL_DARK[6],
      '--bw-edge': '#727c8c',
      '--bw-strong': NEUTRAL_DARK[0],
      ...toneVariables('info', '#9cc4ff', '#16263d'),
      ...toneVariables('good', '#85dfa9', '#12301f'),
      ...toneVariables('warn', '#f5c877', '#33270f'),
      ...toneVariables('bad', '#ff9b92', '#3a1b19'),
      ...toneVariables('neutral', NEUTRAL_DARK[1], NEUTRAL_DARK[5]),
      ...tintVariables('dark'),
    },
  };
}

function brandVariables(roles: BrandRoles): Record<string, string> {
  return {
    '--mantine-color-anchor': roles.text,
    '--mantine-primary-color-contrast': roles.onFilled,
    '--mantine-color-brand-text': roles.text,
    '--mantine-color-brand-filled': roles.filled,
    '--mantine-color-brand-filled-hover': roles.filledHover,
    '--mantine-color-brand-light-color': roles.text,
    '--mantine-color-brand-outline': roles.text,
    // Focus rings and selected items: readable even if the brand is pale.
    '--bw-accent': roles.text,
    '--bw-on-brand': roles.onFilled,
  };
}

function toneVariables(tone: string, text: string, soft: string): Record<string, string> {
  return { [`--bw-${tone}-text`]: text, [`--bw-${tone}-soft`]: soft };
}

let sheet: CSSStyleSheet | undefined;
/** The present brand of the page. */
export const currentBrand = store<Brand>(brandFrom(null));
let appliedColours = '';

/**
 * Sets the page's brand colour (hex without hash, or null for the default) and the text colour on it. Called
 * before the first render.
 */
export function setBrandColor(primaryColor: string | null, usesLightText: boolean | null = null): void {
  const colours = `${primaryColor} ${usesLightText}`;
  // Each change of the sheet makes the browser style the whole page again.
  if (colours === appliedColours) return;
  appliedColours = colours;
  const brand = brandFrom(primaryColor, usesLightText);
  if (!sheet) {
    // A constructed sheet needs no exception in the content security policy, and overrides every linked
    // sheet.
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const { light, dark } = themeVariables(brand);
  sheet.replaceSync(`${rule('light', light)}${rule('dark', dark)}`);
  currentBrand.set(brand);
}

function rule(scheme: string, variables: Variables): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value};`);
  return `:root[data-mantine-color-scheme='${scheme}']{${lines.join('')}}`;
}
