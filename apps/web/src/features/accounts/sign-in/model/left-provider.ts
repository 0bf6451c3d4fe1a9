import type { LeftProvider } from '#platform/session.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The provider that signed the ended session in, for the sign-in page. */
    leftProvider?: LeftProvider;
  }
}

/** Returns the provider, only if its address is one that a browser may follow. */
export function followable(provider: LeftProvider | undefined): LeftProvider | undefined {
  return provider && /^https?:\/\//.test(provider.Address) ? provider : undefined;
}
