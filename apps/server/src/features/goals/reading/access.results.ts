import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { column } from '#platform/database/compiler.ts';

/** Joins the results of the goal's present round: the owner's as `own`, the manager's as `manager`. */
export const presentResults = sql`left join goal_result own on own.tenant_id = goal.tenant_id and own.goal_id = goal.id
    and own.round = goal.result_round and own.kind = 'owner' and own.retracted_at is null
  left join goal_result manager on manager.tenant_id = goal.tenant_id and manager.goal_id = goal.id
    and manager.round = goal.result_round and manager.kind = 'manager' and manager.retracted_at is null`;

/** `presentResults` of finalized goals alone: the results of others are not looked up, and are null. */
export const finalizedResults = sql`left join goal_result own on goal.state = 'finalized' and own.tenant_id = goal.tenant_id
    and own.goal_id = goal.id and own.round = goal.result_round and own.kind = 'owner' and own.retracted_at is null
  left join goal_result manager on goal.state = 'finalized' and manager.tenant_id = goal.tenant_id
    and manager.goal_id = goal.id and manager.round = goal.result_round and manager.kind = 'manager'
    and manager.retracted_at is null`;

/** The domain's `isInDispute` in SQL, for a finalized goal in alias `goal` with `presentResults`. */
export const isDisputed = sql<SqlBool>`coalesce(own.completed <> manager.completed, false)`;

/** The percentage that counts as a goal's result: the domain's `countedPercent`, for results in these aliases. */
export function countedPercent(own: string, manager: string): RawBuilder<number | null> {
  return sql`coalesce(${column(`${manager}.objective_result`)}, ${column(`${own}.objective_result`)})`;
}

/**
 * Whether the finalized goal in alias `goal` was achieved: the domain's `isAchieved` in SQL. Expects the present
 * results in the aliases `own` and `manager`.
 */
export function wasAchieved(enough: number): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${countedPercent('own', 'manager')} >= ${enough},
    manager.completed, own.completed, false)`;
}
