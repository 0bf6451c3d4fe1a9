import { sql } from 'kysely';
import { notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { HeldGoal } from '../access.ts';

/** Whose result: the owner's own, or the manager's of it. */
export type ResultKind = 'owner' | 'manager';

/** A result of the goal's present round, as versions and checks need it. */
export type CurrentResult = NonNullable<Awaited<ReturnType<typeof currentResultOf>>>;

/** The result of a goal's present round that has not been taken back; undefined before it is given. */
export async function currentResultOf(scope: Scope, goal: HeldGoal, kind: ResultKind) {
  return scope.db
    .selectFrom('goal_result')
    .select(['id', 'updated_at'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('goal_id', '=', goal.row.id)
    .where('round', '=', goal.row.result_round)
    .where('kind', '=', kind)
    .where('retracted_at', 'is', null)
    .executeTakeFirst();
}

/** 404 unless the result has ever been one of this goal: the ids of a call must fit together. */
export async function refuseForeignResult(
  scope: Scope,
  goal: HeldGoal,
  kind: ResultKind,
  resultId: number,
): Promise<void> {
  const found = await scope.db
    .selectFrom('goal_result')
    .select(sql<number>`1`.as('found'))
    .where('tenant_id', '=', scope.tenant.id)
    .where('goal_id', '=', goal.row.id)
    .where('kind', '=', kind)
    .where('id', '=', resultId)
    .executeTakeFirst();
  if (!found) throw notFound();
}
