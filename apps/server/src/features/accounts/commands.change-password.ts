import type { ServerContext } from '#platform/context.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { badField, unauthorized } from '#platform/http/problem.ts';
import type { Outside } from '#platform/http/route.ts';
import { timestamp } from '#platform/http/version.ts';
import { endAccountLinks } from '#platform/session/account-link.ts';
import { asPerson } from '#platform/session/gate.ts';
import type { Scope } from '#platform/session/scope.ts';
import { checkOwnPassword } from './commands.confirm.ts';
import { hashNewPassword } from './commands.password.ts';
import { endSessionsBut } from './commands.sessions.ts';
import { accountWords } from './words.ts';

/**
 * Changes the acting person's password; ends the other sessions and an open reset link (decisions-2 A17). Hashes between two transactions, so
 * the second one writes only where the session is still open and the password still the one that was checked. Throws 400
 * at `Password` where the old one is wrong or the account is locked, 400 at `NewPassword` where the new one is too easy to
 * guess, 429 where the address failed too often, 401 where the session ended meanwhile.
 */
export async function changePassword(
  context: ServerContext,
  scope: Scope,
  asked: { password: string; newPassword: string; address: string },
): Promise<Outside<Record<string, never>>> {
  const { now, requestId, sessionId, person, tenant } = scope;
  const { password, newPassword, address } = asked;
  const former = await storedHashOf(scope);
  const check = await checkOwnPassword(
    context,
    scope,
    { password, address, refusal: 'old_password_wrong' },
    async () => undefined,
  );
  const owner = { companyName: tenant.name, personName: person.name, email: person.email };

  return async () => {
    await check();
    const passwordHash = await hashNewPassword(context.hasher, newPassword, owner, 'NewPassword');
    const act = { now, requestId, tenantId: tenant.id, personId: person.id };
    await asPerson(context, act, async (later) => {
      await writePassword(later, passwordHash, former);
      await refreshSession(later, sessionId);
      await endSessionsBut(later, sessionId);
      await endAccountLinks(later, person.id, 'reset');
      await recordEvent(later, { kind: 'account.password_changed', subjectId: person.id, detail: {} });
    });
    return {};
  };
}

/** The hash that the check compares with. */
async function storedHashOf(scope: Scope): Promise<string | undefined> {
  const row = await scope.db
    .selectFrom('credential')
    .select('password_hash')
    .where('tenant_id', '=', scope.tenant.id)
    .where('person_id', '=', scope.person.id)
    .executeTakeFirst();
  return row?.password_hash;
}

/** Writes the hash where `former` is still the stored one: of two changes at once the second finds its old password gone. */
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

/** The session that changes the password has just given it; 401 where another device ended it meanwhile. */
async function refreshSession(scope: Scope, sessionId: number): Promise<void> {
  const { numUpdatedRows } = await scope.db
    .updateTable('session')
    .set({ password_at: timestamp(scope.now) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw unauthorized();
}
