import { tenantUrl } from '#platform/config/tenant-host.ts';
import type { ServerContext } from '#platform/context.ts';
import type { StoredProvider } from './access.ts';

/** The addresses of this side that a provider knows. */
export interface ProviderPlace {
  /** Where people come back: a code, or a SAML assertion. */
  readonly redirect: string;
  readonly logout: string;
  readonly metadata: string;
}

/**
 * Returns the address of a company's pages for a browser's way to a provider and back. Without PUBLIC_URL, which is for
 * development, a host on this machine stays as the browser names it, `authority`: with its port.
 */
export function originOf(context: ServerContext, subdomain: string, authority: string): string {
  const { config } = context;
  const host = authority.replace(/:\d+$/, '');
  const isHere = host === '127.0.0.1' || host === 'localhost' || host.endsWith('.localhost');
  return config.publicUrl === undefined && isHere ? `http://${authority}` : tenantUrl(subdomain, config);
}

/** Returns the addresses by which a provider reaches this company. */
export function placesOf(
  context: ServerContext,
  company: { readonly subdomain: string },
  authority: string,
  { id, kind }: Pick<StoredProvider, 'id' | 'kind'>,
): ProviderPlace {
  const base = `${originOf(context, company.subdomain, authority)}/api/signin/${id}`;
  return {
    redirect: kind === 'saml' ? `${base}/saml` : `${base}/callback`,
    logout: `${base}/backchannel`,
    metadata: `${base}/metadata`,
  };
}
