import type { Day } from '../../calendar/day.ts';
import { no, type Verdict, yes } from '../../shared/verdict.ts';
import type { AppraisalStatus } from '../lifecycle.ts';

/** The states of a self review as the employee sees them. */
export const selfReviewStates = ['none', 'draft', 'handed_in'] as const;
export type SelfReviewState = (typeof selfReviewStates)[number];

export const selfReviewReasons = ['not_open', 'handed_in', 'shared', 'left'] as const;
export type SelfReviewReason = (typeof selfReviewReasons)[number];

export interface SelfReviewFacts {
  readonly state: SelfReviewState;
  /** The state of the manager's appraisal in the same cycle. */
  readonly appraisal: AppraisalStatus;
  readonly opens: Day;
  readonly today: Day;
  readonly employeeHasLeft: boolean;
}

/**
 * Returns whether the employee may write and hand in the self review: from the opening day, once, and until the manager's
 * appraisal is shared, also after the due day (talent.20).
 */
export function mayWriteSelfReview(facts: SelfReviewFacts): Verdict<SelfReviewReason> {
  if (facts.employeeHasLeft) return no('left');
  if (facts.state === 'handed_in') return no('handed_in');
  if (facts.appraisal !== 'none' && facts.appraisal !== 'draft') return no('shared');
  return facts.today < facts.opens ? no('not_open') : yes;
}

/** Returns whether the employee is reminded of the self review (talent.21). */
export function remindsOfSelfReview(facts: SelfReviewFacts): boolean {
  return mayWriteSelfReview(facts).ok;
}

export interface GivenAnswer {
  readonly question: number;
  readonly text: string;
}

/** Returns the places of required questions without an answer. A draft may be incomplete. */
export function missingAnswers(
  questions: readonly { readonly id: number; readonly isRequired: boolean }[],
  answers: readonly GivenAnswer[],
): number[] {
  return questions.flatMap(({ id, isRequired }, at) =>
    isRequired && !answers.some(({ question, text }) => question === id && text.trim() !== '') ? [at] : [],
  );
}
