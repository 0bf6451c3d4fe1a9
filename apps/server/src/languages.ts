import { type Language, type Languages, languageOf } from '@bellwether/domain/locale/language';
import { type Locale, locales } from '@bellwether/domain/locale/locales';
import { pseudoWords } from '@bellwether/domain/locale/pseudo';
import { translations } from './translations.generated.ts';

/** English words of the server, the domain and the contract with those in another language, by identity. */
type Translations = Map<object, object>;

const spoken: Readonly<Record<string, Translations>> = Object.fromEntries(
  Object.entries(translations).map(([language, { pairs }]) => {
    const found: Translations = new Map();
    for (const [english, translated] of pairs) addPairs(english, translated, found);
    return [language, found];
  }),
);

/** Adds a table and the tables inside it, because a caller may ask for one of these. */
function addPairs(english: unknown, translated: unknown, found: Translations): void {
  if (!isTable(english) || !isTable(translated)) return;
  if (found.has(english)) return;
  found.set(english, translated);
  for (const key of Object.keys(english))
    addPairs(Reflect.get(english, key), Reflect.get(translated, key), found);
}

function isTable(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

const languages = new Map<Locale, Language>();

/** The languages in which the application speaks. Words without a translation are English. */
export const languagesOf: Languages = (locale) => {
  const known = languages.get(locale) ?? madeLanguage(locale);
  languages.set(locale, known);
  return known;
};

function madeLanguage(locale: Locale): Language {
  const { words } = locales[locale];
  if (words === 'xa' || words === 'xb') return { locale, words: pseudoWords };
  return languageOf(locale, spoken[words]);
}

/** Words files that have no translation yet, by language; the server logs them once. */
export function untranslatedFiles(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(translations).map(([language, { missing }]) => [language, missing]),
  );
}
