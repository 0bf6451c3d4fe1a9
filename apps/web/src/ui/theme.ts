import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core';
import { type BrandRoles, brandFrom, DARK_SURFACE, LIGHT_SURFACE } from './brand-shades.ts';
import { DARK_RAMP, LIGHT_RAMP, rampVariables } from './rating-ramp.ts';

export interface AppTheme {
  readonly theme: MantineThemeOverride;
  readonly resolver: CSSVariablesResolver;
}

const SANS =
  'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';

/** One neutral scale, told for light and for dark; colours are hex because Mantine computes alpha from them. */
const NEUTRAL_LIGHT = [
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
const NEUTRAL_DARK = [
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

/** What destroys is a deep red that white text stands on; the library's own is light and takes black. */
const RED = [
  '#fdeceb',
  '#fad4d1',
  '#f3aca6',
  '#ea7f77',
  '#e0574d',
  '#d23a2f',
  '#c4281c',
  '#a81f15',
  '#8d1911',
  '#70130c',
] as const;

/** The whole look for one tenant. `primaryColor` is the tenant's hex without hash, or null (3-strategy §3 "Tenant branding"). */
export function appTheme(primaryColor: string | null | undefined): AppTheme {
  const brand = brandFrom(primaryColor);
  return {
    theme: {
      colors: { brand: brand.shades, gray: NEUTRAL_LIGHT, dark: NEUTRAL_DARK, red: RED },
      primaryColor: 'brand',
      primaryShade: 6,
      autoContrast: true,
      // Above this luminance black text contrasts better than white (both 4.58:1 at the crossing).
      luminanceThreshold: 0.18,
      black: '#000000',
      fontFamily: SANS,
      headings: { fontFamily: SANS, fontWeight: '600' },
      fontWeights: { regular: '400', medium: '500', bold: '600' },
      defaultRadius: 'sm',
      radius: { xs: '3px', sm: '6px', md: '8px', lg: '12px', xl: '999px' },
      spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
      fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
      cursorType: 'pointer',
      respectReducedMotion: true,
      components: {
        Button: { defaultProps: { size: 'sm' } },
        Tooltip: { defaultProps: { openDelay: 300, withArrow: true, multiline: true, maw: 320 } },
        Menu: { defaultProps: { shadow: 'md', width: 220, position: 'bottom-end' } },
        Select: { defaultProps: { checkIconPosition: 'right', nothingFoundMessage: 'Nothing found' } },
        Tabs: { defaultProps: { keepMounted: false } },
        Textarea: { defaultProps: { autosize: true, minRows: 3, maxRows: 16 } },
      },
    },
    resolver: () => ({
      variables: {},
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
      },
      dark: {
        ...brandVariables(brand.dark),
        ...rampVariables(DARK_RAMP),
        '--mantine-color-body': DARK_SURFACE,
        '--mantine-color-placeholder': '#8e97a6',
        '--mantine-color-error': '#ff8a80',
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
      },
    }),
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
    // Focus rings and selected marks: readable even where the brand is pale.
    '--bw-accent': roles.text,
    '--bw-on-brand': roles.onFilled,
  };
}

function toneVariables(tone: string, text: string, soft: string): Record<string, string> {
  return { [`--bw-${tone}-text`]: text, [`--bw-${tone}-soft`]: soft };
}
