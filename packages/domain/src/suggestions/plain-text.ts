import { shortened } from './wish.ts';

// Control characters but the line feed, marks that change the text direction, and invisible characters.
// Joiners stay, because emoji need them.
const unseen = /(?!\n)\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;
const loneSurrogates = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
// Markdown marks that a model adds out of habit; here they would show as characters.
const marks = /\*\*|__|^[^\S\n]*(?:#{1,6}\s+|```\w*[^\S\n]*$)/gm;

/** Returns a model's text as plain text with line breaks, of at most `limit` characters. */
export function plainText(text: string, limit: number): string {
  const plain = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unseen, '')
    .replace(loneSurrogates, '')
    .replace(marks, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return shortened(plain, limit);
}

/** Like `plainText`, on one line. */
export function plainLine(text: string, limit: number): string {
  return shortened(plainText(text, text.length).replace(/\s+/g, ' '), limit);
}
