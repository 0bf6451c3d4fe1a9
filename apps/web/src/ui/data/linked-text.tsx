import Linkify from 'linkify-react';
import { Fragment } from 'react';
import { isSafeAddress, namesPerson } from './safe-address.ts';

const OPTIONS = {
  target: '_blank',
  rel: 'noopener noreferrer',
  // Only what carries its scheme, and mail addresses: "goals.Q3" is no link, "javascript:" never becomes one.
  validate: {
    url: isSafeAddress,
    email: () => true,
  },
};

/**
 * Words that no link is looked for in. One is longer than any address: the search takes the square of a word's length, and
 * other people write the words. The other is an address with user information, of which the search would link a part.
 */
const isPlain = (piece: string) => /^\S{2001,}$/.test(piece) || (/^\S+$/.test(piece) && namesPerson(piece));

/** Text in which http, https and mailto links can be clicked. */
export function LinkedText({ text }: { readonly text: string }) {
  return piecesOf(text).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place
    <Fragment key={place}>{isPlain(piece) ? piece : <Linkify options={OPTIONS}>{piece}</Linkify>}</Fragment>
  ));
}

/** Each word that no link is looked for in, and what stands between such words. */
function piecesOf(text: string): string[] {
  const pieces = [''];
  for (const word of text.split(/(\s+)/)) {
    if (isPlain(word)) pieces.push(word, '');
    else pieces.push(`${pieces.pop() ?? ''}${word}`);
  }
  return pieces;
}
