import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { listReportGoals } from '@bellwether/contract/people/goals';
import { askedDaysOf } from '@bellwether/domain/notifications/mails/asked-days';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { isExcused } from '../../people/access.absence.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { visibleGoal } from '../access.ts';
import { goalFigureSql, isAskedFor, isCountedGoal, missesUpdate } from './access.figures.ts';
import { periodFacts } from './access.ts';

interface CountsRow {
  owner: number;
  likelihood: number[];
  unpredicted: number;
  asked: number;
  missing: number;
}

/**
 * Returns the running quarter's goals of each of these owners (an expression of type `int[]`) in numbers, with one
 * statement. Counts only goals that the acting person sees.
 */
export async function goalCountsOf(
  scope: Scope,
  owners: RawBuilder<unknown>,
): Promise<EndpointReplyInput<typeof listReportGoals>> {
  const periods = await periodsOf(scope);
  const { period, askedWeek } = periodFacts(scope, periods.current, scope.now);
  const week = sql`${askedWeek}::int`;
  const asked = askedDaysOf(period, askedWeek, scope.tenant.calendar);
  const isAway = isExcused(scope, sql.ref('goal.owner_id'), asked);
  const counts = isCountedGoal('goal');
  const level = (of: number) =>
    sql`count(*) filter (where ${counts} and goal.recent_likelihood = ${sql.lit(of)})::int`;
  const query = sql<CountsRow>`
    select goal.owner_id as owner, array[${sql.join([0, 1, 2, 3, 4].map(level))}] as likelihood,
      count(*) filter (where ${goalFigureSql.notPredicted('goal')})::int as unpredicted,
      count(*) filter (where ${isAskedFor('goal', week)} and not ${isAway})::int as asked,
      count(*) filter (where ${missesUpdate('goal', week)} and not ${isAway})::int as missing
    from goal where goal.tenant_id = ${scope.tenant.id} and goal.owner_id = any(${owners})
      and goal.period_id = ${period.id} and ${visibleGoal(scope, 'goal')}
    group by goal.owner_id order by goal.owner_id`;
  const { rows } = await query.execute(scope.db);
  return {
    data: rows.map((row) => ({
      Id: row.owner,
      Likelihood: row.likelihood,
      Unpredicted: row.unpredicted,
      Asked: row.asked,
      NotUpdated: row.missing,
    })),
  };
}
