import { hash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { ServerContext } from '#platform/context.ts';

/** Longer than an attempt and its ticket last together. */
const cookieSeconds = 20 * 60;
const secretForm = /^[\w-]{43}$/;

const isSecure = ({ config }: ServerContext) => config.publicUrl?.protocol === 'https:';
/** A name with this prefix is taken from this host only, so another company's page cannot set it. */
const nameOf = (context: ServerContext) => (isSecure(context) ? '__Host-bw_signin' : 'bw_signin');

function secretIn(context: ServerContext, header: string | undefined): string | undefined {
  const value = header === undefined ? undefined : parseCookie(header)[nameOf(context)];
  return value !== undefined && secretForm.test(value) ? value : undefined;
}

const hashed = (secret: string) => hash('sha256', secret, 'buffer');

/** Returns the stored form of the secret that marks a browser while somebody signs in; null without one. */
export function browserHashOf(context: ServerContext, header: string | undefined): Buffer | null {
  const secret = secretIn(context, header);
  return secret === undefined ? null : hashed(secret);
}

/** Returns the mark of a browser, kept over attempts in several tabs, and the cookie that stores it. */
export function markBrowser(
  context: ServerContext,
  header: string | undefined,
): { readonly cookie: string; readonly browserHash: Buffer } {
  const secret = secretIn(context, header) ?? randomBytes(32).toString('base64url');
  const cookie = stringifySetCookie({
    name: nameOf(context),
    value: secret,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(context),
    path: '/',
    maxAge: cookieSeconds,
  });
  return { cookie, browserHash: hashed(secret) };
}
