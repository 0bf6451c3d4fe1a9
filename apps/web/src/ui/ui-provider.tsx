import './foundation-styles.ts';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { type AppTheme, appTheme } from './theme.ts';

const SCHEME = localStorageColorSchemeManager({ key: 'bw.scheme' });

let current: AppTheme = appTheme(null);
const listeners = new Set<() => void>();

/** Gives the whole product the tenant's colour (hex without hash, or null for the default). */
export function setBrandColor(primaryColor: string | null): void {
  current = appTheme(primaryColor);
  for (const listener of listeners) listener();
}

/** The nonce of this page's content security policy; the injected style elements carry it. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

// The library's scroll lock writes a style element of its own and asks this global for the nonce.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

interface UiProviderProps {
  readonly children: ReactNode;
  /** True for a second root on the same page, which uses the first one's variables. */
  readonly beside?: boolean;
}

/** Theme, colour scheme (follows the system until the person chooses) and style nonce for everything below. */
export function UiProvider({ children, beside = false }: UiProviderProps) {
  const { theme, resolver } = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolver}
      colorSchemeManager={SCHEME}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
      deduplicateInlineStyles
      withCssVariables={!beside}
      withGlobalClasses={!beside}
    >
      {children}
    </MantineProvider>
  );
}
