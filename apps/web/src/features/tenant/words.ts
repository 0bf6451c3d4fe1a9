/** Outside production the version label includes the environment (tenant.6). */
export function versionLabel(version: string, environment: string): string {
  return environment && environment !== 'production'
    ? `Version ${version} · ${environment}`
    : `Version ${version}`;
}

export const POWERED_BY = 'Powered By Bellwether';

export const DEMO_TITLE = 'Demo';
export const DEMO_EXPLAINED =
  'You are looking at an invented company. Whatever you change here is yours to play with.';
export const DEMO_OWN =
  'To start your own company, run this where Bellwether is installed; it prints the invitation link:';
export const DEMO_COMMAND =
  'npx bellwether tenant create --subdomain acme --name "Acme" --ceo-name "Ada Larkwood" --ceo-email ada@acme.example';

export const demoLabelWords = {
  demoWhatThisCompany: 'Demo: what this company is',
} as const;

export const logoFieldWords = {
  chooseAPicture: (label: string) => `${label}: choose a picture`,
} as const;

export const unknownTenantWords = {
  title: 'Unknown company',
  /** Around the host of the address. */
  noCompanyUses: 'No company uses',
  checkTheAddress: '. Check the address, or ask the person who invited you for the right one.',
  thereIsNoCompany: 'There is no company at this address',
} as const;
