import { fold } from '../shared/fold.ts';
import { isFrequentInEnglish } from './languages.ts';

// What no sentence of a model may hold: markup, addresses, links, and names of people whom the model was not told of.

const markup = /[*_`<>#|~\\^]|\]\s*\(|&#?\w+;|\{\{|^\s*(?:[-–•+]|\p{N}+[.)])\s/u;
const address =
  /\p{L}+:\/\/|\b(?:mailto|tel|javascript|data):|\bwww\.|[\p{L}\p{N}._+-]+@[\p{L}\p{N}]|[\p{L}\p{N}-]{2,}\.[a-z]{2,}(?![\p{L}])|[([]\s*(?:at|dot)\s*[)\]]|\/\//iu;

/** Returns a text without characters that nobody sees, because they would part a word. */
const plain = (text: string) => text.replace(/\p{Cf}/gu, '').normalize('NFKC');

/** Whether a text holds Markdown, HTML or another markup. */
export const holdsMarkup = (text: string): boolean => markup.test(text);

/** Whether a text holds a link or an address. */
export const holdsAddress = (text: string): boolean => address.test(plain(text));

const wordsOf = (text: string): string[] => plain(text).match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

/** Returns the folded words of texts, by which a company's people with such a name are found. */
export function wordsToSeek(texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap(wordsOf).map(fold));
  return [...words].filter((word) => word.length > 1 && !isFrequentInEnglish(word));
}

/**
 * Returns whether a text holds one of the names: the full name in any case, or one of its words with a capital letter.
 * A frequent English word, such as "Will", is no name.
 */
export function holdsName(text: string, names: readonly string[]): boolean {
  const words = wordsOf(text);
  const capitals = new Set(words.filter((word) => /^\p{Lu}/u.test(word) || !/\p{Ll}/u.test(word)).map(fold));
  const line = ` ${words.map(fold).join(' ')} `;
  return names.some((name) => {
    const parts = wordsOf(name).map(fold);
    if (parts.length > 1 && line.includes(` ${parts.join(' ')} `)) return true;
    return parts.some((part) => part.length > 1 && capitals.has(part) && !isFrequentInEnglish(part));
  });
}

/**
 * Returns a text without these phrases, such as titles, where they stand as whole words. A phrase of numbers alone is
 * taken out only in quotation marks.
 */
export function struck(text: string, phrases: readonly string[]): string {
  let left = text;
  for (const phrase of phrases.toSorted((a, b) => b.length - a.length)) {
    const trimmed = phrase
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\s.]+$/, '');
    if (trimmed === '') continue;
    const escaped = trimmed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const whole = `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`;
    left = left.replace(new RegExp(isBare(trimmed) ? `[“"„«]${escaped}[”"“»]` : whole, 'giu'), ' ');
  }
  return left;
}

/** Whether a phrase is a single word or has no letters: too little to be told from a number of the sentence. */
const isBare = (phrase: string) => wordsOf(phrase).filter((word) => word.length > 2).length < 2;
