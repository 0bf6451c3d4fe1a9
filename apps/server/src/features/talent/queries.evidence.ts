import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getAppraisalGoals } from '@bellwether/contract/talent/writing';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { weeksOf } from '@bellwether/domain/calendar/week';
import { sql } from 'kysely';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { goalsOfOwner } from '../goals/reading/queries.list.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';
import { isOfOwnCycle, ownCyclesOf } from './access.cycles.ts';
import { demandTalent, type HeldEmployee, holdEmployee, holdEndedPeriod } from './access.ts';

interface EvidenceRow {
  id: number;
  measurement: string;
  results: {
    id: number;
    kind: 'owner' | 'manager';
    completed: boolean | null;
    quality: number | null;
    percent: number | null;
    body: string;
    updated: number;
  }[];
  weeks: { id: number; week: number; week_id: number; likelihood: number; quality: number }[];
}

/**
 * Returns a person's goals of a quarter that the acting person may see, with results and weeks. A reviewer reads them
 * beside the appraisal.
 * @throws HttpProblem 404 for people who have no part in any appraisal of the person.
 */
export async function evidenceOf(
  scope: Scope,
  asked: { readonly userId: number; readonly periodId: number; readonly cursor: string | null | undefined },
): Promise<EndpointReplyInput<typeof getAppraisalGoals>> {
  const period = await holdEvidencePeriod(scope, asked);
  const held = await holdEmployee(scope, asked.userId);
  if (!(await seesEvidence(scope, held, period))) throw notFound();
  const page = await goalsOfOwner(scope, { ...asked, ownerId: asked.userId });
  // All these goals are visible to the acting person, so their results and weeks may be read, too.
  const rows = new Map(
    (
      await evidenceRows(
        scope,
        page.data.map(({ Id }) => Id),
      )
    ).map((row) => [row.id, row]),
  );
  return {
    Goals: page.data.map((goal) => {
      const row = rows.get(goal.Id);
      const own = row?.results.find(({ kind }) => kind === 'owner');
      const given = row?.results.find(({ kind }) => kind === 'manager');
      return {
        ...goal,
        Measurement: row?.measurement ?? '',
        GoalResult: own
          ? {
              Id: own.id,
              Completed: own.completed,
              ObjectiveResult: own.percent,
              Quality: own.quality,
              Outcome: own.body,
              UpdatedAt: instantToIso(own.updated),
            }
          : null,
        GoalManagerResult: given
          ? {
              Id: given.id,
              Completed: given.completed,
              ObjectiveResult: given.percent,
              Feedback: given.body,
              UpdatedAt: instantToIso(given.updated),
            }
          : null,
      };
    }),
    GoalStatuses: [...rows.values()].flatMap((row) => presentWeeks(row, period)),
    Next: page.Next,
  };
}

/** Returns an ended quarter; for the own goals, and for those of a cycle, any that has begun. */
async function holdEvidencePeriod(
  scope: Scope,
  { userId, periodId }: { readonly userId: number; readonly periodId: number },
): Promise<Period> {
  demandTalent(scope);
  const { current, byId } = await periodsOf(scope);
  const period = byId(periodId);
  if (!period || period.index > current.index) throw notFound();
  if (userId === scope.person.id) return period;
  // The parts of a cycle are written while its last quarter may still run.
  const cycles = await ownCyclesOf(scope, userId);
  const isTouched = cycles.some(({ first, last }) => first <= period.index && period.index <= last);
  return isTouched ? period : holdEndedPeriod(scope, periodId);
}

function presentWeeks({ id, weeks }: EvidenceRow, period: Period) {
  const days = new Map(weeksOf(period).map((week) => [week.week, week]));
  return weeks.flatMap(({ week, week_id: weekId, likelihood, quality }) => {
    const day = days.get(week);
    if (!day) return [];
    const place = { Id: weekId, Week: week, StartDate: day.startDate, EndDate: day.endDate };
    return [{ GoalId: id, Likelihood: likelihood, Quality: quality, GoalPeriodWeek: place }];
  });
}

/**
 * True for the employee, the people above, people who read all appraisals, and the reviewer of an existing appraisal.
 */
async function seesEvidence(
  { capabilities, db, person, tenant }: Scope,
  { employee, standing }: HeldEmployee,
  period: Period,
): Promise<boolean> {
  if (employee.id === person.id || standing.is_above_employee || capabilities.readsAllAppraisals) return true;
  const query = sql`select 1 from appraisal where tenant_id = ${tenant.id} and employee_id = ${employee.id}
    and reviewer_id = ${person.id} and (period_id = ${period.id} or ${isOfOwnCycle(period.id)}) limit 1`;
  return (await query.execute(db)).rows.length > 0;
}

/** Reads the results of the present round, and the predicted weeks. The caller has checked that the goals are visible. */
async function evidenceRows(scope: Scope, ids: readonly number[]): Promise<EvidenceRow[]> {
  if (ids.length === 0) return [];
  const query = sql<EvidenceRow>`select goal.id, goal.measurement,
      coalesce((select jsonb_agg(jsonb_build_object('id', result.id, 'kind', result.kind, 'completed', result.completed,
          'quality', result.quality, 'percent', result.objective_result, 'body', result.body,
          'updated', (extract(epoch from result.updated_at) * 1000)::bigint))
        from goal_result result where result.tenant_id = goal.tenant_id and result.goal_id = goal.id
          and result.round = goal.result_round and result.retracted_at is null), '[]') as results,
      coalesce((select jsonb_agg(jsonb_build_object('id', status.id, 'week', status.week, 'week_id', status.week_id,
          'likelihood', status.likelihood, 'quality', status.quality) order by status.week)
        from goal_status status where status.tenant_id = goal.tenant_id and status.goal_id = goal.id
          and status.likelihood is not null), '[]') as weeks
    from goal where goal.tenant_id = ${scope.tenant.id} and goal.id = any(${[...ids]}::int[])`;
  return (await query.execute(scope.db)).rows;
}
