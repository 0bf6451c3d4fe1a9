/** A language that has words files: `words.de.ts` beside `words.ts`. English stands in the files without a language. */
export type WordsLanguage = 'en' | 'de' | 'fr' | 'es' | 'xa' | 'xb';

interface LocaleNames {
  /** The locale's name in its own language. */
  readonly name: string;
  /** The language of its words files. */
  readonly words: WordsLanguage;
  /** What follows the number of a percentage. */
  readonly percent: string;
}

/**
 * The known locales; `forms.ts` says how each writes days. Another one is another entry in both; its sentences are a matter of
 * the words files. The last two are for development and tests: longer accented English, and the same from right to left
 * (accounts.22).
 */
export const locales = {
  'en-US': { name: 'English (United States)', words: 'en', percent: '%' },
  'en-GB': { name: 'English (United Kingdom)', words: 'en', percent: '%' },
  'de-DE': { name: 'Deutsch', words: 'de', percent: '\u202f%' },
  'fr-FR': { name: 'Français', words: 'fr', percent: '\u202f%' },
  'es-ES': { name: 'Español', words: 'es', percent: '\u00a0%' },
  'en-XA': { name: 'Pseudo', words: 'xa', percent: '%' },
  'ar-XB': { name: 'Mirrored', words: 'xb', percent: '%' },
} as const satisfies Readonly<Record<string, LocaleNames>>;

export type Locale = keyof typeof locales;
const pseudoLocales: readonly Locale[] = ['en-XA', 'ar-XB'];
/** The locales that people choose from. */
export const localeNames = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES'] as const satisfies readonly Locale[];
export type OfferedLocale = (typeof localeNames)[number];

/** The locale of a company that chose none, and of pages without a session. */
export const defaultLocale = 'en-US' satisfies Locale;

/** Returns whether the text names a known locale. */
export function isLocale(text: string): text is Locale {
  return Object.hasOwn(locales, text);
}

/** Returns whether the text names a locale that people choose from. */
export function isOffered(text: string): text is OfferedLocale {
  return localeNames.some((name) => name === text);
}

/** Returns whether a locale is for development and tests only. */
export function isPseudo(locale: Locale): boolean {
  return pseudoLocales.includes(locale);
}

/** Returns from which side the locale is read. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar-XB' ? 'rtl' : 'ltr';
}

/** Returns the first of the stored choices that is offered: the person's, then the company's. */
export function localeOf(...stored: readonly (string | null | undefined)[]): Locale {
  for (const each of stored) if (each && isLocale(each)) return each;
  return defaultLocale;
}

/**
 * Returns the offered locale that a file or a directory names: by its code, its language, or its name in any case. The
 * default stands for a language that is offered for several countries.
 */
export function localeNamed(text: string): OfferedLocale | undefined {
  const word = text.trim().replaceAll('_', '-').toLowerCase();
  const named = localeNames.find((name) => locales[name].name.toLowerCase() === word);
  const language = word.replace(/[ -].*/, '');
  const isEnglish = language === locales[defaultLocale].words || language === 'english';
  return named ?? proposedLocale([word]) ?? (isEnglish ? defaultLocale : undefined);
}

/**
 * Returns the offered locale that a browser's languages ask for, the preferred one first: the same locale, else one of
 * the same language. It is only a proposal (texts.8).
 */
export function proposedLocale(languages: readonly string[]): OfferedLocale | undefined {
  for (const language of languages) {
    const exact = localeNames.find((name) => name.toLowerCase() === language.toLowerCase());
    if (exact) return exact;
    // A language without a country proposes nothing if several countries are offered, and neither does a later one.
    const [own = ''] = language.toLowerCase().split('-');
    const related = localeNames.filter((name) => name.toLowerCase().split('-')[0] === own);
    if (related.length > 0) return related.length === 1 ? related[0] : undefined;
  }
  return undefined;
}
