import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/config.ts';

/**
 * Returns the host name if a page of this server opens the WebSocket; undefined for a page of another origin, and for
 * a client without an origin. The check is needed because browsers let every page open a WebSocket to every host.
 */
export function ownHost(
  { origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string | undefined {
  const page = origin === undefined ? null : URL.parse(origin);
  if (!page || !/^https?:$/.test(page.protocol) || host === undefined) return undefined;
  const reached = URL.parse(`${page.protocol}//${host}`);
  if (reached && page.host === reached.host) return page.hostname;
  // A proxy may send another host than the one that people use. In that case PUBLIC_URL names the right host.
  if (!publicUrl || (reached && isOf(reached, publicUrl))) return undefined;
  return page.protocol === publicUrl.protocol && page.port === publicUrl.port && isOf(page, publicUrl)
    ? page.hostname
    : undefined;
}

/**
 * Returns the host name if a program opens the WebSocket: it names a token in `Authorization`, which no page can do, and
 * has no origin.
 */
export function programHost({
  origin,
  host,
  authorization,
}: Pick<IncomingHttpHeaders, 'origin' | 'host' | 'authorization'>): string | undefined {
  if (origin !== undefined || authorization === undefined || host === undefined) return undefined;
  return URL.parse(`http://${host}`)?.hostname;
}

/** Whether the URL's host is the host of PUBLIC_URL, or a company's subdomain of it. */
function isOf(url: URL, { hostname }: URL): boolean {
  return url.hostname === hostname || url.hostname.endsWith(`.${hostname}`);
}
