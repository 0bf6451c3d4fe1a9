import type { GoalState } from '../goals/lifecycle.ts';
import type { Language } from '../locale/language.ts';
import { formatPercent } from '../locale/numbers.ts';
import type { SpokenLanguage } from '../locale/spoken.ts';
import { type Said, said } from '../shared/said.ts';
import { sentencesIn } from '../suggestions/drafted-texts.ts';
import { holdsName } from '../suggestions/leaks.ts';
import { reviewWords } from './words.ts';
import { reviewWriter } from './writer.review.en.ts';

/** The facts about a goal for the draft of a review. They contain no name, no comment and no text of a result. */
export interface ReviewGoal {
  readonly id: number;
  readonly title: string;
  readonly measurement: string;
  readonly state: GoalState;
  readonly isPrivate: boolean;
  /** The latest prediction, 0 to 4. */
  readonly likelihood: number | null;
  /** The result: the manager's answer if there is one, else the owner's; null: none yet. */
  readonly isCompleted: boolean | null;
  readonly percent: number | null;
}

/** A question with what was answered to it. */
export interface ReviewWords {
  /** Empty: the words answer no question. */
  readonly question: string;
  readonly answers: readonly string[];
}

/** The facts for the draft of a review. */
export interface ReviewFacts {
  /** The period in words: `Q3 2026`, or the name of the review cycle. */
  readonly label: string;
  readonly goals: readonly ReviewGoal[];
  /** What the employee wrote about themselves; empty if it is no source (talent.33). */
  readonly selfReview: readonly ReviewWords[];
  /** What peers said, without names; empty if it is no source (talent.33). */
  readonly peers: readonly ReviewWords[];
  /** The names of these peers, which no sentence may hold. */
  readonly peerNames: readonly string[];
}

/** A sentence of a draft with what it rests on. Without any source it contains a blank for the reviewer to fill in. */
export interface ReviewSentence {
  readonly text: string;
  readonly goals: readonly Pick<ReviewGoal, 'id' | 'title'>[];
  readonly isFromSelfReview: boolean;
  readonly isFromPeers: boolean;
}

/** A draft of a review: paragraphs of sentences. */
export type ReviewDraft = readonly (readonly ReviewSentence[])[];

/** By language: the facts that a draft cannot know; it leaves brackets for them: `[reason]`. */
export const reviewBlanks: Readonly<Record<SpokenLanguage, readonly string[]>> = {
  en: ['reason', 'what stood out', 'next step', 'focus', 'support', 'number', 'name', 'date'],
  de: ['Grund', 'was auffiel', 'nächster Schritt', 'Schwerpunkt', 'Unterstützung', 'Zahl', 'Name', 'Datum'],
  fr: ['raison', 'fait marquant', 'prochaine étape', 'priorité', 'soutien', 'nombre', 'nom', 'date'],
  es: ['motivo', 'lo más destacado', 'próximo paso', 'prioridad', 'apoyo', 'número', 'nombre', 'fecha'],
};

const blanks = [...new Set(Object.values(reviewBlanks).flat())].map((blank) => `[${blank}]`);

/** Returns words without the sentences that hold one of the names, sorted, because the former order tells who wrote what. */
export function withoutNames(words: readonly ReviewWords[], names: readonly string[]): ReviewWords[] {
  const cut = (text: string) =>
    sentencesIn(text)
      .filter((sentence) => !holdsName(sentence, names))
      .join('')
      .trim();
  return words.flatMap(({ question, answers }) => {
    const left = answers
      .map(cut)
      .filter((answer) => answer !== '')
      .toSorted();
    return left.length === 0 ? [] : [{ question, answers: left }];
  });
}

/** Whether a text contains a blank that the reviewer fills in. */
export const holdsBlank = (text: string): boolean => blanks.some((blank) => text.includes(blank));

/** Returns what the form says while a review contains a blank of a draft; undefined if it contains none. */
export function blankRefusal(review: string): Said | undefined {
  const found = blanks.filter((blank) => review.includes(blank));
  return found.length === 0 ? undefined : said(reviewWords, 'blank', found.join(', '));
}

/** Returns the goals that may be sent to a model. Templates write the texts about private goals. */
export function goalsForModel({ goals }: ReviewFacts): readonly ReviewGoal[] {
  return goals.filter(({ isPrivate }) => !isPrivate);
}

/** Whether there is anything that a model may be sent. */
export function hasModelSources(facts: ReviewFacts): boolean {
  return goalsForModel(facts).length + facts.selfReview.length + facts.peers.length > 0;
}

/**
 * Returns paragraphs of a review from templates: which goals were reached, which were not, which are open, and what
 * the reviewer must add. The paragraphs name no rating and judge nobody.
 */
export function draftParagraphs({ label, goals }: ReviewFacts, language: Language): ReviewDraft {
  const writer = language.words(reviewWriter);
  if (goals.length === 0) return [templateParagraph(writer.none(label), [])];
  const reached = goals.filter(isReached);
  const missed = goals.filter((goal) => goal.isCompleted === false && !isReached(goal));
  const open = goals.filter((goal) => !reached.includes(goal) && !missed.includes(goal));
  const listed = (some: readonly ReviewGoal[]) =>
    some
      .map(({ title, percent }) =>
        writer.goal(title, percent === null ? undefined : formatPercent(percent, language.locale)),
      )
      .join(', ');
  return [
    ...(reached.length > 0 ? [templateParagraph(writer.reached(label, listed(reached)), reached)] : []),
    ...(missed.length > 0 ? [templateParagraph(writer.missed(label, listed(missed)), missed)] : []),
    ...(open.length > 0 ? [templateParagraph(writer.open(label, listed(open)), open)] : []),
    templateParagraph(writer.next, []),
  ];
}

function templateParagraph(text: string, goals: readonly ReviewGoal[]): ReviewSentence[] {
  const sources = goals.map(({ id, title }) => ({ id, title }));
  return [{ text, goals: sources, isFromSelfReview: false, isFromPeers: false }];
}

/** Returns the paragraphs about private goals only, for use beside a model's draft about the other goals. */
export function privateParagraphs(facts: ReviewFacts, language: Language): ReviewDraft {
  const goals = facts.goals.filter(({ isPrivate }) => isPrivate);
  return goals.length === 0 ? [] : draftParagraphs({ ...facts, goals }, language).slice(0, -1);
}

function isReached({ isCompleted, percent }: ReviewGoal): boolean {
  return isCompleted === true || (isCompleted === null && percent === 100);
}
