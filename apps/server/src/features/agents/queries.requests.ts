import type { Rating } from '@bellwether/domain/goals/rating';
import { sql } from 'kysely';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { visibleGoal } from '../goals/access.ts';

/** A prepared prediction with what its week says now. */
export interface RequestRow {
  readonly id: number;
  readonly via: string;
  readonly goalId: number;
  readonly title: string;
  readonly statusId: number;
  readonly likelihood: Rating;
  readonly quality: Rating;
  readonly comment: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly answeredAt: number | null;
  readonly isConfirmed: boolean;
  readonly weekId: number;
  readonly week: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly presentLikelihood: Rating | null;
  readonly presentQuality: Rating | null;
}

/** @throws HttpProblem 404 for a request that is absent, of somebody else, or about a goal that the person no longer sees. */
export async function requestOf(
  scope: Scope,
  id: number,
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<RequestRow> {
  const { db, tenant, person } = scope;
  const query = sql<RequestRow>`select asked.id, asked.via, asked.goal_id as "goalId", goal.title,
      asked.status_id as "statusId", asked.likelihood, asked.quality, asked.comment, asked.created_at as "createdAt",
      asked.expires_at as "expiresAt", asked.answered_at as "answeredAt", asked.is_confirmed as "isConfirmed",
      week.id as "weekId", week.week, week.start_date as "startDate", week.end_date as "endDate",
      status.likelihood as "presentLikelihood", status.quality as "presentQuality"
    from agent_request asked
    join goal on goal.tenant_id = asked.tenant_id and goal.id = asked.goal_id
    join goal_status status on status.tenant_id = asked.tenant_id and status.id = asked.status_id
    join goal_period_week week on week.tenant_id = status.tenant_id and week.id = status.week_id
    where asked.tenant_id = ${tenant.id} and asked.id = ${id} and asked.person_id = ${person.id}
      and ${visibleGoal(scope, 'goal')}
    ${lock ? sql`for update of asked` : sql``}`;
  const [row] = (await query.execute(db)).rows;
  if (!row) throw notFound();
  return row;
}
