import type { Provider } from '@bellwether/contract/accounts/providers';
import { shownDayAt } from '#ui/data/shown.ts';

/** The products by name, in the order of the form. */
export const presetLabels: Readonly<Record<Provider['Preset'], string>> = {
  google: 'Google Workspace',
  entra: 'Microsoft Entra ID',
  okta: 'Okta',
  keycloak: 'Keycloak',
  other: 'Another provider',
};

/** Where a product tells its issuer. */
export const issuerHints: Readonly<Record<Provider['Preset'], string>> = {
  google: 'https://accounts.google.com',
  entra: 'https://login.microsoftonline.com/<directory id>/v2.0',
  okta: 'https://<company>.okta.com',
  keycloak: 'https://<server>/realms/<realm>',
  other: 'The address before /.well-known/openid-configuration.',
};

export const providersWords = {
  title: 'Sign-in',
  about: 'Let people sign in with the account of your company, by OpenID Connect or SAML 2.0.',
  addOpenId: 'Add OpenID Connect',
  addSaml: 'Add SAML 2.0',
  loadFailed: 'The ways to sign in could not be loaded.',
  linked: (count: number) => (count === 1 ? '1 person is linked.' : `${count} people are linked.`),
  enforced: 'Enforced: only the people who keep their password sign in with it.',
  redirect: 'Redirect address, for your provider',
  acs: 'Assertion consumer address, for your provider',
  metadata: 'Metadata of this side, also its entity id',
  logout: 'Back-channel logout address, for your provider',
  certificate: ({ Subject: subject, Until: until }: Provider['Certificates'][number]) =>
    `Certificate ${subject}, valid until ${shownDayAt(Date.parse(until))}`,
  record: (domain: string) => `TXT record that proves ${domain}`,
  claimed: (domain: string) => `${domain} is proved by its DNS record.`,
  test: 'Try it',
  change: 'Change',
  remove: 'Remove',
  removeSure: 'Remove it and its links?',
  cancel: 'Cancel',
  reachable: 'The provider answers. The second window shows what it sends and whom it would sign in.',
  openTrial: 'Open the second window',
  saved: 'The way to sign in is saved.',
  add: 'Add',
  save: 'Save',
  formNew: 'A new way to sign in',
  formOf: (name: string) => `Change ${name}`,
  preset: 'Product',
  name: 'Name on the sign-in page',
  issuer: 'Issuer',
  clientId: 'Client id',
  secret: 'Client secret',
  secretKept: 'Leave it empty to keep the stored one. It is never shown.',
  metadataOfProvider: 'Metadata of the provider, as a text or its https address',
  metadataKept: 'Leave it empty to keep the stored one.',
  domains: 'Domains of e-mail addresses that lead to it',
  domainsHint: 'Separated by commas, such as example.com.',
  isOn: 'Switched on',
  isEnforced: 'Enforced: passwords sign in only the people below',
  glass: 'Keeps a password',
  fewPasswords: ([only]: readonly string[]) =>
    only === undefined
      ? 'Nobody keeps a password any more. If the provider fails, nobody can sign in. Name two people.'
      : `Only ${only} keeps a password. Name a second person, who can sign in if the provider fails.`,
  glassHint: 'At least two. All org admins get a mail at each use.',
  isAuthoritative: 'All addresses that it sends count as verified',
  isAuthoritativeHint: 'Only if nobody can choose their own address there.',
  createsPeople: 'Adds people who are not here, as contributors',
  createsUnder: 'Their manager; without a choice the CEO',
  takesUnasked: 'People may begin at the provider',
} as const;

/** What happened at a provider, beside the refusals of its sign-ins. */
export const providerHappenings = {
  signedIn: (who: string) => `${who} signed in.`,
  endedByProvider: 'The provider ended sessions.',
  down: 'The provider did not answer.',
} as const;
