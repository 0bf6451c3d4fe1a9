import { inviteByMail } from '#platform/accounts/invitation.ts';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import type { Visitor } from '#platform/http/route.ts';
import { writeInCompany } from '#platform/session/company-rest.ts';
import { asPerson } from '#platform/session/gate.ts';
import { lockActingPerson } from '#platform/session/locks.ts';
import type { Scope } from '#platform/session/scope.ts';
import { readToken } from '#platform/session/token.ts';
import { hashNewPassword, storePassword } from '../passwords/commands.ts';
import { countInvitations, findFormerInvitation, findOpenInvitation } from '../queries.ts';
import { rememberDevice } from '../sign-in/commands.device.ts';
import { startSession, tooManyAttempts, usePassword } from '../sign-in/commands.ts';
import { takeFromAddress } from '../sign-in/statements.counters.ts';
import { checkInvitation, invalidInvitation } from './queries.invitation.ts';

/** How many invitations a person gets within an hour (people.21). */
const mostAnHour = 5;
const hour = 3_600_000;

/**
 * Mails a new invitation to the person of an earlier link, to the address that the person has now. Does nothing for a
 * link that never was one, for people who have accepted or left, and after five invitations within an hour: a stranger
 * must not learn which of these it was.
 * @throws HttpProblem 429 if the address asked too often, 503 while the company moves.
 */
export async function renewInvitation(context: ServerContext, visitor: Visitor, link: string): Promise<void> {
  const { address, now, requestId } = visitor;
  const token = readToken(link);
  const tenantId = token?.tenantId ?? 0;
  const waitSeconds = await writeInCompany(context.pool, tenantId, async (db) => {
    const wait = await takeFromAddress(db, address, now, 'links');
    if (wait > 0 || !token) return wait;
    const former = await findFormerInvitation(db, token);
    if (!former) return 0;
    const made = await countInvitations(db, { tenantId, personId: former.personId, since: now - hour });
    const act = { tenantId, actorId: null, origin: visitor, requestId, now };
    if (made < mostAnHour) await inviteByMail(db, act, former);
    return 0;
  });
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
}

/**
 * Accepts an invitation: sets the first password, starts a session and returns the result of `present`. Of
 * two concurrent calls one wins.
 * @throws HttpProblem 404 as `checkInvitation` does, 400 as `hashNewPassword` does, 401 as `usePassword` does.
 */
export async function acceptInvitation<T>(
  context: ServerContext,
  visitor: Visitor,
  asked: { link: string; password: string; device: string | undefined },
  present: (scope: Scope, token: string) => Promise<T>,
): Promise<T> {
  const { personId, companyName, name, email } = await checkInvitation(context, visitor, asked.link);
  const token = readToken(asked.link);
  if (!token) throw invalidInvitation();
  const owner = { companyName, personName: name, email };
  const passwordHash = await hashNewPassword(context.hasher, asked.password, owner);
  return asPerson(context, { ...visitor, tenantId: token.tenantId, personId }, async (scope) => {
    await lockActingPerson(scope);
    const invitation = await findOpenInvitation(scope.db, { ...token, now: scope.now, lock: true });
    if (!invitation) throw invalidInvitation();
    await usePassword(scope);
    await useInvitation(scope, invitation.id, passwordHash);
    const session = await startSession(scope, visitor.userAgent);
    await rememberDevice(scope, asked.device);
    return present(scope, session);
  });
}

async function useInvitation(scope: Scope, invitationId: number, passwordHash: string): Promise<void> {
  const { db, tenant, person } = scope;
  const now = timestamp(scope.now);
  await db
    .updateTable('invitation')
    .set({ used_at: now })
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', invitationId)
    .execute();
  await storePassword(scope, passwordHash);
  await db
    .updateTable('person')
    .set({ invitation_accepted_at: now, updated_at: now })
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', person.id)
    .execute();
  await recordEvent(scope, { kind: 'account.invitation_accepted', subjectId: person.id, detail: {} });
}
