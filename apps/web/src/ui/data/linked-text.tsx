import Linkify from 'linkify-react';
import { Fragment } from 'react';
import { isSafeAddress, namesPerson } from './safe-address.ts';

const OPTIONS = {
  target: '_blank',
  rel: 'noopener noreferrer',
  // Link only addresses with their scheme, and mail addresses: "goals.Q3" is no link, "javascript:" never
  // becomes a link.
  validate: {
    url: isSafeAddress,
    email: () => true,
  },
};

/**
 * Words that are not searched for links. The search takes time quadratic in a word's length, so skip words
 * longer than any address. Skip addresses with user information, too, because the search would link only a
 * part of them.
 */
const isPlain = (piece: string) => /^\S{2001,}$/.test(piece) || (/^\S+$/.test(piece) && namesPerson(piece));

/** Shows text with clickable http, https and mailto links. */
export function LinkedText({ text }: { readonly text: string }) {
  return piecesOf(text).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place
    <Fragment key={place}>{isPlain(piece) ? piece : <Linkify options={OPTIONS}>{piece}</Linkify>}</Fragment>
  ));
}

/** Splits text into words that are not searched for links, and the text between them. */
function piecesOf(text: string): string[] {
  const pieces = [''];
  for (const word of text.split(/(\s+)/)) {
    if (isPlain(word)) pieces.push(word, '');
    else pieces.push(`${pieces.pop() ?? ''}${word}`);
  }
  return pieces;
}
