import type { Verdict } from '../shared/verdict.ts';
import { no, yes } from '../shared/verdict.ts';
import type { PendingEditState } from './edit-lifecycle.ts';
import type { GoalState } from './lifecycle.ts';

/** What ties a person to a goal beside owning it; kept so that nobody answers what was theirs (decisions-2 Z1). */
export const goalTies = [
  /** Owned the goal when the goal, its result or its shelving request was submitted. */
  'owned_submission',
  /** Owned the goal when its pending edit was submitted. */
  'owned_edit',
  /** Published or approved the goal, or an edit of it, while somebody else owned it. */
  'approved',
] as const;

export type GoalTie = (typeof goalTies)[number];

/** The ties that the former owner keeps when a goal gets a new owner, because an answer to them is outstanding. */
export function tiesOfFormerOwner(goal: {
  readonly state: GoalState;
  readonly editState: PendingEditState | null;
}): GoalTie[] {
  return [
    ...(isSubmitted(goal.state) ? (['owned_submission'] as const) : []),
    ...(goal.editState === 'review' ? (['owned_edit'] as const) : []),
  ];
}

/** Whether a goal in this state was handed to others: everything but a draft, and but an approved goal at work. */
export function isSubmitted(state: GoalState): boolean {
  return state !== 'draft' && state !== 'approved';
}

/**
 * Whether the person may give the goal to themselves: not where they owned or wrote it before and then published or
 * approved it as somebody else's. Another person with the right may still give it to them.
 */
export function mayTakeGoal(person: {
  readonly hadItBefore: boolean;
  readonly approvedAsAnothers: boolean;
}): Verdict<'was_own'> {
  return person.hadItBefore && person.approvedAsAnothers ? no('was_own') : yes;
}
