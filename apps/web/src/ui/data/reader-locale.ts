import { type Language, languageOf } from '@bellwether/domain/locale/language';
import { defaultLocale, isLocale, type Locale } from '@bellwether/domain/locale/locales';

// Apart from `shown.ts`: every page sets the locale, but the sign-in page shows no day and no number.

let locale: Locale = pageLocale();

/** Returns the locale of the page, whose words are those of one language. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}

/** Sets the locale of all screens; what is already on the screen must be drawn again. */
export function setReaderLocale(next: Locale): void {
  locale = next;
}

export function readerLocale(): Locale {
  return locale;
}

/** Returns the language of all screens. */
export function readerLanguage(): Language {
  return languageOf(locale);
}
