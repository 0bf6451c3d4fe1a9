import type { Locale } from './locales.ts';

/** The languages in which the program writes drafts, and reads those of a model. */
const spokenLanguages = ['en', 'de', 'fr', 'es'] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** Returns the language of a locale's sentences; English for a language that is made for tests. */
export function spokenIn(locale: Locale): SpokenLanguage {
  return spokenLanguages.find((language) => locale.startsWith(`${language}-`)) ?? 'en';
}

const names: Readonly<Record<SpokenLanguage, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
};

/** Returns the name of a locale's language, as an order to a model says it. */
export function orderedLanguage(locale: Locale): string {
  return names[spokenIn(locale)];
}
