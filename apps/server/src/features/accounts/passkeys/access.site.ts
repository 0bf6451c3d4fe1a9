import type { Config } from '#platform/config/config.ts';

/** Where passkeys of a company work: its host, on which the browser binds them. */
export interface PasskeySite {
  /** The host, lower case, without port. */
  readonly host: string;
  /** Whether a page of this origin may use them. */
  accepts(origin: string): boolean;
}

/**
 * Returns the site of a request's host. With PUBLIC_URL, only its host and the companies' hosts below it have passkeys, under
 * its protocol and port; without it, every host that people use.
 */
export function siteOf({ publicUrl }: Pick<Config, 'publicUrl'>, host: string): PasskeySite | undefined {
  if (publicUrl && host !== publicUrl.hostname && !host.endsWith(`.${publicUrl.hostname}`)) return undefined;
  return {
    host,
    accepts(origin) {
      const page = URL.parse(origin);
      if (page?.hostname !== host || page.origin !== origin) return false;
      return publicUrl ? page.protocol === publicUrl.protocol && page.port === publicUrl.port : true;
    },
  };
}
