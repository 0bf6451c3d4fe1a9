import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './mantine-styles.ts';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { libraryTheme } from './theme.ts';
import { currentBrand, onBrandChange } from './theme-variables.ts';

const SCHEME = localStorageColorSchemeManager({ key: 'bw.scheme' });

/** The nonce of this page's content security policy; the library's style elements carry it. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

// The library's scroll lock writes a style element of its own and asks this global for the nonce.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

/**
 * The component library for everything below: theme, colour scheme (follows the system until the person chooses) and
 * style nonce. Signed-out screens do without it: they are the first thing that anybody downloads.
 */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  const brand = useSyncExternalStore(onBrandChange, currentBrand);
  const theme = useMemo(() => libraryTheme(brand), [brand]);
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={SCHEME}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
      deduplicateInlineStyles
    >
      {children}
    </MantineProvider>
  );
}
