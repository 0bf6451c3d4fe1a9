import type { Delta } from '@bellwether/domain/goals/badges';
import { isUpdateAsked, needsUpdate } from '@bellwether/domain/goals/badges';
import { countedPercent } from '@bellwether/domain/goals/figures';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type { Rating } from '@bellwether/domain/goals/rating';
import type { GoalType } from '@bellwether/domain/goals/rules';
import type { SummaryGoal } from '@bellwether/domain/summaries/facts';
import { summaryLimits } from '@bellwether/domain/summaries/limits';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { isPublic } from '../goals/access.sight.ts';
import { visibleGoal } from '../goals/access.ts';
import { isCountedGoal } from '../goals/reading/access.figures.ts';
import type { PeriodFacts } from '../goals/reading/access.ts';
import type { Subject } from './access.ts';

/** A goal of a summary as it is stored. */
interface GoalRow {
  readonly id: number;
  readonly owner_id: number;
  readonly owner_name: string;
  /** Null without a parent, and if the reader does not see the parent. */
  readonly parent_id: number | null;
  readonly period_id: number;
  readonly goal_type: GoalType;
  readonly state: GoalState;
  readonly is_private: boolean;
  readonly title: string;
  readonly measurement: string;
  readonly description: string;
  readonly recent_likelihood: Rating | null;
  readonly recent_quality: Rating | null;
  readonly recent_likelihood_delta: Delta | null;
  readonly recent_start_date: string | null;
  readonly recent_week: number;
  readonly recent_gap: boolean;
  readonly first_week: number;
  readonly weeks: readonly { readonly week: number; readonly likelihood: Rating }[];
  readonly own: { completed: boolean | null; percent: number | null; quality: Rating | null } | null;
  readonly given: { completed: boolean | null; percent: number | null } | null;
  /** True for a goal of the subject; false for a goal that is only a company goal. */
  readonly is_own: boolean;
  readonly is_company: boolean;
}

/** A goal with all fields that texts, screens and slides need. */
export interface SummarisedGoal extends SummaryGoal {
  readonly periodId: number;
  readonly row: GoalRow;
}

/** The goals that a summary is about, and the company's. */
export interface SummarisedGoals {
  readonly goals: readonly SummarisedGoal[];
  readonly companyGoals: readonly SummarisedGoal[];
}

/**
 * Returns the published, unshelved goals of the subject and of the company in these quarters, by quarter and id.
 * Returns only goals that the acting person may see, and private goals only if the subject is the acting person
 * (summaries.2, summaries.3). One statement.
 */
export async function summarisedGoals(
  scope: Scope,
  subject: Subject,
  periods: readonly PeriodFacts[],
): Promise<SummarisedGoals> {
  const tenantId = scope.tenant.id;
  const owned = sql`goal.owner_id = ${subject.id} and (${subject.isSelf}::boolean or not goal.is_private)`;
  const company = sql`goal.owner_id = ${subject.ceoId}::int and ${isPublic('goal')} and goal.parent_id is null`;
  const ids = periods.map(({ period }) => period.id);
  const query = sql<GoalRow>`
    select goal.id, goal.owner_id, owner.name as owner_name, above.id as parent_id, goal.period_id, goal.goal_type, goal.state,
      goal.is_private, goal.title, goal.measurement, goal.description, goal.recent_likelihood, goal.recent_quality,
      goal.recent_likelihood_delta, goal.recent_start_date, goal.recent_week, goal.recent_gap, goal.first_week,
      coalesce((select json_agg(json_build_object('week', status.week, 'likelihood', status.likelihood) order by status.week)
        from goal_status status where status.tenant_id = ${tenantId} and status.goal_id = goal.id
          and status.likelihood is not null), '[]') as weeks,
      (select json_build_object('completed', result.completed, 'percent', result.objective_result, 'quality', result.quality)
        from goal_result result where result.tenant_id = ${tenantId} and result.goal_id = goal.id and result.kind = 'owner'
          and result.round = goal.result_round and result.retracted_at is null
          and goal.state in ('results_in_review', 'finalized') limit 1) as own,
      (select json_build_object('completed', result.completed, 'percent', result.objective_result)
        from goal_result result where result.tenant_id = ${tenantId} and result.goal_id = goal.id and result.kind = 'manager'
          and result.round = goal.result_round and result.retracted_at is null and goal.state = 'finalized' limit 1) as given,
      (${owned}) as is_own, coalesce((${company}), false) as is_company
    from goal join person owner on owner.tenant_id = ${tenantId} and owner.id = goal.owner_id
    left join goal above on above.tenant_id = ${tenantId} and above.id = goal.parent_id and ${visibleGoal(scope, 'above')}
    where goal.tenant_id = ${tenantId} and goal.period_id = any(${ids}::int[]) and goal.published_at is not null
      and ${isCountedGoal('goal')} and ${visibleGoal(scope, 'goal')}
      and ((${owned}) or (${company}))
    order by array_position(${ids}::int[], goal.period_id), goal.id limit ${2 * summaryLimits.goals}`;
  const { rows } = await query.execute(scope.db);
  const facts = new Map(periods.map((one) => [one.period.id, one]));
  const goals = rows.flatMap((row): SummarisedGoal[] => {
    const period = facts.get(row.period_id);
    return period ? [summarised(scope, row, period)] : [];
  });
  return {
    goals: goals.filter(({ row }) => row.is_own).slice(0, summaryLimits.goals),
    companyGoals: goals.filter(({ row }) => row.is_company).slice(0, summaryLimits.goals),
  };
}

function summarised(scope: Scope, row: GoalRow, { askedWeek, hasEnded }: PeriodFacts): SummarisedGoal {
  const asked = { recentWeek: row.recent_week, recentGap: row.recent_gap, firstWeek: row.first_week };
  return {
    id: row.id,
    periodId: row.period_id,
    title: row.title,
    measurement: row.measurement,
    state: row.state,
    isPrivate: row.is_private,
    likelihood: row.recent_likelihood,
    quality: row.recent_quality,
    delta: row.recent_likelihood_delta,
    weeks: row.weeks,
    needsUpdate: needsUpdate({
      state: row.state,
      isUpdateAsked: isUpdateAsked(asked, askedWeek),
      periodEnded: hasEnded,
      isOwner: row.owner_id === scope.person.id,
    }),
    result: row.own && { ...row.own, percent: countedPercent(row.own.percent, row.given?.percent) },
    managerCompleted: row.given?.completed ?? null,
    row,
  };
}
