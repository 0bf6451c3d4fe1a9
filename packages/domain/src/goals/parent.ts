import type { Verdict } from '../shared/verdict.ts';
import { no, yes } from '../shared/verdict.ts';
import type { Relation } from './facts.ts';
import type { GoalState } from './lifecycle.ts';

/** Why a goal cannot be chosen as the parent; `Disabled` in the parent picker shows it. */
export const parentReasons = [
  'not_visible',
  'is_itself',
  'is_below',
  'is_private',
  'is_shelved',
  'is_finalized',
  'later_period',
  'other_year',
  'outside_own_goals',
] as const;

export type ParentReason = (typeof parentReasons)[number];

/** A candidate parent, as seen from the goal. */
export interface ParentCandidate {
  readonly state: GoalState;
  readonly isPrivate: boolean;
  /** The acting person sees the candidate; false for deleted goals. */
  readonly isVisible: boolean;
  readonly isItself: boolean;
  /** The candidate is aligned below the goal, so choosing it would make a circle. */
  readonly isBelow: boolean;
  /** The candidate's period starts after the goal's. */
  readonly isLaterPeriod: boolean;
  readonly isSameFiscalYear: boolean;
  /** The candidate is one of the acting person's own goals, or aligned below one. */
  readonly isInOwnTree: boolean;
}

/** Where a person may choose a parent: anywhere, or among own goals and the goals aligned below them. */
export type ParentScope = 'any' | 'own_tree';

/**
 * Returns the scope of the person's choice. People who may change the parent only as goal manager choose
 * among their own goals and the goals below them (goals.15).
 */
export function parentScope(relation: Relation): ParentScope {
  const { isOwner, isManager, isCeo, isGoalAdmin } = relation;
  return isOwner || isManager || isCeo || isGoalAdmin ? 'any' : 'own_tree';
}

/**
 * Returns the scope for a goal that the person drafts. A goal manager drafts for others only below own goals,
 * because the right to publish comes from there (goals.15).
 */
export function draftParentScope(drafter: {
  readonly isForSelf: boolean;
  readonly isGoalAdmin: boolean;
}): ParentScope {
  return drafter.isForSelf || drafter.isGoalAdmin ? 'any' : 'own_tree';
}

/**
 * Returns whether the candidate can be the goal's parent (goals.16). Its period starts in the same fiscal
 * year and not after the goal's, and it is not private, shelved, finalized, the goal itself or below the
 * goal.
 */
export function canBeParent(candidate: ParentCandidate, scope: ParentScope): Verdict<ParentReason> {
  if (!candidate.isVisible) return no('not_visible');
  if (candidate.isItself) return no('is_itself');
  if (candidate.isBelow) return no('is_below');
  if (candidate.isPrivate) return no('is_private');
  if (candidate.state === 'shelved') return no('is_shelved');
  if (candidate.state === 'finalized') return no('is_finalized');
  if (!candidate.isSameFiscalYear) return no('other_year');
  if (candidate.isLaterPeriod) return no('later_period');
  if (scope === 'own_tree' && !candidate.isInOwnTree) return no('outside_own_goals');
  return yes;
}
