import type { Locale } from './locales.ts';

export const sentenceLocale: Locale = 'es-ES';

export const colon = ':';
