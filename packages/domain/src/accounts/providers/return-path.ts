/**
 * Returns the page to which a sign-in leads back: a path of this product with its search and fragment. Undefined for
 * anything else, so that no address from outside sends a person to another site.
 */
export function returnPathOf(text: string | undefined | null): string | undefined {
  if (!text || text.length > 2_000 || !/^\/v3\/[^\\\p{Cc}]*$/u.test(text)) return undefined;
  // Dots are resolved, so a path that climbs out is refused.
  const path = text.split(/[?#]/, 1)[0] ?? '';
  const isClimbing = path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part));
  return isClimbing || path.includes('//') ? undefined : text;
}
