import type { Delta } from '../goals/badges.ts';
import type { GoalState } from '../goals/lifecycle.ts';
import type { Rating } from '../goals/rating.ts';

/** A week with a prediction, and its latest likelihood. */
export interface PredictedWeek {
  readonly week: number;
  readonly likelihood: Rating;
}

/** The result: the owner's words, with the percentage that counts (goals.32). */
export interface SummaryResult {
  readonly completed: boolean | null;
  /** Percent, for ObjectiveResult goals. */
  readonly percent: number | null;
  readonly quality: Rating | null;
}

/** The facts of a goal for a summary. They hold no comment and no text of a result. */
export interface SummaryGoal {
  readonly id: number;
  readonly title: string;
  readonly measurement: string;
  readonly state: GoalState;
  readonly isPrivate: boolean;
  /** The latest prediction; null before the first. */
  readonly likelihood: Rating | null;
  readonly quality: Rating | null;
  /** The latest likelihood compared with the one before. */
  readonly delta: Delta | null;
  /** By rising week. */
  readonly weeks: readonly PredictedWeek[];
  readonly needsUpdate: boolean;
  readonly result: SummaryResult | null;
  /** The manager's answer to the result; null without one. */
  readonly managerCompleted: boolean | null;
}

/** A quarter as texts name it. */
export interface SummaryQuarter {
  /** Such as `Q3 2026`. */
  readonly label: string;
  /** How many weeks need a prediction: 13 or 14. */
  readonly weekCount: number;
}

/** A sentence, and the ids of the goals that it cites; empty if it cites none. */
export interface Sentence {
  readonly text: string;
  readonly sources: readonly number[];
  /** True if the sentence repeats a number that the person typed in the wish; screens and decks mark it. */
  readonly hasYourNumber?: boolean;
}
