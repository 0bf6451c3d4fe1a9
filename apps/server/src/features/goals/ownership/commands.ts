import { decideGoalAct, decideGoalMove } from '@bellwether/domain/goals/decide';
import { moveEvents } from '@bellwether/domain/goals/events';
import { actionTypes } from '@bellwether/domain/goals/history';
import { parentReasonSentences } from '@bellwether/domain/goals/messages';
import { mayTakeGoal } from '@bellwether/domain/goals/ownership';
import { parentScope } from '@bellwether/domain/goals/parent';
import { canSeeGoal } from '@bellwether/domain/goals/visibility';
import { constraintOf } from '#platform/database/constraint.ts';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { changedMeanwhile } from '#platform/http/version.ts';
import { badField, conflict } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type ActivePerson, activePerson } from '../../people/access.ts';
import { holdProfile } from '../../people/profile/access.ts';
import { type HeldGoal, holdGoal, holdUnfinishedGoals } from '../access.ts';
import { nextVersion, recordTransition, refused, refuseStale } from '../commands.ts';
import { goalFieldWords } from '../words.ts';
import { parentVerdict, wasOwnerBefore } from './access.ts';
import { giveGoals } from './statements.ts';
import { ownershipWords } from './words.ts';

/**
 * Gives a goal to another active person; drafts, statuses, edits and comments stay with the goal (goals.28).
 * `updatedAt`: the version that the screen showed.
 * @throws HttpProblem 409 when the goal has changed since.
 */
export async function changeGoalOwner(
  scope: Scope,
  goalId: number,
  personId: number,
  updatedAt: string | undefined,
): Promise<void> {
  const goal = await holdGoal(scope, goalId, { lock: true });
  const decision = decideGoalMove('changeGoalOwner', goal.facts, goal.relation, '');
  if (!decision.ok) throw refused(decision);
  refuseStale(updatedAt, goal.row.updated_at);
  if (personId === goal.row.owner_id) throw conflict(ownershipWords, 'same_owner');
  const owner = await activePerson(scope, personId);
  if (!owner) throw badField('UserId', goalFieldWords, 'owner_missing');
  if (!staysInSight(scope, goal, owner)) throw badField('UserId', ownershipWords, 'owner_out_of_sight');
  if (personId === scope.person.id) await refuseTakingBack(scope, [goal]);
  await giveGoals(scope, [goal], owner.id);
}

/**
 * Gives all open goals of one person that the acting person sees to another active person, or none of them. Each
 * goal is judged like a single change of owner. Returns their number.
 * @throws HttpProblem 404 if the owner is invisible, 403, 409 and 400 at `UserId` as for a single goal.
 */
export async function reassignOpenGoals(scope: Scope, ownerId: number, personId: number): Promise<number> {
  await holdProfile(scope, ownerId);
  const goals = await holdUnfinishedGoals(scope, ownerId, { lock: true });
  for (const { facts, relation } of goals) {
    const decision = decideGoalMove('changeGoalOwner', facts, relation, '');
    if (!decision.ok) throw refused(decision);
  }
  if (personId === ownerId) throw conflict(ownershipWords, 'same_owner_of_all');
  const owner = await activePerson(scope, personId);
  if (!owner) throw badField('UserId', goalFieldWords, 'owner_missing');
  if (!goals.every((goal) => staysInSight(scope, goal, owner)))
    throw badField('UserId', ownershipWords, 'owner_out_of_sight_of_some');
  if (personId === scope.person.id) await refuseTakingBack(scope, goals);
  if (goals.length > 0) await giveGoals(scope, goals, owner.id);
  return goals.length;
}

/**
 * Throws 409 if the acting person owned one of the goals before and approved it as another person's (goals.6).
 */
async function refuseTakingBack(scope: Scope, goals: readonly HeldGoal[]): Promise<void> {
  const approved = goals.map(({ row }) => row).filter(({ ties }) => ties.includes('approved'));
  if (approved.length === 0) return;
  const ids = approved.map(({ id }) => id);
  const hadItBefore =
    approved.some(({ author_id }) => author_id === scope.person.id) || (await wasOwnerBefore(scope, ids));
  if (!mayTakeGoal({ hadItBefore, approvedAsAnothers: true }).ok)
    throw conflict(ownershipWords, goals.length === 1 ? 'taken_back' : 'taken_back_of_some');
}

/**
 * Aligns a goal under another, or (0) under none (goals.16). `updatedAt`: the version that the screen
 * showed.
 * @throws HttpProblem 409 when the goal has changed since.
 */
