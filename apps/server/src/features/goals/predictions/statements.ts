import type { Delta } from '@bellwether/domain/goals/badges';
import { sql } from 'kysely';
import { eventClauses } from '#platform/events/record-event.ts';
import type { Scope } from '#platform/session/scope.ts';
import { timestamp } from '../commands.ts';

/** A week's row of a goal. Likelihood and quality are null until predicted. */
export interface StatusRow {
  readonly id: number;
  readonly week: number;
  readonly likelihood: number | null;
  readonly quality: number | null;
}

/** The rows of a goal's weeks, by week. */
export async function statusRowsOf(scope: Scope, goalId: number): Promise<StatusRow[]> {
  return scope.db
    .selectFrom('goal_status')
    .select(['id', 'week', 'likelihood', 'quality'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('goal_id', '=', goalId)
    .orderBy('week')
    .execute();
}

/** A predicted week with how it stands to the prediction before it. */
export interface GivenStatus extends StatusRow {
  readonly likelihood: number;
  readonly quality: number;
  readonly likelihoodDelta: Delta | null;
  readonly qualityDelta: Delta | null;
}

/** What one prediction changes. */
export interface PredictionWrite {
  readonly goalId: number;
  readonly given: GivenStatus;
  /** The next predicted week, whose deltas are against the given one; undefined where the given one is the latest. */
  readonly next: GivenStatus | undefined;
  /** The latest predicted week with its first day, which cards show, and whether the week before it is missing. */
  readonly recent: GivenStatus & { readonly startDate: string; readonly hasGap: boolean };
  /** Empty: none. */
  readonly comment: string;
}

/**
 * Writes a prediction in one statement: both weeks' rows, the kept prediction, the goal's most recent one, the comment and
 * the event are there together or not at all, in one round trip.
 */
export async function writePrediction(scope: Scope, write: PredictionWrite): Promise<void> {
  const { goalId, given, next, recent, comment } = write;
  const tenantId = scope.tenant.id;
  const personId = scope.person.id;
  const at = sql`${timestamp(scope.now)}::timestamptz`;
  await sql`with
    given as (
      update goal_status set likelihood = ${given.likelihood}::smallint, quality = ${given.quality}::smallint,
        likelihood_delta = ${given.likelihoodDelta}, quality_delta = ${given.qualityDelta}, updated_at = ${at}
      where tenant_id = ${tenantId} and id = ${given.id}
    ),
    next as (
      update goal_status set likelihood_delta = ${next?.likelihoodDelta ?? null}, quality_delta = ${next?.qualityDelta ?? null}
      where tenant_id = ${tenantId} and id = ${next?.id ?? 0}
    ),
    kept as (
      insert into goal_prediction (tenant_id, goal_id, status_id, likelihood, quality, author_id, created_at)
      values (${tenantId}, ${goalId}, ${given.id}, ${given.likelihood}::smallint, ${given.quality}::smallint, ${personId}, ${at})
    ),
    said as (
      insert into goal_comment (tenant_id, goal_id, commentable_type, commentable_id, author_id, body, created_at, updated_at)
      select ${tenantId}::int, ${goalId}::int, 'GoalStatus', ${given.id}::int, ${personId}::int, body, ${at}, ${at}
      from (select ${comment}::text as body) comment where body <> ''
    ),
    ${eventClauses(scope, {
      kind: 'goal.predicted',
      subjectId: goalId,
      detail: { status: given.id, week: given.week },
    })}
    update goal set recent_week = ${recent.week}::smallint, recent_status_id = ${recent.id},
      recent_likelihood = ${recent.likelihood}::smallint, recent_quality = ${recent.quality}::smallint,
      recent_likelihood_delta = ${recent.likelihoodDelta}, recent_quality_delta = ${recent.qualityDelta},
      recent_start_date = ${recent.startDate}::date, recent_gap = ${recent.hasGap}::boolean
    where tenant_id = ${tenantId} and id = ${goalId}`.execute(scope.db);
}
