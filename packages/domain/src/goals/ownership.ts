import type { Verdict } from '../shared/verdict.ts';
import { no, yes } from '../shared/verdict.ts';
import type { PendingEditState } from './edit-lifecycle.ts';
import type { GoalState } from './lifecycle.ts';

/**
 * The ties of a person to a goal beside owning it. They are stored so that nobody answers their own request
 * (goals.6).
 */
export const goalTies = [
  /** Owned the goal when the goal, its result or its shelving request was submitted. */
  'owned_submission',
  /** Owned the goal when its pending edit was submitted. */
  'owned_edit',
  /** Published or approved the goal, or an edit of it, while another person owned it. */
  'approved',
] as const;

export type GoalTie = (typeof goalTies)[number];

/**
 * Returns the ties that the former owner keeps after a change of owner, because their request still waits for
 * an answer.
 */
export function tiesOfFormerOwner(goal: {
  readonly state: GoalState;
  readonly editState: PendingEditState | null;
}): GoalTie[] {
  return [
    ...(isSubmitted(goal.state) ? (['owned_submission'] as const) : []),
    ...(goal.editState === 'review' ? (['owned_edit'] as const) : []),
  ];
}

/** Returns whether a goal in this state was submitted: every state but draft and approved. */
export function isSubmitted(state: GoalState): boolean {
  return state !== 'draft' && state !== 'approved';
}

/**
 * Returns whether the person may make themselves the owner. Not if they owned or wrote the goal before and
 * then published or approved it while another person owned it. Another person with the right may still give
 * it to them.
 */
export function mayTakeGoal(person: {
  readonly hadItBefore: boolean;
  readonly approvedAsAnothers: boolean;
}): Verdict<'was_own'> {
  return person.hadItBefore && person.approvedAsAnothers ? no('was_own') : yes;
}
