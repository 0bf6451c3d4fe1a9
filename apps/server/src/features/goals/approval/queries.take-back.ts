import { actionTypes } from '@bellwether/domain/goals/history';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type { TakenBackMove } from '@bellwether/domain/goals/take-back';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import type { HeldGoal } from '../access.ts';

/** The latest act on a goal that may be taken back, and what was before it. */
export interface KeptAct {
  readonly isOwn: boolean;
  /** Whether the acting person has done something to the goal's state before. */
  readonly hasActedBefore: boolean;
  readonly move: TakenBackMove;
  /** Epoch milliseconds. */
  readonly actedAt: number;
  readonly isActedSince: boolean;
  /** For whom the act was done; null: for nobody else (people.37). */
  readonly forPersonId: number | null;
  /** The row of the goal. */
  readonly goalBefore: {
    readonly state: GoalState;
    readonly published_at: string | null;
    readonly is_private: boolean;
  };
  readonly parentBefore: number | null;
  readonly tiesBefore: readonly object[];
  readonly editBefore: { readonly id: number; readonly state: 'draft' | 'review' } | null;
}

/** What people do to a goal: each row is an act on it. Beside them a goal is aligned below it, or continues it. */
const actTables = [
  'goal_transition',
  'goal_comment',
  'goal_prediction',
  'goal_opinion',
  'goal_look',
  'agent_view',
  'agent_request',
] as const;

/** Returns what was kept of the latest such act on a locked goal; undefined without one. */
export async function keptActOf(
  { db, tenant, person }: Scope,
  { row }: HeldGoal,
): Promise<KeptAct | undefined> {
  const since = (table: string) =>
    sql`exists (select 1 from ${sql.table(table)} other where other.tenant_id = kept.tenant_id
      and other.goal_id = kept.goal_id and other.created_at > kept.acted_at)`;
  const nextGoalSince = sql`exists (select 1 from goal next where next.tenant_id = kept.tenant_id
    and next.carried_from_id = kept.goal_id and next.created_at > kept.acted_at)`;
  const alignedSince = sql`exists (select 1 from goal child where child.tenant_id = kept.tenant_id
    and child.parent_id = kept.goal_id and (child.created_at > kept.acted_at
      or exists (select 1 from goal_transition moved where moved.tenant_id = child.tenant_id and moved.goal_id = child.id
        and moved.action_type = ${actionTypes.parentGoalChanged} and moved.created_at > kept.acted_at)))`;
  const actedSince = sql.join([...actTables.map(since), nextGoalSince, alignedSince], sql` or `);
  const query = sql<KeptAct>`select kept.person_id = ${person.id} as "isOwn",
      exists (select 1 from goal_transition earlier where earlier.tenant_id = kept.tenant_id
        and earlier.goal_id = kept.goal_id and earlier.author_id = ${person.id}) as "hasActedBefore",
      kept.move, kept.acted_at as "actedAt",
      ${actedSince} as "isActedSince",
      (select max(act.for_person_id) from goal_transition act where act.tenant_id = kept.tenant_id
        and act.goal_id = kept.goal_id and act.author_id = kept.person_id and act.created_at = kept.acted_at) as "forPersonId",
      kept.goal_before as "goalBefore", (kept.goal_before ->> 'parent_id')::int as "parentBefore",
      kept.ties_before as "tiesBefore", kept.edit_before as "editBefore"
    from goal_take_back kept where kept.tenant_id = ${tenant.id} and kept.goal_id = ${row.id}`;
  return (await query.execute(db)).rows[0];
}
