import { isIP } from 'node:net';
import type { Config } from './config.ts';

/** Names that a host may carry for other ends; they are nobody's company. */
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

/** Whether no company can have the subdomain. */
export function isReserved(subdomain: string): boolean {
  return reservedSubdomains.some((name) => name === subdomain);
}

/**
 * The subdomain that a host (lower case, without port) names explicitly: below the host of PUBLIC_URL, or below
 * `localhost` (decisions §6). Undefined where it names none, as an address, the bare host or `www` does.
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

/** Where a company's people open the application; no slash at the end. */
export function tenantUrl(subdomain: string, config: HostConfig): string {
  const url = new URL(config.publicUrl ?? `http://localhost:${config.port}`);
  const named = subdomain !== config.defaultTenant && isIP(url.hostname.replace(/[[\]]/g, '')) === 0;
  if (named) url.hostname = `${subdomain}.${url.hostname}`;
  return url.origin;
}
