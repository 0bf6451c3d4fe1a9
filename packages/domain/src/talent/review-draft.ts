import type { GoalState } from '../goals/lifecycle.ts';
import { formatPercent } from '../locale/numbers.ts';
import { type Said, said } from '../shared/said.ts';
import { reviewWords } from './words.ts';

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

/** The facts that a draft cannot know; it leaves brackets for them: `[reason]`. */
export const reviewBlanks = [
  'reason',
  'what stood out',
  'next step',
  'focus',
  'support',
  'number',
  'name',
  'date',
] as const;

/** Returns what the form says while a review contains a blank of a draft; undefined if it contains none. */
export function blankRefusal(review: string): Said | undefined {
  const found = reviewBlanks.map((blank) => `[${blank}]`).filter((blank) => review.includes(blank));
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
export function draftParagraphs({ quarter, goals }: ReviewFacts): string[] {
  if (goals.length === 0)
    return [`There are no goals of ${quarter} to begin from. In this quarter, [what stood out].`];
  const reached = goals.filter(isReached);
  const missed = goals.filter((goal) => goal.isCompleted === false && !isReached(goal));
  const open = goals.filter((goal) => !reached.includes(goal) && !missed.includes(goal));
  return [
    ...(reached.length > 0
      ? [`Reached in ${quarter}: ${listed(reached)}. What made it work was [reason].`]
      : []),
    ...(missed.length > 0 ? [`Not reached in ${quarter}: ${listed(missed)}. The reason was [reason].`] : []),
    ...(open.length > 0
      ? [`Without a result at the end of ${quarter}: ${listed(open)}. What is left is [next step].`]
      : []),
    'Next quarter I would like to see [focus], and I will help with [support].',
  ];
}

/** Returns the paragraphs about private goals only, for use beside a model's draft about the other goals. */
export function privateParagraphs(facts: ReviewFacts): string[] {
  const goals = facts.goals.filter(({ isPrivate }) => isPrivate);
  return goals.length === 0 ? [] : draftParagraphs({ ...facts, goals }).slice(0, -1);
}

function isReached({ isCompleted, percent }: ReviewGoal): boolean {
  return isCompleted === true || (isCompleted === null && percent === 100);
}

function listed(goals: readonly ReviewGoal[]): string {
  return goals
    .map(({ title, percent }) => `“${title}”${percent === null ? '' : ` (${formatPercent(percent)})`}`)
    .join(', ');
}
