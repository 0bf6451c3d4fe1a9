import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './input-kind.ts';
import './mantine-styles.ts';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { libraryTheme } from './theme.ts';
import { currentBrand } from './theme-variables.ts';

const SCHEME = localStorageColorSchemeManager({ key: 'bw.scheme' });

/** Returns the nonce of this page's content security policy, which the library's style elements need. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

/**
 * Provides the component library: theme, colour scheme (follows the system until the person chooses) and
 * style nonce. Signed-out screens do without it, because they are the first download.
 */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  const brand = currentBrand.use();
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
