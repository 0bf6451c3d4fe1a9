/**
 * The page after a sign-in. Only paths of this product are allowed: an address from outside opens nothing
 * else.
 */
export const HOME = '/v3/home';

/**
 * Returns a path below /v3 with its search; undefined for anything else (other hosts, the signed-out pages
 * themselves).
 */
export function safePlace(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^\/v3\/[^\\]*$/.test(text)) return undefined;
  const url = new URL(text, 'https://place.invalid');
  // Dots are resolved here, so a path that climbs out of /v3 is refused.
  if (url.origin !== 'https://place.invalid' || !url.pathname.startsWith('/v3/')) return undefined;
  if (signedOutPages.has(pageOf(url.pathname))) return undefined;
  return url.pathname + url.search + url.hash;
}

const signedOutPages = new Set([
  'login',
  'signout',
  'invitation',
  'forgotpassword',
  'forgotpasswordsent',
  'unlock',
  'unlocksent',
  'resetpassword',
  'confirmemail',
  'notme',
  'arrived',
  '',
]);

/**
 * Returns the first path segment below /v3 as the router reads it: lower case, percent-decoded, without
 * doubled slashes.
 */
function pageOf(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase().split('/').filter(Boolean)[1] ?? '';
  } catch (error) {
    // A percent sign that is not part of a valid escape.
    if (error instanceof URIError) return '';
    throw error;
  }
}
