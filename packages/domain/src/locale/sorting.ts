import type { Locale } from './locales.ts';

const collators = new Map<Locale, Intl.Collator>();

/** Returns how two texts are sorted in the locale: negative if the first comes first. Numbers inside sort by value. */
export function compareTexts(one: string, other: string, locale: Locale): number {
  const known = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, known);
  return known.compare(one, other);
}
