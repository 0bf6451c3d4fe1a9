import { placeholdersIn } from '@bellwether/domain/suggestions/placeholders';
import { Fragment } from 'react';
import classes from './marked-text.module.css';

/** Shows a drafted plain text with its line breaks; placeholders are highlighted. */
export function MarkedText({ text }: { readonly text: string }) {
  return (
    <span className={classes.text}>
      {pieces(text).map(({ at, piece, isOpen }) =>
        isOpen ? (
          <mark key={at} className={classes.open}>
            {piece}
          </mark>
        ) : (
          <Fragment key={at}>{piece}</Fragment>
        ),
      )}
    </span>
  );
}

/** Splits a text at its placeholders. */
export function pieces(text: string): { at: number; piece: string; isOpen: boolean }[] {
  const open = new Set(placeholdersIn(text).map((each) => each.toLowerCase()));
  let at = 0;
  return text.split(/(\[[^[\]]*\])/).flatMap((piece) => {
    const start = at;
    at += piece.length;
    return piece === '' ? [] : [{ at: start, piece, isOpen: open.has(piece.toLowerCase()) }];
  });
}
