import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { draftDescription, draftGoal, draftMeasurements } from '@bellwether/contract/suggestions';
import type { DraftedSentence, draftReview } from '@bellwether/contract/talent/writing';
import type { Language } from '@bellwether/domain/locale/language';
import type { GoalDrafts } from '@bellwether/domain/suggestions/facts';
import {
  type SuggestionEngine,
  suggestionNotices,
  yourNumbersNote,
} from '@bellwether/domain/suggestions/words';
import type { ReviewDraft, ReviewSentence } from '@bellwether/domain/talent/review-draft';
import type { ModelFaultKind } from '#platform/llm/language-model.ts';
import { faultSentences, insteadWords } from './words.ts';

/** Who wrote a draft. */
type Signature = ReturnType<typeof signatureOf>;

export function presentGoals(drafts: GoalDrafts, signature: Signature): EndpointReplyInput<typeof draftGoal> {
  return {
    Goals: drafts.titles,
    Measurements: drafts.measurements,
    Description: drafts.description,
    ...signature,
  };
}

export function presentMeasurements(
  measurements: string[],
  signature: Signature,
): EndpointReplyInput<typeof draftMeasurements> {
  return { Measurements: measurements, ...signature };
}

export function presentDescription(
  description: string,
  signature: Signature,
): EndpointReplyInput<typeof draftDescription> {
  return { Description: description, ...signature };
}

export function presentReview(
  draft: ReviewDraft,
  signature: Signature,
): EndpointReplyInput<typeof draftReview> {
  return {
    Paragraphs: draft.map((sentences) => sentences.map(({ text }) => text).join(' ')),
    Sentences: draft.map((sentences) => sentences.map(presentSentence)),
    ...signature,
  };
}

function presentSentence({ text, goals, isFromSelfReview, isFromPeers }: ReviewSentence): DraftedSentence {
  return {
    Text: text,
    Goals: goals.map(({ id, title }) => ({ Id: id, Title: title })),
    SelfReview: isFromSelfReview,
    PeerFeedback: isFromPeers,
  };
}

/**
 * Returns who wrote a text, with the line that says so. `fault`: why templates wrote it, or some of it, although a model
 * was asked. `numbers`: those of a model's text that the person typed.
 */
export function signatureOf(
  language: Language,
  engine: SuggestionEngine,
  fault?: ModelFaultKind | undefined,
  numbers: readonly string[] = [],
) {
  const numbersNote = language.words(yourNumbersNote)(numbers);
  const notice = [language.words(suggestionNotices)[engine], numbersNote].filter(Boolean).join('. ');
  const [faults, instead] = [language.words(faultSentences), language.words(insteadWords)];
  if (fault === undefined) return { Engine: engine, Notice: notice, IsFallback: false };
  if (engine === 'template')
    return {
      Engine: engine,
      Notice: `${faults[fault]} ${instead.all}`,
      IsFallback: true,
    };
  const why = fault === 'unusable' ? instead.someUnusable : faults[fault];
  return { Engine: engine, Notice: `${why} ${instead.some}`, IsFallback: true };
}
