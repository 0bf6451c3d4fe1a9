import { defaultLocale, type Locale } from './locales.ts';

/** A language in which the program speaks: a locale with the words of every feature. */
export interface Language {
  readonly locale: Locale;
  /** Returns the words in this language, of the same shape as `english`; English where they are not translated. */
  words<Words extends object>(english: Words): Words;
}

/** Words in another language, by the English ones that they stand for. */
type Translations = ReadonlyMap<object, object>;

/** Returns the language in which a reader with this locale is addressed. */
export type Languages = (locale: Locale) => Language;

/** Returns the language of a locale. Words without a translation stay English. */
export function languageOf(locale: Locale, translations: Translations = new Map()): Language {
  return {
    locale,
    words<Words extends object>(english: Words) {
      // `translation` pairs words of one shape only.
      return (translations.get(english) ?? english) as Words;
    },
  };
}

/** Pairs English words with the same words in another language, for `languageOf`. */
export function translation<Words extends object>(
  english: Words,
  translated: Translated<Words>,
): readonly [object, object] {
  return [english, translated];
}

/** The same keys and values as the English words, with other texts; a writer returns what the English one returns. */
export type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends (...given: infer Given) => infer Written
      ? (...given: Given) => Written extends string ? string : Written
      : Translated<Words[Key]>;
};

/** The language of logs, of the command line, and of people whose language is not known. */
export const english: Language = languageOf(defaultLocale);
