import type { SummaryGoal, SummarySentence } from '@bellwether/contract/summaries';

/** A piece of a text with the goals that it cites. The texts of all pieces joined are the whole text. */
export interface SourcedPiece {
  readonly text: string;
  /** The ids of the cited goals; empty if nothing in the summary supports the sentence. */
  readonly sources: readonly number[];
  /** True for the spaces and line breaks between sentences. */
  readonly isGap: boolean;
  /** The sentence repeats a number that the person typed for the model. */
  readonly hasYourNumber: boolean;
}

/** An edited sentence keeps the goals of the drafted sentence if they share at least this part of their words. */
const SAME = 0.6;

/**
 * Splits a text into sentences and finds the goals behind each. A drafted sentence keeps its goals, also after a
 * small change of its words. A new sentence gets the goals whose titles it contains.
 */
export function sourcedPieces(
  text: string,
  drafted: readonly SummarySentence[],
  goals: ReadonlyMap<number, Pick<SummaryGoal, 'Id' | 'GoalDetail'>>,
): SourcedPiece[] {
  return piecesOf(text, drafted).map((piece) => {
    const sentence = piece.trim();
    const isGap = sentence === '';
    const from = isGap ? undefined : draftedAs(sentence, drafted);
    return {
      text: piece,
      isGap,
      sources: isGap ? [] : (from?.Sources ?? titledIn(sentence, goals)),
      hasYourNumber: from?.HasYourNumber ?? false,
    };
  });
}

/** Returns how many sentences of a text have no source. */
export function unsourced(pieces: readonly SourcedPiece[]): number {
  return pieces.filter(({ isGap, sources }) => !isGap && sources.length === 0).length;
}

/**
 * Keeps drafted sentences whole, even if a title in them ends with a full stop. Splits the rest by the rules of the
 * language.
 */
function piecesOf(text: string, drafted: readonly SummarySentence[]): string[] {
  let pieces = [{ text, isWhole: false }];
  for (const { Text } of drafted) {
    if (Text === '') continue;
    pieces = pieces.flatMap((piece) => {
      const at = piece.isWhole ? -1 : piece.text.indexOf(Text);
      if (at < 0) return [piece];
      return [
        { text: piece.text.slice(0, at), isWhole: false },
        { text: Text, isWhole: true },
        { text: piece.text.slice(at + Text.length), isWhole: false },
      ];
    });
  }
  return pieces.flatMap((piece) => (piece.isWhole ? [piece.text] : split(piece.text))).filter(Boolean);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits at the ends of sentences; the spaces behind a sentence are a piece of their own. */
function split(text: string): string[] {
  return [...segmenter.segment(text)].flatMap(({ segment }) => {
    const words = segment.trimEnd();
    const start = words.length - words.trimStart().length;
    return [words.slice(0, start), words.slice(start), segment.slice(words.length)];
  });
}

/** Returns the drafted sentence that this one still is, perhaps after a small change; undefined for a new sentence. */
function draftedAs(sentence: string, drafted: readonly SummarySentence[]): SummarySentence | undefined {
  const known = drafted.find(({ Text }) => Text === sentence);
  if (known) return known;
  const near = drafted
    .map((each) => ({ each, share: commonShare(each.Text, sentence) }))
    .sort((a, b) => b.share - a.share)[0];
  return near && near.share >= SAME ? near.each : undefined;
}

/** Returns the goals whose titles a sentence contains. */
function titledIn(
  sentence: string,
  goals: ReadonlyMap<number, Pick<SummaryGoal, 'Id' | 'GoalDetail'>>,
): number[] {
  const lower = sentence.toLowerCase();
  return [...goals.values()]
    .filter(({ GoalDetail }) => GoalDetail.Title !== '' && lower.includes(GoalDetail.Title.toLowerCase()))
    .map(({ Id }) => Id);
}

/** Returns twice the number of common words, divided by the number of words in both texts; 0 to 1. */
function commonShare(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const common = [...left].filter((word) => right.has(word)).length;
  return left.size + right.size === 0 ? 0 : (2 * common) / (left.size + right.size);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
