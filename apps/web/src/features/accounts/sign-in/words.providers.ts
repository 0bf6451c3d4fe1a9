import type { SignInWay } from '@bellwether/contract/accounts/sign-in-ways';

const products: Readonly<Partial<Record<SignInWay['Preset'], string>>> = {
  google: 'Google',
  entra: 'Microsoft',
  okta: 'Okta',
  keycloak: 'Keycloak',
};

export const providerWaysWords = {
  /** "Continue with Northwind (Okta)" */
  continueWith({ Name: name, Preset: preset }: Pick<SignInWay, 'Name' | 'Preset'>): string {
    const product = products[preset];
    const isNamed = product === undefined || name.toLowerCase().includes(product.toLowerCase());
    return `Continue with ${isNamed ? name : `${name} (${product})`}`;
  },
  or: 'or',
  /** While a provider is enforced, only some people keep their password. */
  withPassword: 'Use a password',
  withPasswordHint: 'Only for the people who keep a password for emergencies.',
  withPasswordInstead: 'Use a password instead',
} as const;
