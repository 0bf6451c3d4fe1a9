import { emailKeyOf } from '@bellwether/domain/people/profile/email';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { recordEvent, recordEventIn } from '#platform/events/record-event.ts';
import type { OutsideAgain } from '#platform/http/route.ts';
import { badField } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandProofHere } from '../access.password.ts';
import { findAccount } from '../queries.ts';
import { beginAttempt, endRightAttempt } from '../sign-in/commands.attempt.ts';
import { sessionDevice } from '../sign-in/commands.device.ts';
import { accountWords } from '../words.ts';

interface AskedPassword {
  readonly password: string;
  /** The client's address. */
  readonly address: string;
  /** Why a wrong password is refused. */
  readonly refusal: 'password_wrong' | 'old_password_wrong';
}

/**
 * Checks the acting person's password. Counts the attempt in the request's transaction, like a sign-in. The returned function
 * verifies the password after the commit, because hashing must not block the connection.
 * @throws HttpProblem 400 at `Password` if it is wrong, or if this session has given ten wrong ones within ten minutes.
 */
export async function checkOwnPassword(
  context: ServerContext,
  scope: Scope,
  asked: AskedPassword,
): Promise<() => Promise<void>> {
  const { db, now, origin, person, requestId, principal, tenant } = scope;
  const email = emailKeyOf(person.email);
  // The open session proves that this is a device of the person: nobody else's failures refuse the password here.
  const device = sessionDevice(principal.id);
  const attempt = { tenantId: tenant.id, email, address: asked.address, now, device, isJustUnlocked: false };
  const counted = await beginAttempt(db, attempt);
  const found = await findAccount(db, { tenantId: tenant.id, emailKey: email, deviceHash: null, now });
  const act = { tenantId: tenant.id, actorId: person.id, origin, requestId, now };

  return async () => {
    const stored = counted.isAllowed ? found?.passwordHash : undefined;
    const isRight = await context.hasher.verify(stored, asked.password);
    await inTenant(context.pool, tenant.id, async (later) => {
      if (isRight) return endRightAttempt(later, counted);
      await recordEventIn(later, act, {
        kind: 'account.password_refused',
        subjectId: person.id,
        detail: { isLocked: !counted.isAllowed },
      });
    });
    if (!isRight) throw badField('Password', accountWords, asked.refusal);
  };
}

/**
 * Confirms the acting person's password, so that this session may go on with what asks for it (accounts.7).
 * @throws HttpProblem 409 as `demandProofHere` does, 401 if the session has ended meanwhile.
 */
export async function confirmPassword(
  context: ServerContext,
  scope: Scope,
  asked: { password: string; address: string },
): Promise<OutsideAgain<Record<string, never>>> {
  const { now } = scope;
  await demandProofHere(scope);
  const check = await checkOwnPassword(context, scope, { ...asked, refusal: 'password_wrong' });
  return async (_gone, again) => {
    await check();
    await again(async (later) => {
      await recordEvent(later, {
        kind: 'account.password_confirmed',
        subjectId: later.person.id,
        detail: { isLocked: false },
      });
      await later.db
        .updateTable('session')
        .set({ password_at: timestamp(now) })
        .where('tenant_id', '=', later.tenant.id)
        .where('id', '=', later.principal.id)
        .execute();
    });
    return {};
  };
}
