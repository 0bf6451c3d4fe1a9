export const providerWaysWords = {
  /** "Continue with Northwind (Okta)" */
  continueWith: (way: string) => `Continue with ${way}`,
  or: 'or',
  /** While a provider is enforced, only some people keep their password. */
  withPassword: 'Use a password',
  withPasswordHint: 'Only for the people who keep a password for emergencies.',
  withPasswordInstead: 'Use a password instead',
} as const;
