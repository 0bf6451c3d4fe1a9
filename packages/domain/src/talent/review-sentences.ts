import type { SpokenLanguage } from '../locale/spoken.ts';
import { sentencesIn } from '../suggestions/drafted-texts.ts';
import { maySuit } from '../suggestions/languages.ts';
import { holdsAddress, holdsMarkup, holdsName, struck } from '../suggestions/leaks.ts';
import { saidNumbers } from '../suggestions/number-words.ts';
import { plainText } from '../suggestions/plain-text.ts';
import {
  goalsForModel,
  holdsBlank,
  type ReviewDraft,
  type ReviewFacts,
  type ReviewSentence,
} from './review-draft.ts';

// What a model's draft of a review may not hold beside what no model may hold: ratings, and comparisons of people.

const others = String.raw`(?:colleagues?|peers?|team-?\s?mates?|co-?workers?|others?|everybody|everyone|anybody|anyone|rest|team|average|department|kolleg\p{L}*|anderen?|alle\p{L}*|abteilung|durchschnitt|collègues?|pairs?|autres?|équipe|moyenne|colegas?|compañer\p{L}*|demás|otros|equipo|promedio|media)`;

const forbidden = [
  // Ratings.
  /\b(?:i|we|would|to) rate\b|\brate (?:this|that|it|you|her|him|them)\b/iu,
  /\b(?:ratings?|rated|grades?|graded|grading|scores?|scored|ranks?|ranked|ranking|stars?)\b/iu,
  /(?<!\p{L})(?:bewertung\p{L}*|bewertet|benot\p{L}*|schulnote\p{L}*|noten?|eingestuft|rang(?:liste)?|rangfolge|sterne)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:la|une|sa|ta|votre|de) note|notes|noté\p{L}*|classement|étoiles?|calificaci\p{L}+|calificad\p{L}+|puntuaci\p{L}+|notas?|estrellas?|clasificaci\p{L}+)(?!\p{L})/iu,
  // Comparisons.
  new RegExp(
    String.raw`(?<!\p{L})(?:than|als|que|unlike|anders als|à la différence de|a diferencia de|compared (?:to|with)|relative to|among|amongst|im vergleich zu\p{L}*|verglichen mit|par rapport à|parmi|comparado con|en comparación con|entre)\s+(?:\p{L}+\s+){0,4}?${others}(?!\p{L})`,
    'iu',
  ),
  /\b(?:above|below|over|under|better than|worse than)[\s-]+average\b|\b(?:out|under)perform\p{L}*/iu,
  /\b(?:best|worst|top|strongest|weakest|highest|lowest)[\s-]+(?:perform\p{L}*|employee|person|colleague|contributor|in (?:the|your|my|our)|of (?:the|your|my|our|all))/iu,
  /(?<!\p{L})(?:über|unter)durchschnittlich\p{L}*|(?<!\p{L})(?:beste|schlechteste|stärkste|schwächste)\p{L}*\s+(?:im|in der|des|der|von)(?!\p{L})/iu,
  /(?<!\p{L})(?:le|la) (?:meilleure?|pire) (?:de|du|des)(?!\p{L})|(?<!\p{L})(?:el|la) (?:mejor|peor) (?:de|del)(?!\p{L})|(?:par encima|por debajo|au-dessus|en dessous) de (?:la )?(?:media|moyenne)/iu,
];

/** A sentence as a model writes it; goals by the numbers under which they were sent, from 1. */
export interface ModelReviewSentence {
  readonly text: string;
  readonly goals: readonly number[];
  readonly selfReview: boolean;
  readonly peerFeedback: boolean;
}

/** What the sentences of a review are checked against, beside its facts. */
interface ReviewMaterial {
  /** The names of people of the company that were not sent, as far as the texts may contain them. */
  readonly names: readonly string[];
  /** The reader's. */
  readonly language: SpokenLanguage;
}

const longestSentence = 1_000;

/**
 * Returns a model's paragraphs without the sentences that cannot be trusted (talent.33). A sentence is dropped if it
 * - holds a number, a rating, a comparison with other people, markup, an address, or the name of a peer or of somebody who
 *   was not sent. Titles and measurements of its own goals, and the label of the period, may hold all of these;
 * - is neither in the language of what was sent nor in the reader's;
 * - names no source that was sent, and has no blank for the reviewer.
 */
export function trustedParagraphs(
  paragraphs: readonly (readonly ModelReviewSentence[])[],
  facts: ReviewFacts,
  { names, language }: ReviewMaterial,
): ReviewDraft {
  const sent = goalsForModel(facts);
  const words = [...facts.selfReview, ...facts.peers].flatMap(({ answers }) => answers);
  const material = [...sent.flatMap(({ title, measurement }) => [title, measurement]), ...words].join('\n');
  const forbiddenNames = [...names, ...facts.peerNames];
  const isTrusted = (sentence: string, phrases: readonly string[]) => {
    const own = struck(sentence, [...phrases, facts.label]);
    if (holdsMarkup(own) || holdsAddress(own) || holdsName(own, forbiddenNames)) return false;
    if (!maySuit(own, material, language)) return false;
    return saidNumbers(own).length === 0 && forbidden.every((pattern) => !pattern.test(own));
  };
  const trusted = (one: ModelReviewSentence): ReviewSentence[] => {
    const goals = [...new Set(one.goals)].flatMap((number) => sent[number - 1] ?? []);
    const phrases = goals.flatMap(({ title, measurement }) => [title, measurement]);
    const kept = sentencesIn(one.text.replace(/\s+/g, ' ')).filter((sentence) =>
      isTrusted(sentence, phrases),
    );
    const sentence = {
      text: plainText(kept.join(''), longestSentence),
      goals: goals.map(({ id, title }) => ({ id, title })),
      isFromSelfReview: one.selfReview && facts.selfReview.length > 0,
      isFromPeers: one.peerFeedback && facts.peers.length > 0,
    };
    const hasSource = goals.length > 0 || sentence.isFromSelfReview || sentence.isFromPeers;
    return sentence.text !== '' && (hasSource || holdsBlank(sentence.text)) ? [sentence] : [];
  };
  return paragraphs
    .map((sentences) => sentences.flatMap(trusted))
    .filter((sentences) => sentences.length > 0);
}
