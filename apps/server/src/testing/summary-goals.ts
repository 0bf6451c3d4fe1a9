import { sql } from 'kysely';
import { inTenant } from '../platform/database/transaction.ts';
import type { GoalCompany } from './goal-company.ts';

/** A goal of an ended quarter as a test adds it. */
export interface EndedGoal {
  readonly ownerId: number;
  readonly periodId: number;
  readonly title: string;
  /** One likelihood for each week from the first on, `-` without a prediction. */
  readonly weeks?: string;
  readonly state?: 'draft' | 'review' | 'approved' | 'finalized' | 'shelved' | 'results_in_review';
  readonly isPrivate?: boolean;
  readonly isDeleted?: boolean;
  readonly completed?: boolean;
  readonly percent?: number;
  /** The manager's answer to the result. */
  readonly managerCompleted?: boolean;
  readonly managerPercent?: number;
  readonly delta?: 'improved' | 'worsened';
  readonly parentId?: number;
}

/** The company that gets the goals. */
type Holder = Pick<GoalCompany, 'server' | 'tenantId' | 'periods'>;

const at = '2026-08-03T12:00:00Z';

/**
 * Adds goals with their weeks and their owner's results as rows, because nobody can make one in an ended quarter; returns
 * their ids.
 */
export async function addEndedGoals(company: Holder, goals: readonly EndedGoal[]): Promise<number[]> {
  if (goals.length === 0) return [];
  return inTenant(company.server.context.pool, company.tenantId, async (db) => {
    const added = await db
      .insertInto('goal')
      .values(goals.map((goal) => goalRow(company, goal)))
      .returning('id')
      .execute();
    const ids = added.map(({ id }) => id).sort((a, b) => a - b);
    const placed = goals.map((goal, at) => ({ goal, id: ids[at] ?? 0 }));
    const statuses = placed.flatMap(({ goal, id }) => statusRows(company, goal, id));
    if (statuses.length > 0) await db.insertInto('goal_status').values(statuses).execute();
    await sql`update goal set recent_status_id = (select status.id from goal_status status
        where status.tenant_id = goal.tenant_id and status.goal_id = goal.id order by status.week desc limit 1)
      where tenant_id = ${company.tenantId} and id = any(${ids}::int[])`.execute(db);
    const results = placed.flatMap(({ goal, id }) => resultRows(company, goal, id));
    if (results.length > 0) await db.insertInto('goal_result').values(results).execute();
    return ids;
  });
}

function weeksOf({ weeks = '' }: EndedGoal) {
  return [...weeks].flatMap((sign, at) => (sign === '-' ? [] : [{ week: at + 1, likelihood: Number(sign) }]));
}

function goalRow({ tenantId }: Holder, goal: EndedGoal) {
  const last = weeksOf(goal).at(-1);
  return {
    tenant_id: tenantId,
    author_id: goal.ownerId,
    owner_id: goal.ownerId,
    period_id: goal.periodId,
    parent_id: goal.parentId ?? null,
    state: goal.state ?? 'finalized',
    goal_type: goal.percent === undefined ? ('SMART' as const) : ('ObjectiveResult' as const),
    is_private: goal.isPrivate ?? false,
    title: goal.title,
    measurement: '1. Ten of them\n2. Before autumn',
    published_at: goal.state === 'draft' || goal.state === 'review' ? null : at,
    deleted_at: goal.isDeleted ? at : null,
    recent_week: last?.week ?? 0,
    recent_likelihood: last?.likelihood ?? null,
    recent_quality: last ? 3 : null,
    recent_likelihood_delta: goal.delta ?? null,
    recent_start_date: last ? '2026-09-21' : null,
    created_at: at,
    updated_at: at,
  };
}

function statusRows({ tenantId, periods }: Holder, goal: EndedGoal, id: number) {
  const weekIds = periods.byId(goal.periodId)?.weekIds ?? [];
  return weeksOf(goal).map(({ week, likelihood }) => ({
    tenant_id: tenantId,
    goal_id: id,
    week,
    week_id: weekIds[week - 1] ?? 0,
    likelihood,
    quality: 3,
  }));
}

function resultRows({ tenantId }: Holder, goal: EndedGoal, id: number) {
  const { completed, percent, managerCompleted, managerPercent, ownerId } = goal;
  if (completed === undefined && percent === undefined) return [];
  const shared = {
    tenant_id: tenantId,
    goal_id: id,
    author_id: ownerId,
    round: 1,
    quality: percent === undefined ? 3 : null,
    body: 'Canary outcome',
    created_at: at,
    updated_at: at,
  };
  const own = {
    ...shared,
    kind: 'owner' as const,
    completed: completed ?? null,
    objective_result: percent === undefined ? null : String(percent),
  };
  if (managerCompleted === undefined && managerPercent === undefined) return [own];
  return [
    own,
    {
      ...shared,
      kind: 'manager' as const,
      completed: managerCompleted ?? null,
      objective_result: managerPercent === undefined ? null : String(managerPercent),
    },
  ];
}
