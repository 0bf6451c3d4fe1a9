import type { Rating } from '@bellwether/domain/goals/rating';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { isPublic } from '../access.sight.ts';

/** A finalized goal of the acting person. */
export interface FinishedRow {
  period_id: number;
  completed: boolean | null;
  percent: number | null;
  /** Null without the manager's result. */
  manager: { completed: boolean | null; percent: number | null } | null;
  /** The predictions that are scored, as `[week, likelihood]`; one for each week. */
  given: [week: number, likelihood: Rating][] | null;
}

/**
 * Returns the acting person's finished goals of these periods with their own predictions (insight.13). For each
 * week the last prediction counts that was given before the eighth day after the week's end and before the result, so
 * that a later correction improves no record. Private and deleted goals never count.
 */
export async function finishedGoalsOf(scope: Scope, periodIds: readonly number[]): Promise<FinishedRow[]> {
  const { person, tenant } = scope;
  const query = sql<FinishedRow>`select goal.period_id, own.completed, own.objective_result::float8 as percent,
      case when manager.id is not null then
        json_build_object('completed', manager.completed, 'percent', manager.objective_result) end as manager,
      given.given
    from goal
    join goal_result own on own.tenant_id = goal.tenant_id and own.goal_id = goal.id and own.round = goal.result_round
      and own.kind = 'owner' and own.retracted_at is null
    left join goal_result manager on manager.tenant_id = goal.tenant_id and manager.goal_id = goal.id
      and manager.round = goal.result_round and manager.kind = 'manager' and manager.retracted_at is null
    cross join lateral (
      select json_agg(json_build_array(scored.week, scored.likelihood)) as given from (
        select distinct on (status.week) status.week, said.likelihood
        from goal_prediction said
        join goal_status status on status.tenant_id = said.tenant_id and status.id = said.status_id
        join goal_period_week week on week.tenant_id = status.tenant_id and week.id = status.week_id
        where said.tenant_id = goal.tenant_id and said.goal_id = goal.id and said.author_id = ${person.id}
          and said.created_at < least(
            (week.end_date + 8)::timestamp at time zone ${tenant.calendar.zone}, own.created_at)
        order by status.week, said.id desc) scored
    ) given
    where goal.tenant_id = ${tenant.id} and goal.owner_id = ${person.id} and goal.period_id = any(${periodIds}::int[])
      and goal.deleted_at is null and goal.state = 'finalized' and ${isPublic('goal')}`;
  return (await query.execute(scope.db)).rows;
}
