/** The protocols by which people sign in elsewhere (accounts.15). */
export const providerKinds = ['oidc', 'saml'] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** The products whose settings are known. `other`: any product that keeps the standard. */
export const providerPresets = ['google', 'entra', 'okta', 'keycloak', 'other'] as const;
export type ProviderPreset = (typeof providerPresets)[number];

export const providerLimits = {
  name: 100,
  issuer: 1_000,
  clientId: 500,
  secret: 2_000,
  domain: 253,
  domains: 50,
  breakGlass: 20,
  metadata: 200_000,
  providers: 10,
} as const;

/** While a provider is enforced, at least this many people keep their password, so that a fault of it locks nobody out. */
export const leastBreakGlass = 2;

/** Whether a provider is known not to say when it asked the person, unless a company sets that up there. */
export const isUndated = (preset: ProviderPreset): boolean => preset === 'google' || preset === 'entra';

/** The issuer that a preset always has; absent: the company's own. */
export const presetIssuers: Readonly<Partial<Record<ProviderPreset, string>>> = {
  google: 'https://accounts.google.com',
};

const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Returns whether a text is a domain of mail addresses, in lower case and as name servers have it. */
export function isDomain(text: string): boolean {
  const labels = text.split('.');
  return (
    text.length <= providerLimits.domain &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

/** Returns the domain of an address' key; empty for a text without one. */
export function domainOf(emailKey: string): string {
  return emailKey.slice(emailKey.lastIndexOf('@') + 1);
}
