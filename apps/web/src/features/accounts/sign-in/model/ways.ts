import type { SignInWay } from '@bellwether/contract/accounts/sign-in-ways';

/** Returns the way to which the domain of a typed address leads; undefined without one. */
export function wayOf(ways: readonly SignInWay[], email: string): SignInWay | undefined {
  const domain = email.trim().toLowerCase().split('@')[1] ?? '';
  return domain === '' ? undefined : ways.find(({ Domains }) => Domains.includes(domain));
}

/** Returns the address at which a sign-in at a provider begins. The server keeps the page that was asked for. */
export function startAddress(
  { Id }: Pick<SignInWay, 'Id'>,
  asked: { readonly to: string | undefined; readonly email?: string },
): string {
  const query = new URLSearchParams({
    ...(asked.to && { To: asked.to }),
    ...(asked.email && { Email: asked.email }),
  });
  return `/api/signin/${Id}/start${query.size > 0 ? `?${query}` : ''}`;
}

const products: Readonly<Partial<Record<SignInWay['Preset'], string>>> = {
  google: 'Google',
  entra: 'Microsoft',
  okta: 'Okta',
  keycloak: 'Keycloak',
};

/** Returns the name of a way with its product: "Northwind (Okta)". */
export function wayName({ Name: name, Preset: preset }: Pick<SignInWay, 'Name' | 'Preset'>): string {
  const product = products[preset];
  const isNamed = product === undefined || name.toLowerCase().includes(product.toLowerCase());
  return isNamed ? name : `${name} (${product})`;
}