export async function changeParentGoal(
  scope: Scope,
  goalId: number,
  parentId: number,
  updatedAt: string | undefined,
): Promise<void> {
  const goal = await holdGoal(scope, goalId, { lock: true });
  const decision = decideGoalMove('changeParentGoal', goal.facts, goal.relation, '');
  if (!decision.ok) throw refused(decision);
  refuseStale(updatedAt, goal.row.updated_at);
  if (parentId === (goal.row.parent_id ?? 0)) throw conflict(ownershipWords, 'same_parent');
  const choice = parentScope(goal.relation);
  if (parentId === 0) {
    // A goal manager would lose access to a goal outside their own tree.
    if (choice === 'own_tree') throw badField('GoalId', goalFieldWords, 'parent_outside_own_goals');
    return alignGoal(scope, goal, null);
  }
  const child = { id: goalId, period: goal.period, periods: goal.periods };
  const verdict = await parentVerdict(scope, parentId, child, choice);
  if (!verdict.ok) throw badField('GoalId', parentReasonSentences, verdict.reason);
  await alignGoal(scope, goal, parentId);
}

/**
 * Whether the acting person would still see the goal with its new owner. Nobody outside the owner's chain
 * makes a private goal, and nobody gives away a draft that they would no longer see (goals.9).
 */
export function staysInSight(scope: Scope, goal: HeldGoal, owner: ActivePerson): boolean {
  return canSeeGoal(goal.facts, {
    ...goal.relation,
    isOwner: owner.id === scope.person.id,
    isManager: owner.actingManagerId === scope.person.id,
    isInChain: owner.isBelowActor,
  });
}

/**
 * Writes the new parent of a locked goal with history and event. The caller must have checked the right.
 * A pending edit that kept the old parent gets the new parent, too.
 * @throws HttpProblem 409 when the parent was moved below this goal at the same moment.
 */
export async function alignGoal(scope: Scope, goal: HeldGoal, parentId: number | null): Promise<void> {
  const { row } = goal;
  await writeParent(scope, row.id, parentId);
  if (row.edit_state !== null) {
    await scope.db
      .updateTable('goal_edit')
      .set({ parent_id: parentId, updated_at: nextVersion(scope) })
      .where('tenant_id', '=', scope.tenant.id)
      .where('goal_id', '=', row.id)
      .where('state', 'in', ['draft', 'review'])
      .where('parent_id', 'is not distinct from', row.parent_id)
      .execute();
  }
  await recordTransition(scope, goal, {
    type: 'Goal',
    id: row.id,
    from: row.state,
    to: row.state,
    action: actionTypes.parentGoalChanged,
    fromId: row.parent_id,
    toId: parentId,
  });
  await recordEvent(scope, {
    kind: moveEvents.changeParentGoal,
    subjectId: row.id,
    detail: { from: row.parent_id, to: parentId },
  });
}

async function writeParent(scope: Scope, goalId: number, parentId: number | null): Promise<void> {
  try {
    await scope.db
      .updateTable('goal')
      .set({ parent_id: parentId, updated_at: nextVersion(scope) })
      .where('tenant_id', '=', scope.tenant.id)
      .where('id', '=', goalId)
      .execute();
  } catch (error) {
    if (isLoop(error)) throw changedMeanwhile();
    throw error;
  }
}

// A branch was moved between the check and the write, so the closure table refused a cycle.
function isLoop(error: unknown): boolean {
  return constraintOf(error) === 'goal_path_loop';
}

/** Follows or unfollows a visible goal; without `on` it toggles. Returns whether the person follows it now. */
export async function followGoal(scope: Scope, goalId: number, on: boolean | undefined): Promise<boolean> {
  // Lock for a toggle only: two concurrent toggles must not start from the same state.
  const goal = await holdGoal(scope, goalId, { lock: on === undefined });
  const verdict = decideGoalAct('Follow', goal.facts, goal.relation);
  if (!verdict.ok) throw refused(verdict);
  if (on !== true) {
    const removed = await scope.db
      .deleteFrom('goal_follow')
      .where('tenant_id', '=', scope.tenant.id)
      .where('goal_id', '=', goalId)
      .where('person_id', '=', scope.person.id)
      .returning('goal_id')
      .executeTakeFirst();
    if (removed) await recordEvent(scope, { kind: 'goal.unfollowed', subjectId: goalId, detail: {} });
    if (removed || on === false) return false;
  }
  const added = await scope.db
    .insertInto('goal_follow')
    .values({
      tenant_id: scope.tenant.id,
      goal_id: goalId,
      person_id: scope.person.id,
      created_at: timestamp(scope.now),
    })
    .onConflict((existing) => existing.columns(['tenant_id', 'goal_id', 'person_id']).doNothing())
    .returning('goal_id')
    .executeTakeFirst();
  if (added) await recordEvent(scope, { kind: 'goal.followed', subjectId: goalId, detail: {} });
  return true;
}
