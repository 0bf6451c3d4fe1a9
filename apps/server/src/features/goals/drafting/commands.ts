import type { goalSaveSchema } from '@bellwether/contract/goals/drafting';
import { isSameFiscalYear } from '@bellwether/domain/calendar/quarter';
import { decideGoalAct, decideGoalEditMove, decideGoalMove } from '@bellwether/domain/goals/decide';
import { mainAct, mayCreateGoal, needsParent, saveTarget } from '@bellwether/domain/goals/drafting';
import { moveEvents } from '@bellwether/domain/goals/events';
import { parentReasonSentences, reasonSentences } from '@bellwether/domain/goals/messages';
import { draftParentScope, type ParentScope, parentScope } from '@bellwether/domain/goals/parent';
import { type GoalType, mayBePrivate } from '@bellwether/domain/goals/rules';
import { storedTexts, textsFromWire, validateGoalTexts } from '@bellwether/domain/goals/texts';
import type { StrategicObjective } from '@bellwether/domain/strategy/objectives';
import type * as z from 'zod/mini';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { badField, badFields, conflict, forbidden } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { activePerson } from '../../people/access.ts';
import { type Period, type Periods, periodsOf } from '../../tenant/queries.ts';
import { type HeldGoal, holdGoal } from '../access.ts';
import { takeMove } from '../approval/commands.ts';
import { refusingSecond } from '../carry-over/commands.ts';
import {
  moveGoal,
  moveGoalEdit,
  nextVersion,
  pendingEditOf,
  recordTransition,
  refused,
  refuseStale,
} from '../commands.ts';
import { type Child, parentVerdict } from '../ownership/access.ts';
import { alignGoal } from '../ownership/commands.ts';
import { giveGoals } from '../ownership/statements.ts';
import { type TextRow, textRow } from '../statements.texts.ts';
import { goalFieldWords } from '../words.ts';
import { childrenOf, isParentPrivate } from './access.ts';
import { createWords, draftingWords, privateSentences } from './words.ts';

/** The goal save payload as validated (goals.1). */
type GoalSave = z.output<typeof goalSaveSchema>;

/**
 * Creates a goal as a draft and returns its id. Unless `IsDraft`, publishes it or requests its approval in
 * the same transaction (goals.14).
 * @throws HttpProblem 403 for observers and for others' goals without the right, 409 for `IsFromEdit`, 400 by
 *   field.
 */
