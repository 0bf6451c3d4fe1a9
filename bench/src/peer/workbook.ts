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

const likelihoods = ['Not at all', 'Unlikely', 'Unsure', 'Likely', 'Very likely'];
const qualities = ['Very bad', 'Bad', 'Ok', 'Good', 'Very good'];

/** Returns a quarter's goals as .xlsx: one statement, and the library's own writer. */
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
  const rated = new Map([
    [4, likelihoods],
    [5, qualities],
    [9, qualities],
  ]);
  const cells = rows.map((row) => row.map((value, at) => rated.get(at)?.[Number(value ?? -1)] ?? value));
  return writeXlsx({
    sheets: [
      {
        name: 'Goals',
        columns: fields.map(({ name }) => ({ header: name, width: 20 })),
        rows: cells,
        freezePane: { rows: 1 },
      },
    ],
  });
}
