import type { Delta } from '@bellwether/domain/goals/badges';
import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import { eventClauses } from '#platform/events/record-event.ts';
import type { Scope } from '#platform/session/scope.ts';
import { goalIdOfStatus } from './access.ts';

/** A goal's row for one week. Likelihood and quality are null until predicted. */
export interface StatusRow {
  readonly id: number;
  readonly week: number;
  readonly likelihood: number | null;
  readonly quality: number | null;
  /** When its newest word was given, on whatever device, in epoch milliseconds; null: never. */
  readonly updated_at: number | null;
}

/** Returns the rows of all weeks of the goal that `statusId` belongs to, by week. */
export async function statusRowsOf(scope: Scope, statusId: number): Promise<StatusRow[]> {
  const query = sql<StatusRow>`select id, week, likelihood, quality, updated_at from goal_status
    where tenant_id = ${scope.tenant.id} and goal_id = ${goalIdOfStatus(scope, statusId)} order by week`;
  return (await query.execute(scope.db)).rows;
}

/** A predicted week with its differences from the prediction before it. */
export interface GivenStatus extends Omit<StatusRow, 'updated_at'> {
  readonly likelihood: number;
  readonly quality: number;
  readonly likelihoodDelta: Delta | null;
  readonly qualityDelta: Delta | null;
}

/** The changes of one prediction. */
export interface PredictionWrite {
  readonly goalId: number;
  readonly given: GivenStatus;
  /** The next predicted week, compared with the given one; undefined if the given week is the latest. */
  readonly next: GivenStatus | undefined;
  /**
   * The latest predicted week with its first day, which cards show, and whether the week before it has no
   * prediction.
   */
  readonly recent: GivenStatus & { readonly startDate: string; readonly hasGap: boolean };
  /** Empty: no comment. */
  readonly comment: string;
  /** When the word was given, in epoch milliseconds. Everything else is dated when it arrived. */
  readonly givenAt: number;
}

/**
 * Writes a prediction in one statement and one round trip: both weeks' rows, the stored prediction, the
 * goal's most recent one, the comment and the event.
 */
export async function writePrediction(scope: Scope, write: PredictionWrite): Promise<void> {
  const { goalId, given, next, recent, comment, givenAt } = write;
  const tenantId = scope.tenant.id;
  const personId = scope.person.id;
  const { via } = scope.principal;
  const forId = scope.forPersonId ?? null;
  const at = instant(scope.now);
  await sql`with
    given as (
      update goal_status set likelihood = ${given.likelihood}::smallint, quality = ${given.quality}::smallint,
        likelihood_delta = ${given.likelihoodDelta}, quality_delta = ${given.qualityDelta},
        updated_at = greatest(updated_at, ${instant(givenAt)})
      where tenant_id = ${tenantId} and id = ${given.id}
    ),
    next as (
      update goal_status set likelihood_delta = ${next?.likelihoodDelta ?? null}, quality_delta = ${next?.qualityDelta ?? null}
      where tenant_id = ${tenantId} and id = ${next?.id ?? 0}
    ),
    kept as (
      insert into goal_prediction (tenant_id, goal_id, status_id, likelihood, quality, author_id, via, for_person_id, created_at)
      values (${tenantId}, ${goalId}, ${given.id}, ${given.likelihood}::smallint, ${given.quality}::smallint, ${personId},
        ${via}, ${forId}, ${at})
    ),
    said as (
      insert into goal_comment (tenant_id, goal_id, commentable_type, commentable_id, author_id, via, for_person_id, body, created_at,
        updated_at)
      select ${tenantId}::int, ${goalId}::int, 'GoalStatus', ${given.id}::int, ${personId}::int, ${via}, ${forId}::int, body, ${at}, ${at}
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
