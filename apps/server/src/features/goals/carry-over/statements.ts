import { type CarriedDraft, endedStates, unfinishedStates } from '@bellwether/domain/goals/carry-over';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import { carryOverLimit } from '@bellwether/domain/goals/messages';
import type { GoalType } from '@bellwether/domain/goals/rules';
import { textNames } from '@bellwether/domain/goals/texts';
import type { StrategicObjective } from '@bellwether/domain/strategy/objectives';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import { eventClausesOf } from '#platform/events/record-event.ts';
import type { Scope } from '#platform/session/scope.ts';
import { visibleGoal } from '../access.ts';
import { selectTexts, type TextRow, textColumns } from '../statements.texts.ts';

/** A goal that may be carried over. */
export interface SourceRow {
  id: number;
  owner_id: number;
  period_id: number;
  parent_id: number | null;
  state: GoalState;
  is_private: boolean;
  strategic_objective: StrategicObjective | null;
  title: string;
  goal_type: GoalType;
  updated_at: number;
  recent_likelihood: number | null;
  recent_quality: number | null;
  /** What its result says, the manager's before the owner's; null without a result. */
  is_reached: boolean | null;
  /** Whether an undeleted goal was carried over from it. */
  has_successor: boolean;
}

/** A source with all of its texts; the offer does not show them. */
export type HeldSource = SourceRow & TextRow;

const sourceColumns = (
  scope: Scope,
) => sql`goal.id, goal.owner_id, goal.period_id, goal.parent_id, goal.state, goal.is_private,
  goal.strategic_objective, goal.title, goal.goal_type, goal.updated_at,
  goal.recent_likelihood, goal.recent_quality, ${isReached(scope)} as is_reached`;

function isReached({ tenant }: Scope): RawBuilder<boolean | null> {
  return sql<
    boolean | null
  >`(select coalesce(result.completed, result.objective_result >= ${tenant.achievedPercent})
    from goal_result result where result.tenant_id = ${tenant.id} and result.goal_id = goal.id
      and result.round = goal.result_round and result.retracted_at is null
    order by result.kind = 'manager' desc limit 1)`;
}

/** Whether the owner does not want to carry the goal over (goals.30). */
function isDismissed({ tenant }: Scope): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from carry_over_dismissal dismissed where dismissed.tenant_id = ${tenant.id}
    and dismissed.goal_id = goal.id)`;
}

function hasSuccessor(scope: Scope): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from goal next where next.tenant_id = ${scope.tenant.id}
    and next.carried_from_id = goal.id and next.deleted_at is null)`;
}

/**
 * Returns the acting person's own goals of a period that have no result, or were not reached, and that were neither
 * carried over nor dismissed, oldest first, with their number.
 */
