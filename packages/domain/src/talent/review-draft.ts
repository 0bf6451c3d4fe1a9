import type { GoalState } from '../goals/lifecycle.ts';
import type { Language } from '../locale/language.ts';
import { formatPercent } from '../locale/numbers.ts';
import type { SpokenLanguage } from '../locale/spoken.ts';
import { type Said, said } from '../shared/said.ts';
import { reviewWords } from './words.ts';
import { reviewWriter } from './writer.review.en.ts';

/** The facts about a goal for the draft of a review. They contain no name, no comment and no text of a result. */
export interface ReviewGoal {
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

/** The facts for the draft of a review. */
export interface ReviewFacts {
  /** Such as `Q3 2026`. */
  readonly quarter: string;
  readonly goals: readonly ReviewGoal[];
}

/** By language: the facts that a draft cannot know; it leaves brackets for them: `[reason]`. */
export const reviewBlanks: Readonly<Record<SpokenLanguage, readonly string[]>> = {
  en: ['reason', 'what stood out', 'next step', 'focus', 'support', 'number', 'name', 'date'],
  de: ['Grund', 'was auffiel', 'nächster Schritt', 'Schwerpunkt', 'Unterstützung', 'Zahl', 'Name', 'Datum'],
  fr: ['raison', 'fait marquant', 'prochaine étape', 'priorité', 'soutien', 'nombre', 'nom', 'date'],
  es: ['motivo', 'lo más destacado', 'próximo paso', 'prioridad', 'apoyo', 'número', 'nombre', 'fecha'],
};

const blanks = [...new Set(Object.values(reviewBlanks).flat())].map((blank) => `[${blank}]`);

/** Returns what the form says while a review contains a blank of a draft; undefined if it contains none. */
export function blankRefusal(review: string): Said | undefined {
  const found = blanks.filter((blank) => review.includes(blank));
  return found.length === 0 ? undefined : said(reviewWords, 'blank', found.join(', '));
}

/** Returns the goals that may be sent to a model. Templates write the texts about private goals. */
export function goalsForModel({ goals }: ReviewFacts): readonly ReviewGoal[] {
  return goals.filter(({ isPrivate }) => !isPrivate);
}

/**
 * Returns paragraphs of a review from templates: which goals were reached, which were not, which are open, and what
 * the reviewer must add. The paragraphs name no rating and judge nobody.
 */
export function draftParagraphs({ quarter, goals }: ReviewFacts, language: Language): string[] {
  const writer = language.words(reviewWriter);
  if (goals.length === 0) return [writer.none(quarter)];
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
    ...(reached.length > 0 ? [writer.reached(quarter, listed(reached))] : []),
    ...(missed.length > 0 ? [writer.missed(quarter, listed(missed))] : []),
    ...(open.length > 0 ? [writer.open(quarter, listed(open))] : []),
    writer.next,
  ];
}

/** Returns the paragraphs about private goals only, for use beside a model's draft about the other goals. */
export function privateParagraphs(facts: ReviewFacts, language: Language): string[] {
  const goals = facts.goals.filter(({ isPrivate }) => isPrivate);
  return goals.length === 0 ? [] : draftParagraphs({ ...facts, goals }, language).slice(0, -1);
}

function isReached({ isCompleted, percent }: ReviewGoal): boolean {
  return isCompleted === true || (isCompleted === null && percent === 100);
}
