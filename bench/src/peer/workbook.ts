import { type CellValue, writeXlsx } from 'hucre/xlsx';
import type { Pool } from 'pg';

/** The parameters of the hand-written workbook: the caller knows the running quarter and the zone. */
export interface WorkbookQuestion {
  tenant: number;
  period: number;
  zone: string;
}

// $1 tenant, $2 period, $3 zone
const statement = `select goal.title, owner.name as "Owner", coalesce(nullif(owner.department, ''), 'Corporate') as "Department",
    goal.state as "State", goal.recent_likelihood as "Likelihood", goal.recent_quality as "Quality",
    nullif(goal.recent_week, 0) as "Week", own.completed as "Completed", own.objective_result::float8 as "Percent",
    own.quality as "Quality of the result", given.completed as "Reviewed",
    (goal.published_at at time zone $3)::date as "Published", above.title as "Parent", goal.measurement as "Measurement",
    goal.is_private as "Private"
  from goal
  join person owner on owner.tenant_id = $1 and owner.id = goal.owner_id
  left join goal above on above.tenant_id = $1 and above.id = goal.parent_id and above.deleted_at is null
  left join goal_result own on own.tenant_id = $1 and own.goal_id = goal.id and own.kind = 'owner'
    and own.round = goal.result_round and own.retracted_at is null and goal.state in ('results_in_review', 'finalized')
  left join goal_result given on given.tenant_id = $1 and given.goal_id = goal.id and given.kind = 'manager'
    and given.round = goal.result_round and given.retracted_at is null and goal.state = 'finalized'
  where goal.tenant_id = $1 and goal.period_id = $2 and goal.deleted_at is null
  order by lower(owner.name), owner.id, lower(goal.title), goal.id`;

// $1 tenant, $2 period: the numbers of the charts, of this quarter and the one before
const charts = `with step as (
    select goal.period_id, goal.owner_id, status.week, status.likelihood,
      lag(status.likelihood) over (partition by status.goal_id order by status.week) as former
    from goal join goal_status status on status.tenant_id = $1 and status.goal_id = goal.id and status.likelihood is not null
    where goal.tenant_id = $1 and goal.deleted_at is null and goal.period_id in ($2, (select former.id
      from goal_period running join goal_period former on former.tenant_id = $1 and former.index = running.index - 1
      where running.tenant_id = $1 and running.id = $2))
  )
  select step.period_id as "Quarter", coalesce(nullif(owner.department, ''), 'Corporate') as "Department",
    step.week as "Week", count(*) filter (where step.former is null)::int as "Predicted",
    sum((step.likelihood >= 3)::int - coalesce((step.former >= 3)::int, 0))::int as "Likely",
    coalesce(sum(step.likelihood - step.former), 0)::int as "Moved"
  from step join person owner on owner.tenant_id = $1 and owner.id = step.owner_id
  group by 1, 2, 3 order by 1, 2, 3`;

const likelihoods = ['Not at all', 'Unlikely', 'Unsure', 'Likely', 'Very likely'];
const qualities = ['Very bad', 'Bad', 'Ok', 'Good', 'Very good'];

/** Returns a quarter's goals and the numbers of its charts as .xlsx: two statements, and the library's own writer. */
export async function writeWorkbook(
  pool: Pool,
  { tenant, period, zone }: WorkbookQuestion,
): Promise<Uint8Array> {
  const { rows, fields } = await pool.query<CellValue[]>({
    name: 'workbook',
    text: statement,
    values: [tenant, period, zone],
    rowMode: 'array',
  });
  const numbers = await pool.query<CellValue[]>({
    name: 'workbook-charts',
    text: charts,
    values: [tenant, period],
    rowMode: 'array',
  });
  const rated = new Map([
    [4, likelihoods],
    [5, qualities],
    [9, qualities],
  ]);
  const cells = rows.map((row) => row.map((value, at) => rated.get(at)?.[Number(value ?? -1)] ?? value));
  const sheet = (name: string, heads: readonly { readonly name: string }[], all: CellValue[][]) => ({
    name,
    columns: heads.map((head) => ({ header: head.name, width: 20 })),
    rows: all,
    freezePane: { rows: 1 },
  });
  return writeXlsx({
    sheets: [sheet('Goals', fields, cells), sheet('Charts', numbers.fields, numbers.rows)],
  });
}
