import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { visibleGoal } from '../../goals/access.ts';
import { isCountedGoal, resultFigureSql } from '../../goals/reading/access.figures.ts';
import { presentResults } from '../../goals/reading/access.results.ts';
import type { RatedRow } from '../presenter.ratings.ts';
import { type StandingRow, standingColumns } from '../statements.ts';

/** An appraisal of the person, with the quarters that it is about. */
export interface CourseRow extends StandingRow, RatedRow {
  readonly appraisal_id: number;
  readonly reviewer: string;
  /** Null for a quarter's default cycle. */
  readonly cycle_name: string | null;
  /** The quarters, as indexes; both ends belong to it. */
  readonly first: number;
  readonly last: number;
  /** The own days of a cycle, or of the person's probation; null for quarters. */
  readonly starts: string | null;
  readonly ends: string | null;
}

/** Returns all appraisals of a person, oldest first, whoever may read them. One statement. */
export async function courseRows(scope: Scope, personId: number): Promise<CourseRow[]> {
  const query = sql<CourseRow>`select ${standingColumns(scope)}, appraisal.id as appraisal_id, appraisal.primary_rating,
      appraisal.secondary_rating, appraisal.tertiary_rating, appraisal.levels, appraisal.scale_id, reviewer.name as reviewer,
      own.name as cycle_name, coalesce(own.first_index, period.index) as first, coalesce(own.last_index, period.index) as last,
      coalesce(inside.starts_on, own.starts_on) as starts, coalesce(inside.ends_on, own.ends_on) as ends
    from appraisal
      join appraisal_cycle own on own.tenant_id = appraisal.tenant_id and own.id = appraisal.cycle_id
      left join appraisal_cycle_member inside on inside.tenant_id = own.tenant_id and inside.cycle_id = own.id
        and inside.employee_id = appraisal.employee_id
      left join goal_period period on period.tenant_id = own.tenant_id and period.id = own.period_id
      join person employee on employee.tenant_id = appraisal.tenant_id and employee.id = appraisal.employee_id
      join person reviewer on reviewer.tenant_id = appraisal.tenant_id and reviewer.id = appraisal.reviewer_id
    where appraisal.tenant_id = ${scope.tenant.id} and appraisal.employee_id = ${personId}
    order by last, first, appraisal.id`;
  return (await query.execute(scope.db)).rows;
}

/** The results of a person's goals of one quarter. */
export interface GoalCounts {
  /** The quarter, as an index. */
  readonly index: number;
  readonly counted: number;
  readonly completed: number;
  readonly partly: number;
  readonly missed: number;
}

/** Returns the results of the person's goals that the acting person sees, by quarter. One statement. */
export async function goalCounts(scope: Scope, personId: number): Promise<GoalCounts[]> {
  const results = resultFigureSql({ goal: 'goal', own: 'own', manager: 'manager' });
  const query = sql<GoalCounts>`select period.index, count(*)::int as counted,
      count(*) filter (where ${results.completed})::int as completed,
      count(*) filter (where ${results.partly})::int as partly,
      count(*) filter (where ${results.missed})::int as missed
    from goal join goal_period period on period.tenant_id = goal.tenant_id and period.id = goal.period_id
      ${presentResults}
    where goal.tenant_id = ${scope.tenant.id} and goal.owner_id = ${personId} and ${isCountedGoal('goal')}
      and ${visibleGoal(scope, 'goal')}
    group by period.index`;
  return (await query.execute(scope.db)).rows;
}
