import { complianceScopes, complianceScopesOf } from '../dashboard/parts.ts';
import type { RemindedOfFigure } from '../dashboard/reminding.ts';
import { administersPeople, type CapablePerson } from '../people/roles/capabilities.ts';
import type { Verdict } from '../shared/verdict.ts';
import { no, yes } from '../shared/verdict.ts';
import { needsFinalization, needsUpdate } from './badges.ts';
import type { GoalState } from './lifecycle.ts';

/** What can be done for several goals of the list at once (goals.39). */
export const severalGoalActs = ['remind', 'follow', 'unfollow', 'carry_over'] as const;
export type SeveralGoalAct = (typeof severalGoalActs)[number];

/** The maximum number of goals of one such act. */
export const mostSeveralGoals = 100;

/** Why the owner of a visible goal is not reminded of it. */
export const remindReasons = ['own', 'not_yours', 'owner_gone', 'nothing_owed', 'away', 'today'] as const;
export type RemindReason = (typeof remindReasons)[number];

/** Returns what the owner of a goal owes for it; undefined: nothing. */
export function owedOf(goal: {
  readonly state: GoalState;
  readonly isUpdateAsked: boolean;
  readonly periodEnded: boolean;
}): RemindedOfFigure | undefined {
  const asOwner = { ...goal, isOwner: true };
  if (needsFinalization(asOwner)) return 'result';
  return needsUpdate(asOwner) ? 'update' : undefined;
}

/**
 * Returns whether a person may remind the owner of a goal at all (notifications.14): managers the people of their
 * organisation, the ceo and org admins everybody.
 */
export function mayRemindOwner(person: CapablePerson, isInChain: boolean): boolean {
  if (administersPeople(person)) return true;
  return isInChain && complianceScopesOf(person).includes(complianceScopes.organisation);
}

/** Returns whether the owner of a visible goal is reminded now. */
export function remindsOwner(goal: {
  readonly isOwner: boolean;
  readonly mayRemind: boolean;
  readonly isOwnerGone: boolean;
  readonly owesSomething: boolean;
  readonly isAway: boolean;
  readonly isReminded: boolean;
}): Verdict<RemindReason> {
  if (goal.isOwner) return no('own');
  if (!goal.mayRemind) return no('not_yours');
  if (goal.isOwnerGone) return no('owner_gone');
  if (!goal.owesSomething) return no('nothing_owed');
  if (goal.isAway) return no('away');
  return goal.isReminded ? no('today') : yes;
}
