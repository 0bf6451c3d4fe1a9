import { endAccountLinks } from '#platform/accounts/account-link.ts';
import { cancelEmailChange } from '#platform/accounts/email-change.ts';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import type { OutsideAgain } from '#platform/http/route.ts';
import { badField, unauthorized } from '#platform/refusal/problem.ts';
import { lockActingPerson } from '#platform/session/locks.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandProofHere } from '../access.password.ts';
import { endSessionsBut } from '../sessions/commands.ts';
import { accountWords } from '../words.ts';
import { checkOwnPassword } from './commands.confirm.ts';
import { hashNewPassword } from './commands.ts';

/**
 * Changes the acting person's password, and ends the other sessions, an open reset link and an open change of the e-mail
 * (accounts.8).
 * The password is hashed between two transactions, so the second one checks again that the session is open and
 * the old password is still stored.
 * @throws HttpProblem 400 at `Password` for a wrong old password or a locked account, 400 at `NewPassword` if
 *   it is too easy to guess, 409 as `demandProofHere` does, 429 if the address failed too often, 401 if the session ended
 *   meanwhile.
 */
export async function changePassword(
  context: ServerContext,
  scope: Scope,
  asked: { password: string; newPassword: string; address: string },
): Promise<OutsideAgain<Record<string, never>>> {
  const { person, tenant } = scope;
  const { password, newPassword, address } = asked;
  await demandProofHere(scope);
  const former = await storedHashOf(scope);
  const check = await checkOwnPassword(context, scope, { password, address, refusal: 'old_password_wrong' });
  const owner = { companyName: tenant.name, personName: person.name, email: person.email };

  return async (_gone, again) => {
    await check();
    const passwordHash = await hashNewPassword(context.hasher, newPassword, owner, 'NewPassword');
    await again(async (later) => {
      await lockActingPerson(later);
      await writePassword(later, passwordHash, former);
      await refreshSession(later);
      await endSessionsBut(later, later.principal.id);
      await endAccountLinks(later, person.id, 'reset');
      await cancelEmailChange(later, person.id);
      await recordEvent(later, { kind: 'account.password_changed', subjectId: person.id, detail: {} });
    });
    return {};
  };
}

/** Returns the stored hash, which the check and `writePassword` compare with. */
async function storedHashOf(scope: Scope): Promise<string | undefined> {
  const row = await scope.db
    .selectFrom('credential')
    .select('password_hash')
    .where('tenant_id', '=', scope.tenant.id)
    .where('person_id', '=', scope.person.id)
    .executeTakeFirst();
  return row?.password_hash;
}

/** Writes the hash only if `former` is still the stored one, so of two concurrent changes one is refused. */
async function writePassword(scope: Scope, passwordHash: string, former: string | undefined): Promise<void> {
  const { numUpdatedRows } = await scope.db
    .updateTable('credential')
    .set({ password_hash: passwordHash, changed_at: timestamp(scope.now) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('person_id', '=', scope.person.id)
    .where('password_hash', '=', former ?? '')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw badField('Password', accountWords, 'old_password_wrong');
}

/**
 * Records that this session has just given the password.
 * @throws HttpProblem 401 if another change ended the session while this one waited for the lock.
 */
async function refreshSession(scope: Scope): Promise<void> {
  const { numUpdatedRows } = await scope.db
    .updateTable('session')
    .set({ password_at: timestamp(scope.now) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', scope.principal.id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw unauthorized();
}
