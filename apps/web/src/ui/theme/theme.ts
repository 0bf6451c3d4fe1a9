import type { MantineThemeOverride } from '@mantine/core';
import choiceList from '../form/choice-list.module.css';
import { LAYER_ROOT_ID } from '../layers/layer-root.tsx';
import type { Brand } from './brand-shades.ts';
import { NEUTRAL_DARK, NEUTRAL_LIGHT } from './theme-variables.ts';
import { selectWords } from './words.ts';

/** The typeface (typeface.css); foundation.css names the stack once. */
const SANS = 'var(--bw-font)';

/** A deep red for destructive acts, with white text; the library's own red is light and takes black text. */
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

/**
 * Returns where menus, drawers and tooltips are rendered: inside the page's main landmark if it has a
 * `LayerRoot`.
 */
function portalTarget(): { target?: HTMLElement } {
  const place = document.getElementById(LAYER_ROOT_ID);
  return place ? { target: place } : {};
}

/**
 * Drawers and dialogs leave the body's scroll bar as it is, because only the main part of a page scrolls
 * (app-shell.module.css). To hide the bar, the library sets a CSS variable on the body. The browser then styles and lays
 * out the whole page again.
 */
const bodyStays = { removeScrollProps: { removeScrollBar: false } };

/**
 * Returns the theme for the component library; the colours that differ by scheme are in theme-variables.ts.
 */
export function libraryTheme(brand: Brand): MantineThemeOverride {
  return {
    colors: { brand: brand.shades, gray: NEUTRAL_LIGHT, dark: NEUTRAL_DARK, red: RED },
    primaryColor: 'brand',
    primaryShade: 6,
    autoContrast: true,
    // Above this luminance black text contrasts better than white (both 4.58:1 at the crossing).
    luminanceThreshold: 0.18,
    black: '#000000',
    fontFamily: SANS,
    fontFamilyMonospace: SANS,
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
      DrawerRoot: { defaultProps: bodyStays },
      ModalRoot: { defaultProps: bodyStays },
      Tooltip: { defaultProps: { openDelay: 300, withArrow: true, multiline: true, maw: 320 } },
      Menu: {
        defaultProps: {
          shadow: 'md',
          width: 220,
          position: 'bottom-end',
          withInitialFocusPlaceholder: false,
        },
      },
      Portal: { defaultProps: portalTarget },
      Select: {
        classNames: { options: choiceList.options },
        defaultProps: {
          checkIconPosition: 'right',
          nothingFoundMessage: selectWords.nothingFound,
          withScrollArea: false,
        },
      },
      MultiSelect: {
        classNames: { options: choiceList.options },
        defaultProps: { nothingFoundMessage: selectWords.nothingFound, withScrollArea: false },
      },
      Tabs: { defaultProps: { keepMounted: false } },
      Textarea: { defaultProps: { autosize: true, minRows: 3, maxRows: 16 } },
    },
  };
}
