import { isIP } from 'node:net';
import type { Config } from './config.ts';

/** Reserved host names, which no company may use as its subdomain. */
export const reservedSubdomains = [
  'admin',
  'api',
  'app',
  'assets',
  'cdn',
  'docs',
  'ftp',
  'help',
  'localhost',
  'mail',
  'smtp',
  'staging',
  'static',
  'status',
  'support',
  'www',
] as const;

type HostConfig = Pick<Config, 'publicUrl' | 'defaultTenant' | 'port'>;

/** Whether the subdomain is reserved, so that no company can use it. */
export function isReserved(subdomain: string): boolean {
  return reservedSubdomains.some((name) => name === subdomain);
}

/**
 * Returns the subdomain that a host (lower case, without port) names: below the host of PUBLIC_URL or below
 * `localhost` (accounts.11).
 * Undefined for an IP address, the bare host and `www`.
 */
export function subdomainOf(host: string, config: HostConfig): string | undefined {
  for (const base of [config.publicUrl?.hostname.toLowerCase(), 'localhost']) {
    if (base === undefined || isIP(base.replace(/[[\]]/g, '')) !== 0) continue;
    if (!host.endsWith(`.${base}`)) continue;
    const subdomain = host.slice(0, -base.length - 1);
    return isReserved(subdomain) ? undefined : subdomain;
  }
  return undefined;
}

/** Returns the URL where a company's people open the application, without a final slash. */
export function tenantUrl(subdomain: string, config: HostConfig): string {
  const url = new URL(config.publicUrl ?? `http://localhost:${config.port}`);
  const named = subdomain !== config.defaultTenant && isIP(url.hostname.replace(/[[\]]/g, '')) === 0;
  if (named) url.hostname = `${subdomain}.${url.hostname}`;
  return url.origin;
}
