import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { liveSession } from './queries.ts';

/**
 * Ends a session of the acting person (accounts.6).
 * @throws HttpProblem 404 if it belongs to another person or has ended.
 */
export async function endOneSession(scope: Scope, sessionId: number): Promise<void> {
  const { numUpdatedRows } = await scope.db
    .updateTable('session')
    .set({ ended_at: timestamp(scope.now) })
    .where('id', '=', sessionId)
    .where(liveSession(scope))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw notFound();
  await recordEvent(scope, {
    kind: 'account.session_ended',
    subjectId: scope.person.id,
    detail: { session: sessionId },
  });
}

/** Ends all other sessions of the acting person. Records no event if there are none. */
export async function endOtherSessions(scope: Scope): Promise<void> {
  const count = await endSessionsBut(scope, scope.principal.id);
  if (count === 0) return;
  await recordEvent(scope, {
    kind: 'account.other_sessions_ended',
    subjectId: scope.person.id,
    detail: { count },
  });
}

/** Ends all sessions of the acting person except `kept`, and returns their number. */
export async function endSessionsBut(scope: Scope, kept: number): Promise<number> {
  const { numUpdatedRows } = await scope.db
    .updateTable('session')
    .set({ ended_at: timestamp(scope.now) })
    .where('id', '!=', kept)
    .where(liveSession(scope))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
