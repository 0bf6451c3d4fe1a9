import type { Locale } from './locales.ts';

/**
 * The locale of numbers inside sentences of a words file. On the web a build in another language takes its brother, such
 * as `sentence-locale.de.ts`. Other words and writers of the server name their locale.
 */
export const sentenceLocale: Locale = 'en-US';

/** Stands between a word and what it is about, before a blank: French has a no-break space there, too. */
export const colon = ':';