export async function offeredGoals(
  scope: Scope,
  periodId: number,
): Promise<{ rows: SourceRow[]; total: number }> {
  const { rows } = await sql<
    SourceRow & { total: number }
  >`select ${sourceColumns(scope)}, false as has_successor,
      count(*) over ()::int as total
    from goal where goal.tenant_id = ${scope.tenant.id} and goal.owner_id = ${scope.person.id}
      and goal.period_id = ${periodId} and goal.deleted_at is null
      and (goal.state = any(${unfinishedStates}::text[])
        or (goal.state = any(${endedStates}::text[]) and (${isReached(scope)}) is false))
      and not ${hasSuccessor(scope)} and not ${isDismissed(scope)}
    order by goal.id limit ${carryOverLimit}`.execute(scope.db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/**
 * Returns the visible goals among the ids, by rising id. They stay locked until the transaction ends, so that
 * nobody finalises, shelves or carries one over meanwhile.
 * Locks are taken by rising id, so that two concurrent calls for the same goals do not deadlock.
 */
export async function heldSources(scope: Scope, ids: readonly number[]): Promise<HeldSource[]> {
  const seen = (named: readonly number[]) =>
    sql`goal.tenant_id = ${scope.tenant.id} and goal.id = any(${named}::int[]) and ${visibleGoal(scope, 'goal')}`;
  const locked = await sql<{ id: number }>`select goal.id from goal where ${seen(ids)} order by goal.id
    for no key update`.execute(scope.db);
  // Read after the lock, to see a successor that another act has created meanwhile.
  const { rows } = await sql<HeldSource>`select ${sourceColumns(scope)}, ${selectTexts('goal')},
      ${hasSuccessor(scope)} as has_successor
    from goal where ${seen(locked.rows.map((row) => row.id))} order by goal.id`.execute(scope.db);
  return rows;
}

/** Stores that the owner does not want to carry these goals over; doing it again changes nothing. */
export async function dismissSources(scope: Scope, ids: readonly number[]): Promise<void> {
  await sql`insert into carry_over_dismissal (tenant_id, goal_id, dismissed_at)
    select ${scope.tenant.id}::int, id, ${instant(scope.now)} from unnest(${ids}::int[]) id
    on conflict (tenant_id, goal_id) do nothing`.execute(scope.db);
}

/**
 * A goal in the line of a parent: the parent itself is step 0, the goal it was carried over to is step 1, and
 * so on.
 */
export interface LineRow {
  parent_id: number;
  step: number;
  id: number;
  state: GoalState;
  is_private: boolean;
  period_id: number;
  title: string;
  is_visible: boolean;
}

/**
 * Returns the lines of these parents, each starting with the parent. With `lock` the goals cannot change
 * until the transaction ends.
 */
export async function linesOf(
  scope: Scope,
  parentIds: readonly number[],
  options: { lock: boolean },
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`with recursive line as (
      select parent.id as parent_id, 0 as step, parent.id from goal parent
      where parent.tenant_id = ${scope.tenant.id} and parent.id = any(${parentIds}::int[])
      union all
      select line.parent_id, line.step + 1, next.id from line join goal next
        on next.tenant_id = ${scope.tenant.id} and next.carried_from_id = line.id and next.deleted_at is null
      where next.id > line.id)
    select line.parent_id, line.step, goal.id, goal.state, goal.is_private, goal.period_id, goal.title,
      ${visibleGoal(scope, 'goal')} as is_visible
    from line join goal on goal.tenant_id = ${scope.tenant.id} and goal.id = line.id
    order by goal.id ${options.lock ? sql`for share of goal` : sql``}`.execute(scope.db);
  return rows;
}

/** A draft to write. */
export interface DraftWrite {
  readonly fromId: number;
  readonly draft: CarriedDraft;
  /** The existing goal under which the draft is aligned; null: none, or a draft of the same call. */
  readonly parentId: number | null;
  /** The old goal whose draft, written earlier in the same list, becomes the parent. */
  readonly togetherWithId: number | null;
}

/**
 * Writes the drafts with their history and events in one statement, for any number of drafts. Parents must
 * come first. Returns the new ids by the old ones.
 */
export async function writeCarried(
  scope: Scope,
  drafts: readonly DraftWrite[],
  periodId: number,
): Promise<Map<number, number>> {
  const tenantId = scope.tenant.id;
  const personId = scope.person.id;
  const at = instant(scope.now);
  const given = JSON.stringify(drafts.map(({ draft, ...where }, place) => ({ place, ...where, ...draft })));
  const { rows } = await sql<{ id: number; from_id: number }>`with
    fresh as materialized (
      select draft.*, nextval(pg_get_serial_sequence('goal', 'id'))::int as id
      from jsonb_to_recordset(${given}::jsonb) as draft (place int, "fromId" int, "parentId" int, "togetherWithId" int,
        state text, "goalType" text, "isPrivate" boolean, "strategicObjective" text,
        ${sql.join(textNames.map((name) => sql`${sql.ref(name)} text`))})
    ),
    made as (
      insert into goal (tenant_id, id, owner_id, author_id, period_id, parent_id, carried_from_id, state, goal_type,
        is_private, strategic_objective, ${sql.join(textNames.map((name) => sql.ref(textColumns[name])))}, created_at, updated_at)
      select ${tenantId}::int, fresh.id, ${personId}::int, ${personId}::int, ${periodId}::int,
        coalesce(above.id, fresh."parentId"), fresh."fromId", fresh.state, fresh."goalType", fresh."isPrivate", fresh."strategicObjective",
        ${sql.join(textNames.map((name) => sql.ref(`fresh.${name}`)))}, ${at}, ${at}
      from fresh left join fresh above on above."fromId" = fresh."togetherWithId" order by fresh.place
    ),
    history as (
      insert into goal_transition (tenant_id, goal_id, transitionable_type, transitionable_id, to_state, from_id, goal_name,
        author_id, via, created_at)
      select ${tenantId}::int, fresh.id, 'Goal', fresh.id, fresh.state, fresh."fromId", fresh.title, ${personId}::int,
        ${scope.principal.via}, ${at}
      from fresh order by fresh.place
    ),
    ${eventClausesOf(
      scope,
      sql`fresh`,
      [
        { kind: 'goal.carried_over', subjectId: sql`fresh."fromId"`, detail: { to: sql`fresh.id` } },
        {
          kind: 'goal.created',
          subjectId: sql`fresh.id`,
          detail: {
            from: null,
            to: sql`fresh.state`,
            owner: scope.person.id,
            carriedFrom: sql`fresh."fromId"`,
          },
        },
      ],
      sql`fresh.place`,
    )}
    select fresh.id, fresh."fromId" as from_id from fresh`.execute(scope.db);
  return new Map(rows.map((row) => [row.from_id, row.id]));
}
