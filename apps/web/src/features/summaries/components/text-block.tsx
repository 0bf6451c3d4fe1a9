import { summaryLimits } from '@bellwether/domain/summaries/limits';
import { type ReactNode, useId } from 'react';
import { IconAlertTriangle } from '#ui/marks/icons.ts';
import type { SourcedPiece } from '../model/sentences.ts';
import { unsourced } from '../model/sentences.ts';
import { deckWords } from '../words.ts';
import classes from './text-block.module.css';

interface TextFieldProps {
  readonly label: string;
  readonly text: string;
  readonly pieces: readonly SourcedPiece[];
  readonly onChange: (text: string) => void;
  /** Buttons under the text. */
  readonly children: ReactNode;
}

/** Edits a text of the deck. Sentences without a source are underlined, and a line below the text explains it. */
export function DeckTextField({ label, text, pieces, onChange, children }: TextFieldProps) {
  const hintId = useId();
  const open = unsourced(pieces);
  const isTooLong = [...text].length > summaryLimits.text;
  const isEmpty = text.trim() === '';
  return (
    <div className={classes.block}>
      <div className={classes.field} data-invalid={isTooLong || undefined}>
        <div className={classes.mirror} aria-hidden="true">
          {pieces.map((piece, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name than their place
              key={at}
              data-open={(!piece.isGap && piece.sources.length === 0) || undefined}
            >
              {piece.text}
            </span>
          ))}
          {/* A line break at the end needs a line in the mirror, too. */}
          {'\u200b'}
        </div>
        <textarea
          className={classes.area}
          aria-label={label}
          aria-describedby={hintId}
          aria-invalid={isTooLong || undefined}
          value={text}
          rows={1}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      <div className={classes.foot}>
        <p className={classes.hint} id={hintId}>
          {isTooLong ? (
            <span className={classes.error} role="alert">
              {deckWords.tooLong(summaryLimits.text)}
            </span>
          ) : open > 0 ? (
            <span className={classes.open}>
              <IconAlertTriangle size={14} aria-hidden="true" /> {deckWords.unsourced(open)}
            </span>
          ) : isEmpty ? (
            deckWords.emptyText
          ) : null}
        </p>
        {children}
      </div>
    </div>
  );
}
