import { mayEndCalibration } from '@bellwether/domain/talent/calibration/rules';
import { sql } from 'kysely';
import { conflict, forbidden, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandTalent } from '../access.ts';
import { holdTree } from '../statements.ts';
import { type CardRow, cardsOf, type SessionRow, sessionsOf } from './statements.ts';
import { calibrationWords } from './words.ts';

/**
 * Returns a session for who takes part in it today. `share` keeps it open until the transaction ends; `update` also waits for
 * the moves under way.
 * @throws HttpProblem 404 for everybody else (talent.27).
 */
export async function holdSession(
  scope: Scope,
  sessionId: number,
  lock?: 'share' | 'update',
): Promise<SessionRow> {
  demandTalent(scope);
  const { db, tenant } = scope;
  if (lock) {
    await holdTree(scope);
    await sql`select 1 from calibration_session where tenant_id = ${tenant.id} and id = ${sessionId}
      ${lock === 'share' ? sql`for share` : sql`for update`}`.execute(db);
  }
  const session = (await sessionsOf(scope, { id: sessionId, limit: 1 }))[0];
  if (!session) throw notFound();
  return session;
}

/** @throws HttpProblem 409 if the session has ended. */
export function demandOpen({ state }: SessionRow): void {
  if (state !== 'open') throw conflict(calibrationWords, 'ended');
}

/** Returns whether the person, who takes part, ends the session and sets its guide (talent.34). */
export function mayEnd({ person }: Scope, session: SessionRow): boolean {
  return mayEndCalibration(person, session.opener_id === person.id);
}

/** @throws HttpProblem 404, 403, 409 if it has ended. */
export async function holdOwnSession(scope: Scope, sessionId: number): Promise<SessionRow> {
  const session = await holdSession(scope, sessionId, 'update');
  if (!mayEnd(scope, session)) throw forbidden();
  demandOpen(session);
  return session;
}

/** @throws HttpProblem 404 if the acting person does not see the person's card. */
export async function holdCard(scope: Scope, session: SessionRow, userId: number): Promise<CardRow> {
  const card = (await cardsOf(scope, session.id, userId))[0];
  if (!card) throw notFound();
  return card;
}
