import { useMemo } from 'react';
import { deckWords } from '../words.ts';
import type { Deck, TextKey } from './deck.ts';
import { type SourcedPiece, sourcedPieces } from './sentences.ts';
import type { SummaryEdits } from './summary-store.ts';

/** The present texts of a deck. */
export interface DeckTexts {
  readonly textOf: (key: TextKey) => string;
  /** The sentences of the text, each with its sources. */
  readonly piecesOf: (key: TextKey) => readonly SourcedPiece[];
  /** The text as slides and files show it: with marks behind sentences without a source, or with a number of the person's. */
  readonly shownOf: (key: TextKey) => string;
  /** Whether the text differs from the draft. */
  readonly isEdited: (key: TextKey) => boolean;
}

/** Returns the texts of a deck with the person's changes. */
export function useDeckTexts(deck: Deck, edits: SummaryEdits): DeckTexts {
  return useMemo(() => {
    const textOf = (key: TextKey) => edits.texts[key] ?? deck.texts.get(key)?.Summary ?? '';
    const sentencesOf = (key: TextKey) => edits.sentences[key] ?? deck.texts.get(key)?.Sentences ?? [];
    const pieces = new Map<TextKey, readonly SourcedPiece[]>();
    const piecesOf = (key: TextKey) => {
      const known = pieces.get(key);
      if (known) return known;
      const found = sourcedPieces(textOf(key), sentencesOf(key), deck.goals);
      pieces.set(key, found);
      return found;
    };
    return {
      textOf,
      piecesOf,
      shownOf: (key) => piecesOf(key).map(marked).join(''),
      isEdited(key) {
        const drafted = sentencesOf(key).map(({ Text }) => Text);
        return wordsOf(textOf(key)) !== wordsOf(drafted.join(' '));
      },
    };
  }, [deck, edits]);
}

/** Returns a piece of a text with its marks, in the words of the editor. */
function marked({ text, sources, isGap, hasYourNumber }: SourcedPiece): string {
  if (isGap) return text;
  const marks = [
    ...(sources.length === 0 ? [deckWords.noSource] : []),
    ...(hasYourNumber ? [deckWords.yourNumber] : []),
  ];
  return marks.length === 0 ? text : `${text} ${deckWords.marks(marks)}`;
}

/** Returns the words of a text: a difference in line breaks alone is no edit. */
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');
