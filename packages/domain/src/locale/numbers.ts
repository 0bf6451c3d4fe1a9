import { type Locale, locales } from './locales.ts';
import { sentenceLocale } from './sentence-locale.ts';

// The only place that writes numbers for people (texts.8). `check-structure` refuses others.

const formats = new Map<Locale, Intl.NumberFormat>();

/** Returns `12,345`, and `0.25` with at most two decimal places. */
export function formatNumber(value: number, locale: Locale = sentenceLocale): string {
  // A browser takes milliseconds to make a format, which would delay the first paint; most numbers need none.
  if (Number.isInteger(value) && value >= 0 && value < 1_000) return String(value);
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  formats.set(locale, known);
  return known.format(value);
}

/** Returns `0.20` with exactly as many decimal places as asked for. */
export function formatDecimal(value: number, places: number, locale: Locale = sentenceLocale): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(value);
}

/** Returns `38%`; the value is 38. */
export function formatPercent(value: number, locale: Locale = sentenceLocale): string {
  return `${formatNumber(value, locale)}${locales[locale].percent}`;
}
