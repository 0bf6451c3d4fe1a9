import type { Cluster } from './cluster.ts';
import { benchNow } from './now.ts';

/** The weeks of the running quarter that are over at the instant of every run. */
const endedWeeks = 7;

/**
 * Writes what the weekly job of insight leaves behind for the running quarter of a company: a snapshot of each open goal and
 * week, and the company's forecast as it was shown. The job itself works for minutes in a large company, beside the requests
 * that are counted.
 */
export async function writeEndedWeeks(cluster: Cluster, database: string, tenant: number): Promise<void> {
  const running = `(select id from goal_period where tenant_id = $1 and $2::date between start_date and end_date)`;
  const counts = `goal.tenant_id = $1 and goal.period_id = ${running} and goal.exposure = 0 and goal.deleted_at is null
    and goal.state in ('approved', 'shelving_in_review', 'results_in_review')`;
  const values = [tenant, benchNow.slice(0, 10), endedWeeks];
  const ask = (text: string) =>
    cluster.ask(
      database,
      `with company as materialized (select set_config('app.tenant_id', $1::int::text, true)) ${text}`,
      values,
    );
  await ask(`insert into forecast_snapshot (tenant_id, period_id, week, goal_id, likelihood, quality, chance)
    select goal.tenant_id, goal.period_id, ended.week, goal.id, status.likelihood, status.quality,
      coalesce(status.likelihood, 2) * 0.2 + 0.1
    from company, goal cross join generate_series(1, $3::int) ended (week)
    left join goal_status status on status.tenant_id = goal.tenant_id and status.goal_id = goal.id and status.week = ended.week
    where ${counts} order by ended.week, goal.id on conflict do nothing`);
  await ask(`insert into shown_forecast (tenant_id, period_id, week, group_name, goals, expected, low, high)
    select goal.tenant_id, goal.period_id, ended.week, 'company', count(*), count(*) * 0.5, count(*) * 0.4, count(*) * 0.6
    from company, goal cross join generate_series(1, $3::int) ended (week) where ${counts} group by 1, 2, 3
    on conflict do nothing`);
  await cluster.ask(database, 'vacuum (analyze) forecast_snapshot');
}
