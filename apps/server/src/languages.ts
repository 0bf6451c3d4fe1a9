import { type Language, type Languages, languageOf } from '@bellwether/domain/locale/language';
import { type Locale, locales } from '@bellwether/domain/locale/locales';
import { pseudoWords } from '@bellwether/domain/locale/pseudo';
import { loadedOnce } from './platform/queue/loaded-once.ts';

/** English words of the server, the domain and the contract with those in another language, by identity. */
type Translations = Map<object, object>;

/** By language; filled by `loadLanguages`. */
const spoken = new Map<string, Translations>();

/**
 * Loads the words of all languages: 600 files, a third of the code of a start that would wait for them. Whoever speaks to
 * people awaits this first: every request does (`application.ts`), and so do jobs, reactions and commands.
 */
export const loadLanguages = loadedOnce(load);

async function load(): Promise<void> {
  const { translations } = await import('./translations.generated.ts');
  for (const [language, { pairs }] of Object.entries(translations)) {
    const found: Translations = new Map();
    for (const [english, translated] of pairs) addPairs(english, translated, found);
    spoken.set(language, found);
  }
}

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

/**
 * The languages in which the application speaks. Words without a translation are English.
 *
 * @throws before `loadLanguages` has ended, for another language than English.
 */
export const languagesOf: Languages = (locale) => {
  const known = languages.get(locale) ?? madeLanguage(locale);
  languages.set(locale, known);
  return known;
};

function madeLanguage(locale: Locale): Language {
  const { words } = locales[locale];
  if (words === 'xa' || words === 'xb') return { locale, words: pseudoWords };
  if (words === 'en') return languageOf(locale);
  const translations = spoken.get(words);
  if (!translations) throw new Error(`The words of “${words}” are not loaded.`);
  return languageOf(locale, translations);
}

/** Returns the words files that have no translation yet, by language; the server logs them once. */
export async function untranslatedFiles(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { translations } = await import('./translations.generated.ts');
  return Object.fromEntries(
    Object.entries(translations).map(([language, { missing }]) => [language, missing]),
  );
}
