import type { Pool } from 'pg';
import { readDetail } from './detail.ts';

export interface PredictionQuestion {
  tenant: number;
  person: number;
  status: number;
  likelihood: number;
  quality: number;
}

interface StatusRow {
  id: number;
  goal_id: number;
  likelihood: number | null;
  quality: number | null;
  start_date: string;
  week: number;
}

// Lock the goal before reading its weeks, so that two predictions run one after the other.
const lock = `select id from goal where tenant_id = $1
  and id = (select goal_id from goal_status where tenant_id = $1 and id = $2) for no key update`;
const weeks = `select status.id, status.goal_id, status.likelihood, status.quality, status.week, week.start_date::text
  from goal_status status join goal_period_week week on week.tenant_id = $1 and week.id = status.week_id
  where status.tenant_id = $1 and status.goal_id = $2 order by status.week`;
const write = `with given as (
    update goal_status set likelihood = $3::smallint, quality = $4::smallint, likelihood_delta = $5, quality_delta = $6, updated_at = $7
    where tenant_id = $1 and id = $2),
  kept as (
    insert into goal_prediction (tenant_id, goal_id, status_id, likelihood, quality, author_id, created_at)
    values ($1, $8, $2, $3::smallint, $4::smallint, $9, $7)),
  happened as (
    insert into event (tenant_id, kind, subject_id, actor_id, detail, created_at)
    values ($1, 'goal.predicted', $8, $9, jsonb_build_object('status', $2::int), $7))
  update goal set recent_week = $10::smallint, recent_status_id = $2, recent_likelihood = $3::smallint, recent_quality = $4::smallint,
    recent_likelihood_delta = $5, recent_quality_delta = $6, recent_start_date = $11::date
  where tenant_id = $1 and id = $8`;

/** Writes a week's prediction with its history and event in one transaction; returns the goal afterwards. */
export async function predict(pool: Pool, asked: PredictionQuestion): Promise<unknown> {
  const { tenant, person, status, likelihood, quality } = asked;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const locked = await client.query<{ id: number }>({ name: 'lock', text: lock, values: [tenant, status] });
    const goal = locked.rows[0]?.id;
    const { rows } = await client.query<StatusRow>({ name: 'weeks', text: weeks, values: [tenant, goal] });
    const at = rows.findIndex((row) => row.id === status);
    const here = rows[at];
    if (!here || goal === undefined) throw new Error('There is no such week.');
    const before = rows.slice(0, at).findLast((row) => row.likelihood !== null);
    const values = [
      tenant,
      status,
      likelihood,
      quality,
      trend(before?.likelihood, likelihood),
      trend(before?.quality, quality),
      new Date(),
      goal,
      person,
      here.week,
      here.start_date,
    ];
    await client.query({ name: 'write', text: write, values });
    const detail = await readDetail(client, { tenant, person, goal });
    await client.query('commit');
    return detail;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

function trend(before: number | null | undefined, now: number): string | null {
  if (before === null || before === undefined) return null;
  if (now === before) return 'same';
  return now > before ? 'improved' : 'worsened';
}
