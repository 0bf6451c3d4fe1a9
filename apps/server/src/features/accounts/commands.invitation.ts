import type { ServerContext } from '#platform/context.ts';
import type { Queries } from '#platform/database/driver.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { type Act, recordEvent, recordEventIn } from '#platform/events/record-event.ts';
import { HttpProblem, sayRefusal } from '#platform/http/problem.ts';
import type { Visitor } from '#platform/http/route.ts';
import { asPerson } from '#platform/session/gate.ts';
import type { Scope } from '#platform/session/scope.ts';
import { mintToken, readToken } from '#platform/session/token.ts';
import { hashNewPassword, storePassword } from './commands.password.ts';
import { startSession } from './commands.ts';
import { findOpenInvitation, type OpenInvitation } from './queries.ts';
import { lockActingPerson } from './statements.ts';
import { accountWords } from './words.ts';

/** decisions §6. */
export const invitationLifetime = 14 * 86_400_000;

const invalid = () => new HttpProblem(404, sayRefusal(accountWords, 'invitation_invalid'));

interface Invited {
  readonly personId: number;
  readonly invitedBy: string;
}

/**
 * Invites a person in the caller's transaction, and ends an earlier invitation. Returns the token for the
 * link; only its hash is stored.
 * `actorId` null: the command line.
 */
export async function invite(db: Queries, act: Act, invited: Invited): Promise<string> {
  const invitationId = await addInvitation(db, act, invited, { isMailed: false });
  return mintInvitationLink(db, { tenantId: act.tenantId, invitationId });
}

/**
 * Invites by mail: a reaction to the event requests the mail, and the link's secret is minted when the mail
 * is sent.
 */
export async function inviteByMail(db: Queries, act: Act, invited: Invited): Promise<void> {
  await addInvitation(db, act, invited, { isMailed: true });
}

/** Gives an invitation a new secret and returns its token; an earlier link of the same invitation ends. */
export async function mintInvitationLink(
  db: Queries,
  of: { readonly tenantId: number; readonly invitationId: number },
): Promise<string> {
  const { token, secretHash } = mintToken(of.tenantId);
  await db
    .updateTable('invitation')
    .set({ secret_hash: secretHash })
    .where('tenant_id', '=', of.tenantId)
    .where('id', '=', of.invitationId)
    .execute();
  return token;
}

async function addInvitation(
  db: Queries,
  act: Act,
  invited: Invited,
  by: { readonly isMailed: boolean },
): Promise<number> {
  const now = new Date(act.now).toISOString();
  // Lock the person: two concurrent invitations would otherwise both stay open.
  await db
    .selectFrom('person')
    .select('id')
    .where('tenant_id', '=', act.tenantId)
    .where('id', '=', invited.personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db
    .updateTable('person')
    .set({ invited_at: now })
    .where('tenant_id', '=', act.tenantId)
    .where('id', '=', invited.personId)
    .where('invited_at', 'is', null)
    .execute();
  await db
    .updateTable('invitation')
    .set({ replaced_at: now })
    .where('tenant_id', '=', act.tenantId)
    .where('person_id', '=', invited.personId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
  const { id } = await db
    .insertInto('invitation')
    .values({
      tenant_id: act.tenantId,
      person_id: invited.personId,
      invited_by: invited.invitedBy,
      created_at: now,
      expires_at: new Date(act.now + invitationLifetime).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordEventIn(db, act, {
    kind: 'account.invited',
    subjectId: invited.personId,
    detail: { invitation: id, ...by },
  });
  return id;
}

/**
 * Returns the person whom a link invites.
 * @throws HttpProblem 404 for a link that is unknown, used, replaced or too old.
 */
export async function checkInvitation(
  context: ServerContext,
  visitor: Visitor,
  link: string,
): Promise<OpenInvitation> {
  const token = readToken(link);
  if (!token) throw invalid();
  const found = await inTenant(context.pool, token.tenantId, (db) =>
    findOpenInvitation(db, { ...token, now: visitor.now, lock: false }),
  );
  if (!found) throw invalid();
  return found;
}

/**
 * Accepts an invitation: sets the first password, starts a session and returns the result of `present`. Of
 * two concurrent calls one wins.
 * @throws HttpProblem 404 as `checkInvitation` does and 400 as `hashNewPassword` does.
 */
export async function acceptInvitation<T>(
  context: ServerContext,
  visitor: Visitor,
  asked: { link: string; password: string },
  present: (scope: Scope, token: string) => Promise<T>,
): Promise<T> {
  const { personId, companyName, name, email } = await checkInvitation(context, visitor, asked.link);
  const token = readToken(asked.link);
  if (!token) throw invalid();
  const owner = { companyName, personName: name, email };
  const passwordHash = await hashNewPassword(context.hasher, asked.password, owner);
  return asPerson(context, { ...visitor, tenantId: token.tenantId, personId }, async (scope) => {
    await lockActingPerson(scope);
    const invitation = await findOpenInvitation(scope.db, { ...token, now: scope.now, lock: true });
    if (!invitation) throw invalid();
    await useInvitation(scope, invitation.id, passwordHash);
    const session = await startSession(scope, visitor.userAgent);
    return present(scope, session);
  });
}

async function useInvitation(scope: Scope, invitationId: number, passwordHash: string): Promise<void> {
  const { db, tenant, person } = scope;
  const now = new Date(scope.now).toISOString();
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
