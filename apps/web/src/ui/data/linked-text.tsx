import Linkify from 'linkify-react';
import { Fragment } from 'react';

const OPTIONS = {
  target: '_blank',
  rel: 'noopener noreferrer',
  // Only what carries its scheme, and mail addresses: "goals.Q3" is no link, "javascript:" never becomes one.
  validate: {
    url: (value: string) => /^(https?:\/\/|mailto:)/i.test(value),
    email: () => true,
  },
};

/** Longer than any address. Whoever looks for links takes the square of a word's length, and others write the words. */
const isTooLong = (piece: string) => /^\S{2001,}$/.test(piece);

/** Text in which http, https and mailto links can be clicked. */
export function LinkedText({ text }: { readonly text: string }) {
  return piecesOf(text).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place
    <Fragment key={place}>{isTooLong(piece) ? piece : <Linkify options={OPTIONS}>{piece}</Linkify>}</Fragment>
  ));
}

/** Each word that is too long for a link, and what stands between such words. */
function piecesOf(text: string): string[] {
  const pieces = [''];
  for (const word of text.split(/(\s+)/)) {
    if (isTooLong(word)) pieces.push(word, '');
    else pieces.push(`${pieces.pop() ?? ''}${word}`);
  }
  return pieces;
}
