import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { draftReview } from '@bellwether/contract/talent/writing';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { dueDate } from '@bellwether/domain/talent/periods';
import { mayOnAppraisal } from '@bellwether/domain/talent/permissions';
import type { ReviewFacts, ReviewGoal } from '@bellwether/domain/talent/review-draft';
import { sql } from 'kysely';
import { conflict, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { visibleGoal } from '../goals/access.ts';
import { isOfOwnCycle } from './access.cycles.ts';
import { holdEmployee, holdEndedPeriod } from './access.ts';
import { talentSettingsOf } from './queries.labels.ts';
import { factsOf, relationOf, type StandingRow, standingColumns } from './statements.ts';
import { talentWords } from './words.ts';

const mostGoals = 50;

/**
 * Returns the data for a draft of a review: the goals that the reviewer may see.
 * @throws HttpProblem 404 for people who may not write the appraisal, 409 while the company has switched drafts off.
 */
export async function reviewFacts(
  scope: Scope,
  { UserId, EvaluationPeriodId }: EndpointParsed<typeof draftReview>['body'],
): Promise<ReviewFacts> {
  const period = await holdEndedPeriod(scope, EvaluationPeriodId);
  const { standing } = await holdEmployee(scope, UserId);
  const settings = await talentSettingsOf(scope);
  const existing = await standingIn(scope, UserId, period.id);
  const due = dueDate(period, settings.graceWeeks);
  const facts = factsOf(scope, existing ?? standing, { sharesRatings: settings.sharesRatings, due });
  const relation = relationOf(scope, existing ?? standing);
  const verdict = mayOnAppraisal(existing ? 'Edit' : 'Create', facts, relation);
  if (!verdict.ok) throw notFound();
  if (!settings.hasReviewDrafts) throw conflict(talentWords, 'review_drafts_off');
  const goals = sql<ReviewGoal>`select goal.title, goal.measurement, goal.state, goal.is_private as "isPrivate",
      goal.recent_likelihood as likelihood, coalesce(given.completed, result.completed) as "isCompleted", result.objective_result::float8 as percent
    from goal left join goal_result result on result.tenant_id = goal.tenant_id and result.goal_id = goal.id
      and result.round = goal.result_round and result.kind = 'owner' and result.retracted_at is null
    left join goal_result given on given.tenant_id = goal.tenant_id and given.goal_id = goal.id
      and given.round = goal.result_round and given.kind = 'manager' and given.retracted_at is null
      and goal.state = 'finalized'
    where goal.tenant_id = ${scope.tenant.id} and goal.owner_id = ${UserId} and goal.period_id = ${period.id}
      and goal.published_at is not null and goal.state <> 'shelved' and ${visibleGoal(scope, 'goal')}
    order by goal.id limit ${mostGoals}`;
  return { quarter: quarterLabel(period), goals: (await goals.execute(scope.db)).rows };
}

async function standingIn(
  scope: Scope,
  personId: number,
  periodId: number,
): Promise<StandingRow | undefined> {
  const query = sql<StandingRow>`select ${standingColumns(scope)} from appraisal
      join person employee on employee.tenant_id = appraisal.tenant_id and employee.id = appraisal.employee_id
      join person reviewer on reviewer.tenant_id = appraisal.tenant_id and reviewer.id = appraisal.reviewer_id
    where appraisal.tenant_id = ${scope.tenant.id} and appraisal.employee_id = ${personId}
      and (appraisal.period_id = ${periodId} or ${isOfOwnCycle(periodId)}) order by appraisal.id desc limit 1`;
  return (await query.execute(scope.db)).rows[0];
}
