/** Where a sign-in leads on to. Only places of this product: an address from outside opens nothing else. */
export const HOME = '/v3/home';

/** A path below /v3 with its search, or undefined for anything else (other hosts, the signed-out pages themselves). */
export function safePlace(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^\/v3\/[^\\]*$/.test(text)) return undefined;
  const url = new URL(text, 'https://place.invalid');
  // Dots are resolved by now: a path that climbs out of /v3 is no place of the product's screens.
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
  '',
]);

/** The first word below /v3 as the router reads it: without regard to case, percent signs and doubled slashes. */
function pageOf(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase().split('/').filter(Boolean)[1] ?? '';
  } catch (error) {
    // A percent sign that stands for nothing.
    if (error instanceof URIError) return '';
    throw error;
  }
}
