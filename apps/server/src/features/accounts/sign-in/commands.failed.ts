import type { ServerContext } from '#platform/context.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { recordEventIn } from '#platform/events/record-event.ts';
import type { Visitor } from '#platform/http/route.ts';
import { HttpProblem } from '#platform/refusal/problem.ts';

interface FailedSignIn {
  readonly tenantId: number;
  /** Null: nobody knows who it was. */
  readonly personId: number | null;
  /** Absent: the account is not locked. */
  readonly isLocked?: boolean;
}

/** Records a sign-in that failed, in a transaction of its own. */
export async function recordFailedSignIn(
  { pool }: Pick<ServerContext, 'pool'>,
  visitor: Visitor,
  { tenantId, personId, isLocked = false }: FailedSignIn,
): Promise<void> {
  const { requestId, now } = visitor;
  const act = { tenantId, actorId: null, origin: visitor, requestId, now };
  const failed = { kind: 'account.sign_in_failed', subjectId: personId, detail: { isLocked } } as const;
  await inTenant(pool, tenantId, (db) => recordEventIn(db, act, failed));
}

/**
 * Returns the result of `signingIn`, and records its refusal: the right password or passkey of somebody who must sign in at a
 * provider (accounts.17), or one that was replaced meanwhile. Its own transaction is rolled back, so it cannot record that.
 */
export async function orRecorded<T>(
  context: Pick<ServerContext, 'pool'>,
  visitor: Visitor,
  of: FailedSignIn,
  signingIn: Promise<T>,
): Promise<T> {
  try {
    return await signingIn;
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 401) await recordFailedSignIn(context, visitor, of);
    throw error;
  }
}
