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

/** Returns what was kept of the latest such act on a locked goal; undefined without one. */
export async function keptActOf(
  { db, tenant, person }: Scope,
  { row }: HeldGoal,
): Promise<KeptAct | undefined> {
  const since = (table: string) =>
    sql`exists (select 1 from ${sql.table(table)} other where other.tenant_id = kept.tenant_id
      and other.goal_id = kept.goal_id and other.created_at > kept.acted_at)`;
  const query = sql<KeptAct>`select kept.person_id = ${person.id} as "isOwn",
      exists (select 1 from goal_transition earlier where earlier.tenant_id = kept.tenant_id
        and earlier.goal_id = kept.goal_id and earlier.author_id = ${person.id}) as "hasActedBefore",
      kept.move, kept.acted_at as "actedAt",
      ${since('goal_transition')} or ${since('goal_comment')} or ${since('goal_prediction')} as "isActedSince",
      kept.goal_before as "goalBefore", (kept.goal_before ->> 'parent_id')::int as "parentBefore",
      kept.ties_before as "tiesBefore", kept.edit_before as "editBefore"
    from goal_take_back kept where kept.tenant_id = ${tenant.id} and kept.goal_id = ${row.id}`;
  return (await query.execute(db)).rows[0];
}
