import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/config.ts';

/**
 * Returns the host name of a page of this server that opens a WebSocket; undefined for a page of another
 * origin, and for a client that names none.
 * Browsers send a WebSocket of any page to any host, without asking that host first.
 */
export function ownHost(
  { origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string | undefined {
  const page = origin === undefined ? null : URL.parse(origin);
  if (!page || !/^https?:$/.test(page.protocol) || host === undefined) return undefined;
  const reached = URL.parse(`${page.protocol}//${host}`);
  if (reached && page.host === reached.host) return page.hostname;
  // A proxy may send another host than the one that people use. Then PUBLIC_URL names it.
  if (!publicUrl || (reached && isOf(reached, publicUrl))) return undefined;
  return page.protocol === publicUrl.protocol && page.port === publicUrl.port && isOf(page, publicUrl)
    ? page.hostname
    : undefined;
}

/** Whether it is the host of PUBLIC_URL, or a company's below it. */
function isOf(url: URL, { hostname }: URL): boolean {
  return url.hostname === hostname || url.hostname.endsWith(`.${hostname}`);
}
