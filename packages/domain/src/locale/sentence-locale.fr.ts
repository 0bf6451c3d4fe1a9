import type { Locale } from './locales.ts';

export const sentenceLocale: Locale = 'fr-FR';

/** The name of a person, a company or a thing after *de*, which loses its vowel before another: "d’Anna", "de Léa". */
export function ofName(name: string): string {
  return /^(?:[aeiouàâäéèêëîïôöûüœæ]|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`;
}

export const colon = '\u00a0:';
