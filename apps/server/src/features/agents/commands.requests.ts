import { agentLimits, agentLives } from '@bellwether/domain/agents/limits';
import { sql } from 'kysely';
import { instant, timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { conflict } from '#platform/refusal/problem.ts';
import { lockActingPerson } from '#platform/session/locks.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type RequestRow, requestOf } from './queries.requests.ts';
import { agentWords } from './words.ts';

interface AskedPrediction {
  readonly statusId: number;
  readonly likelihood: number;
  readonly quality: number;
  readonly comment: string;
}

/** How predictions are checked and given. */
export interface Predicting {
  /** Returns the goal of a status; refuses everybody but its owner, and a week that is not open. */
  readonly demandOwn: (scope: Scope, statusId: number) => Promise<number>;
  readonly give: (scope: Scope, prediction: AskedPrediction) => Promise<void>;
}

/**
 * Prepares an own prediction, which waits for the person's yes (agents.4).
 * @throws HttpProblem 404 for an invisible goal, 403 for other people's, 409 while its week is not open.
 */
export async function askPrediction(
  scope: Scope,
  { statusId, likelihood, quality, comment }: AskedPrediction,
  predicting: Predicting,
): Promise<{ readonly id: number; readonly expiresAt: number }> {
  const { db, tenant, person, now } = scope;
  const goalId = await predicting.demandOwn(scope, statusId);
  await lockActingPerson(scope);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from agent_request
    where tenant_id = ${tenant.id} and person_id = ${person.id} and answered_at is null
      and expires_at > ${instant(now)}`.execute(db);
  if ((rows[0]?.count ?? 0) >= agentLimits.requests) throw conflict(agentWords, 'too_many_requests');
  const expiresAt = now + agentLives.request;
  const { id } = await db
    .insertInto('agent_request')
    .values({
      tenant_id: tenant.id,
      person_id: person.id,
      via: scope.principal.via ?? '',
      goal_id: goalId,
      status_id: statusId,
      likelihood,
      quality,
      comment,
      created_at: timestamp(now),
      expires_at: timestamp(expiresAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordEvent(scope, {
    kind: 'agent.asked',
    subjectId: person.id,
    detail: { request: id, status: statusId },
  });
  return { id, expiresAt };
}

/**
 * Answers a prepared prediction. A yes gives the prediction as the person with the agent, so every rule of a prediction
 * holds at this moment.
 * @throws HttpProblem 404 for somebody else's, 409 once it is answered or expired, and as `predictGoal` does.
 */
export async function answerRequest(
  scope: Scope,
  id: number,
  isConfirmed: boolean,
  predicting: Predicting,
): Promise<RequestRow> {
  const { db, tenant, now } = scope;
  const asked = await requestOf(scope, id, { lock: true });
  if (asked.answeredAt !== null) throw conflict(agentWords, 'answered');
  if (asked.expiresAt <= now) throw conflict(agentWords, 'expired');
  await db
    .updateTable('agent_request')
    .set({ answered_at: timestamp(now), is_confirmed: isConfirmed })
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', id)
    .execute();
  if (isConfirmed)
    await predicting.give({ ...scope, principal: { ...scope.principal, via: asked.via } }, asked);
  else
    await recordEvent(scope, {
      kind: 'agent.refused',
      subjectId: scope.person.id,
      detail: { request: id, status: asked.statusId },
    });
  return requestOf(scope, id);
}
