import type { TestServer } from './test-server.ts';

/** A published goal with its predictions, as rows. */
export interface PredictedGoal {
  readonly owner: number;
  readonly periodId: number;
  /** The likelihood of week 1, 2 …; null: none. */
  readonly said: readonly (number | null)[];
  /** Null: the goal is not finished. */
  readonly achieved: boolean | null;
  readonly state?: 'approved' | 'finalized' | 'shelved';
  readonly isPrivate?: boolean;
}

/**
 * Writes goals with predictions and results in one statement, and returns their ids in order. Each prediction was given on
 * the last day of its week, and each result on the day after the quarter.
 */
export async function writePredictedGoals(
  server: TestServer,
  tenantId: number,
  goals: readonly PredictedGoal[],
): Promise<number[]> {
  const given = goals.map((goal, at) => ({
    at,
    owner: goal.owner,
    period: goal.periodId,
    said: goal.said,
    achieved: goal.achieved,
    state: goal.state ?? (goal.achieved === null ? 'approved' : 'finalized'),
    hidden: goal.isPrivate ?? false,
  }));
  const { rows } = await server.owner.query<{ id: number }>(
    `with given as (
       select row_number() over (order by item.at) as place, item.*, period.start_date, period.end_date
       from jsonb_to_recordset($2::jsonb)
         as item (at int, owner int, period int, said jsonb, achieved boolean, state text, hidden boolean)
       join goal_period period on period.tenant_id = $1 and period.id = item.period),
     made as (insert into goal (tenant_id, owner_id, period_id, state, goal_type, is_private, title, measurement,
         published_at, author_id, created_at, updated_at, first_week, recent_likelihood)
       select $1, owner, period, state, 'SMART', hidden, 'Goal ' || at, 'By ten', start_date, owner, start_date, start_date, 1,
         (said ->> -1)::smallint
       from given order by at returning id, title),
     placed as (select made.id, given.* from made join given on made.title = 'Goal ' || given.at),
     weeks as (insert into goal_status (tenant_id, goal_id, week_id, week, likelihood, quality)
       select $1, placed.id, week.id, week.week, (placed.said ->> (week.week - 1))::smallint,
         case when placed.said ->> (week.week - 1) is not null then 2 end
       from placed join goal_period_week week on week.tenant_id = $1 and week.period_id = placed.period
         and week.end_date <= placed.end_date
       returning id, goal_id, week_id, likelihood, quality),
     said as (insert into goal_prediction (tenant_id, goal_id, status_id, likelihood, quality, author_id, created_at)
       select $1, weeks.goal_id, weeks.id, weeks.likelihood, weeks.quality, placed.owner, week.end_date
       from weeks join placed on placed.id = weeks.goal_id
         join goal_period_week week on week.tenant_id = $1 and week.id = weeks.week_id
       where weeks.likelihood is not null),
     ended as (insert into goal_result (tenant_id, goal_id, kind, round, completed, quality, body, author_id, created_at, updated_at)
       select $1, id, 'owner', 1, achieved, 2, 'So it ended.', owner, end_date + 1, end_date + 1
       from placed where achieved is not null)
     select id from placed order by at`,
    [tenantId, JSON.stringify(given)],
  );
  return rows.map(({ id }) => id);
}