export async function createGoal(scope: Scope, save: GoalSave): Promise<number> {
  const { person, tenant } = scope;
  refuseTexts(save, tenant.goalType);
  const ownerId = save.OwnerId === 0 ? person.id : save.OwnerId;
  const owner = await plannedOwner(scope, ownerId);
  if (save.IsFromEdit) throw conflict(reasonSentences, 'wrong_state');
  const periods = await periodsOf(scope);
  const period = periodOf(periods, save.PeriodId);
  refuseUncreatable(scope, save, {
    ownerId,
    isInChain: owner.isInChain,
    isEarlier: isEarlier(period, periods),
  });
  const choice = draftParentScope({ isForSelf: ownerId === person.id, isGoalAdmin: person.isGoalAdmin });
  await refuseParent(scope, save.ParentId, { id: 0, period, periods }, choice);
  const at = timestamp(scope.now);
  const { id } = await scope.db
    .insertInto('goal')
    .values({
      tenant_id: tenant.id,
      owner_id: ownerId,
      period_id: period.id,
      parent_id: save.ParentId === 0 ? null : save.ParentId,
      state: 'draft',
      goal_type: tenant.goalType,
      is_private: save.IsPrivate,
      strategic_objective: save.StrategicObjective ?? null,
      ...textsOf(save, tenant.goalType),
      author_id: person.id,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const goal = await holdGoal(scope, id);
  await recordTransition(scope, goal, { type: 'Goal', id, from: null, to: 'draft' });
  await recordEvent(scope, {
    kind: moveEvents.createGoal,
    subjectId: id,
    detail: { from: null, to: 'draft', owner: ownerId },
  });
  if (!save.IsDraft) await takeMainAct(scope, goal, 'goal');
  return id;
}

/**
 * Saves a draft, or of an approved goal its edit draft, and takes the main act unless `IsDraft` (goals.3).
 * @throws HttpProblem 409 if the screen is stale, an edit waits for approval or `IsFromEdit` does not fit the
 *   state.
 */
export async function updateGoal(scope: Scope, goalId: number, save: GoalSave): Promise<void> {
  const goal = await holdGoal(scope, goalId, { lock: true });
  refuseTexts(save, goal.row.goal_type);
  const verdict = decideGoalAct('Edit', goal.facts, goal.relation);
  if (!verdict.ok) throw refused(verdict);
  const { state, editState } = goal.facts;
  const saved = saveTarget({ state, editState, isFromEdit: save.IsFromEdit });
  if (!saved.ok) throw conflict(reasonSentences, saved.reason);
  if (saved.target === 'goal') await saveDraft(scope, goal, save);
  else await saveEdit(scope, goal, save);
  // Read the goal again, because the saved values decide about the act.
  if (!save.IsDraft) await takeMainAct(scope, await holdGoal(scope, goalId), saved.target);
}

/** Deletes a goal for everyone; its place is kept for goals below it by a placeholder (goals.27). */
export async function deleteGoal(scope: Scope, goalId: number): Promise<void> {
  const goal = await holdGoal(scope, goalId, { lock: true });
  const decision = decideGoalMove('deleteGoal', goal.facts, goal.relation, '');
  if (!decision.ok) throw refused(decision);
  await moveGoal(scope, goal, 'deleteGoal', decision);
}

/**
 * Restores a deleted goal. The contract lets only goal admins call it: everybody else gets 403 for every id.
 */
export async function restoreGoal(scope: Scope, goalId: number): Promise<void> {
  const goal = await holdGoal(scope, goalId, { lock: true, deleted: true });
  if (!goal.facts.isDeleted) throw conflict(draftingWords, 'not_deleted');
  const decision = decideGoalMove('restoreGoal', goal.facts, goal.relation, '');
  if (!decision.ok) throw refused(decision);
  // Its old goal may have been carried over again in the meantime.
  await refusingSecond(() => moveGoal(scope, goal, 'restoreGoal', decision));
  const parentId = goal.row.parent_id;
  if (parentId !== null && (await isParentPrivate(scope, parentId))) await alignGoal(scope, goal, null);
}

async function saveDraft(scope: Scope, goal: HeldGoal, save: GoalSave): Promise<void> {
  const { row, periods } = goal;
  refuseStale(save.UpdatedAt, row.updated_at);
  const ownerId = save.OwnerId === 0 ? row.owner_id : save.OwnerId;
  const isGiven = ownerId !== row.owner_id;
  const owner = isGiven ? await plannedOwner(scope, ownerId) : goal.relation;
  const period = periodOf(periods, save.PeriodId);
  const isMoved = period.id !== row.period_id;
  refuseUncreatable(scope, save, {
    ownerId,
    isInChain: owner.isInChain,
    isEarlier: isMoved && isEarlier(period, periods),
  });
  await refuseForChildren(scope, goal, save, period, {
    isOwner: ownerId === scope.person.id,
    isInChain: owner.isInChain,
  });
  const parentId = save.ParentId === 0 ? null : save.ParentId;
  const isAligned = parentId !== row.parent_id;
  const { isGoalAdmin } = scope.person;
  const choice = draftParentScope({ isForSelf: ownerId === scope.person.id, isGoalAdmin });
  // A person who gives away a draft below others' goals would lose sight of it.
  if (isAligned || isMoved || (isGiven && choice === 'own_tree'))
    await refuseParent(scope, save.ParentId, { id: row.id, period, periods }, choice);
  await scope.db
    .updateTable('goal')
    .set({
      ...textsOf(save, row.goal_type),
      period_id: period.id,
      is_private: save.IsPrivate,
      strategic_objective: save.StrategicObjective,
      updated_at: nextVersion(scope),
    })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', row.id)
    .execute();
  await recordEvent(scope, { kind: 'goal.updated', subjectId: row.id, detail: {} });
  if (save.IsPrivate && !row.is_private)
    await recordEvent(scope, { kind: 'goal.hidden', subjectId: row.id, detail: {} });
  if (isAligned) await alignGoal(scope, goal, parentId);
  if (isGiven) await giveGoals(scope, [goal], ownerId);
}

async function saveEdit(scope: Scope, goal: HeldGoal, save: GoalSave): Promise<void> {
  const { row, relation, periods, period } = goal;
  const pending = row.edit_state === null ? undefined : await pendingEditOf(scope, row.id);
  refuseStale(save.UpdatedAt, pending?.updated_at ?? row.updated_at);
  if (save.OwnerId !== 0 && save.OwnerId !== row.owner_id)
    throw badField('OwnerId', draftingWords, 'published_owner');
  if (save.PeriodId !== row.period_id) throw badField('PeriodId', draftingWords, 'published_period');
  await refuseForChildren(scope, goal, save, period, relation);
  const parentId = save.ParentId === 0 ? null : save.ParentId;
  if (parentId !== row.parent_id) {
    const drafter = { ...flagsOf(scope), isForSelf: relation.isOwner };
    if (parentId === null && needsParent(drafter))
      throw badField('ParentId', goalFieldWords, 'parent_missing');
    await refuseParent(scope, save.ParentId, { id: row.id, period, periods }, parentScope(relation));
  }
  const values = {
    ...textsOf(save, row.goal_type),
    is_private: save.IsPrivate,
    parent_id: parentId,
    strategic_objective:
      save.StrategicObjective === undefined ? (pending ?? row).strategic_objective : save.StrategicObjective,
  };
  if (pending) {
    await scope.db
      .updateTable('goal_edit')
      .set({ ...values, updated_at: nextVersion(scope) })
      .where('tenant_id', '=', scope.tenant.id)
      .where('id', '=', pending.id)
      .execute();
    await recordEvent(scope, {
      kind: 'goal_edit.updated',
      subjectId: row.id,
      detail: { edit: pending.id },
    });
  } else await createEdit(scope, goal, values);
}

async function createEdit(
  scope: Scope,
  goal: HeldGoal,
  values: TextRow & {
    is_private: boolean;
    parent_id: number | null;
    strategic_objective: StrategicObjective | null;
  },
): Promise<void> {
  const decision = decideGoalEditMove('createGoalEdit', goal.facts, goal.relation, '');
  if (!decision.ok) throw refused(decision);
  const at = timestamp(scope.now);
  const edit = await scope.db
    .insertInto('goal_edit')
    .values({
      ...values,
      tenant_id: scope.tenant.id,
      goal_id: goal.row.id,
      state: decision.to,
      author_id: scope.person.id,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await moveGoalEdit(scope, goal, edit.id, 'createGoalEdit', decision);
}

/** Publishes or requests approval, depending on the person's relation to the goal (goals.14). */
async function takeMainAct(scope: Scope, goal: HeldGoal, target: 'goal' | 'edit'): Promise<void> {
  const act = mainAct({
    ...flagsOf(scope),
    isForSelf: goal.relation.isOwner,
    ownerHasActingManager: goal.facts.ownerHasActingManager,
  });
  const move =
    target === 'goal'
      ? ({ of: 'goal', move: act === 'publish' ? 'publishGoal' : 'submitGoal' } as const)
      : ({ of: 'edit', move: act === 'publish' ? 'publishGoalEdit' : 'submitGoalEdit' } as const);
  await takeMove(scope, goal, [move], '');
}

function flagsOf(scope: Scope) {
  const { role, isGoalAdmin, isGoalManager } = scope.person;
  const isObserver = !scope.capabilities.writesGoals;
  return { isCeo: role === 'ceo', isObserver, isGoalAdmin, isGoalManager };
}

async function plannedOwner(scope: Scope, ownerId: number): Promise<{ isInChain: boolean }> {
  const { person } = scope;
  if (ownerId === person.id) return { isInChain: false };
  if (!scope.capabilities.writesGoalsForOthers) throw forbidden();
  const owner = await activePerson(scope, ownerId);
  if (!owner) throw badField('OwnerId', goalFieldWords, 'owner_missing');
  return { isInChain: owner.isBelowActor };
}

export function periodOf(periods: Periods, periodId: number): Period {
  const period = periods.byId(periodId);
  if (!period) throw badField('PeriodId', goalFieldWords, 'period_missing');
  return period;
}

function isEarlier(period: Period, periods: Periods): boolean {
  return period.index < periods.current.index;
}

/** The field of the request that causes the fault. */
const createFields: Readonly<Record<keyof typeof createWords, string>> = {
  earlier_period: 'PeriodId',
  parent_required: 'ParentId',
  private_outside_chain: 'IsPrivate',
};

function refuseUncreatable(
  scope: Scope,
  save: GoalSave,
  facts: { ownerId: number; isInChain: boolean; isEarlier: boolean },
): void {
  const verdict = mayCreateGoal({
    ...flagsOf(scope),
    isForSelf: facts.ownerId === scope.person.id,
    hasParent: save.ParentId !== 0,
    isEarlierPeriod: facts.isEarlier,
    isPrivate: save.IsPrivate,
    isInChain: facts.isInChain,
  });
  if (verdict.ok) return;
  if (verdict.reason === 'observer' || verdict.reason === 'not_for_others') throw forbidden();
  throw badField(createFields[verdict.reason], createWords, verdict.reason);
}

/**
 * Throws 409 if a goal with children would become private, or move to a period in which it cannot be their
 * parent.
 */
async function refuseForChildren(
  scope: Scope,
  goal: HeldGoal,
  save: GoalSave,
  period: Period,
  actor: { isOwner: boolean; isInChain: boolean },
): Promise<void> {
  const becomesPrivate = save.IsPrivate && !goal.row.is_private;
  if (!becomesPrivate && period.id === goal.row.period_id) return;
  const children = await childrenOf(scope, goal.row.id);
  if (becomesPrivate) {
    const verdict = mayBePrivate({ ...actor, hasChildren: children.length > 0 });
    if (!verdict.ok) throw badField('IsPrivate', privateSentences, verdict.reason);
  }
  const fits = children.every((child) => {
    const of = goal.periods.byId(child.period_id);
    return of !== undefined && isSameFiscalYear(of, period) && of.index >= period.index;
  });
  if (!fits) throw badField('PeriodId', draftingWords, 'children_out_of_period');
}

async function refuseParent(
  scope: Scope,
  parentId: number,
  child: Child,
  choice: ParentScope,
): Promise<void> {
  if (parentId === 0) return;
  const verdict = await parentVerdict(scope, parentId, child, choice);
  if (!verdict.ok) throw badField('ParentId', parentReasonSentences, verdict.reason);
}

/** Throws 400 with the sentences of the goal's type if a text is missing or too long. */
export function refuseTexts(save: GoalSave, goalType: GoalType): void {
  const faults = validateGoalTexts(goalType, textsFromWire(save));
  if (faults.length > 0) throw badFields(faults);
}

function textsOf(save: GoalSave, goalType: GoalType): TextRow {
  return textRow(storedTexts(goalType, textsFromWire(save)));
}
