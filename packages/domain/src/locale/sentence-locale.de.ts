import type { Locale } from './locales.ts';

export const sentenceLocale: Locale = 'de-DE';

export const colon = ':';
