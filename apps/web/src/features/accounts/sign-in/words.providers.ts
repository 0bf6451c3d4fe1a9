import type { SignInWay } from '@bellwether/contract/accounts/providers';
import { arrivalFaults, arrivalMessages } from '@bellwether/domain/accounts/providers/words';

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
  leftHere: 'You are signed out here.',
  leaveProvider: (name: string) => `Sign out of ${name}, too`,
} as const;

/** Returns the sentence of a code with which a provider's way led back; undefined for an unknown code. */
export function arrivalSentence(code: string | undefined, supportEmail: string | null): string | undefined {
  const isKnown = arrivalFaults.some((fault) => fault === code);
  if (code === undefined || !isKnown) return undefined;
  if (code === 'provider_down')
    return arrivalMessages.provider_down({ help: supportEmail ?? arrivalMessages.org_admin });
  const sentence: unknown = arrivalMessages[code as keyof typeof arrivalMessages];
  return typeof sentence === 'string' ? sentence : undefined;
}

export const arrivedPageWords = {
  proved: 'Thank you. You can close this window.',
  tried: 'What your provider sent',
  nobody: 'Nobody was signed in by this trial.',
} as const;
