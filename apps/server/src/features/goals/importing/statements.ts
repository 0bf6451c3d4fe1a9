import type { GoalPerson } from '@bellwether/domain/goals/import/owners';
import type { PresentGoal } from '@bellwether/domain/goals/import/plan';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { visibleGoal } from '../access.ts';

/** Returns the people of the company. With `lock` nobody can be deactivated or become an observer until the commit. */
export async function readGoalPeople(scope: Scope, { lock }: { lock: boolean }): Promise<GoalPerson[]> {
  const query = sql<GoalPerson>`select id, name, email_key as "emailKey", external_id as "externalId",
      deactivated_at is not null as "isDeactivated", role_name = 'observer' as "isObserver"
    from person where tenant_id = ${scope.tenant.id} order by id ${lock ? sql`for key share` : sql``}`;
  return (await query.execute(scope.db)).rows;
}

/**
 * Returns the goals with one of these folded titles that the acting person sees or has imported: who wrote a file knows its
 * private goals, and nobody learns of others.
 */
export async function readGoalsCalled(scope: Scope, titles: readonly string[]): Promise<PresentGoal[]> {
  if (titles.length === 0) return [];
  const query = sql<PresentGoal>`select goal.id, goal.title, goal.owner_id as "ownerId", period.index as quarter, goal.state,
      goal.is_private as "isPrivate"
    from goal join goal_period period on period.tenant_id = goal.tenant_id and period.id = goal.period_id
    where goal.tenant_id = ${scope.tenant.id} and goal.deleted_at is null and fold(goal.title) = any(${titles}::text[])
      and (${visibleGoal(scope, 'goal')} or exists (select 1 from goal_import own where own.tenant_id = goal.tenant_id
        and own.id = goal.import_id and own.author_id = ${scope.person.id}))
    order by goal.id`;
  return (await query.execute(scope.db)).rows;
}
