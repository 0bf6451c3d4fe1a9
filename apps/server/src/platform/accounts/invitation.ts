import type { Queries } from '../database/driver.ts';
import { timestamp } from '../database/instant.ts';
import { type Act, recordEventIn } from '../events/record-event.ts';
import { lockPerson } from '../session/locks.ts';
import { mintToken } from '../session/token.ts';

/** accounts.3. */
export const invitationLifetime = 14 * 86_400_000;

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
  const now = timestamp(act.now);
  // Lock the person: two concurrent invitations would otherwise both stay open.
  await lockPerson(db, { tenantId: act.tenantId, personId: invited.personId });
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
      inviter_id: act.actorId,
      created_at: now,
      expires_at: timestamp(act.now + invitationLifetime),
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
