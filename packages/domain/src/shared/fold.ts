/**
 * What a search ignores: accents, and characters that nobody can see. A class of a regular expression that JavaScript
 * and PostgreSQL both read, without the characters above U+FFFF. Vowel signs of Indic scripts are letters and stay.
 */
export const ignoredBySearch = [
  // Accents of Latin, Greek and Cyrillic, Hebrew points, Arabic vowel marks.
  '\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670',
  '\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f',
  // Soft hyphen, zero-width characters, bidi controls, fillers, variation selectors.
  '\\u00ad\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff\\ufff9-\\ufffb',
].join('');

const ignored = new RegExp(`[${ignoredBySearch}\\u{e0000}-\\u{e0fff}]`, 'gu');

/** Letters and marks that a keyboard writes in another way, in lower case and after the decomposition NFKD. */
export const foldedTo: Readonly<Record<string, string>> = {
  ...sameFor('‘’‚‛′‵‹›ʹʻʼʽʾʿ`', "'"),
  ...sameFor('“”„‟«»〝〞〟', '"'),
  ...sameFor('‐‒–—―−⁃⸺⸻', '-'),
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k', ı: 'i', ς: 'σ' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};

const replaced = new RegExp(`[${Object.keys(foldedTo).join('')}]`, 'gu');

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches plain ASCII, which has control characters.
const plain = /^[\u0000-\u007f]*$/;

/**
 * Returns a text as searches compare it: without case, accents and invisible characters, with plain quotes and dashes,
 * `ß` as `ss`, `ø` as `o` (texts.6). The database's function `fold` gives the same; a test compares them.
 */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase().replaceAll('`', "'");
  return text
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(ignored, '')
    .toLowerCase()
    .replace(replaced, (letter) => foldedTo[letter] ?? letter);
}

/** Returns the folded words of a search. */
export function searchWords(text: string): string[] {
  return fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether a folded text contains each of the folded words. */
export function containsWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}

function sameFor(letters: string, other: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, other]));
}
