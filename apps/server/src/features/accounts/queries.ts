import type { Queries } from '#platform/database/driver.ts';

export interface Account {
  readonly personId: number;
  readonly passwordHash: string | undefined;
}

/** Returns the account of an e-mail key; its hash only if the person may sign in. */
export async function findAccount(
  db: Queries,
  asked: { tenantId: number; emailKey: string },
): Promise<Account | undefined> {
  const row = await db
    .selectFrom('person')
    .leftJoin('credential', (join) =>
      join
        .onRef('credential.tenant_id', '=', 'person.tenant_id')
        .onRef('credential.person_id', '=', 'person.id'),
    )
    .select(['person.id', 'person.deactivated_at', 'credential.password_hash'])
    .where('person.tenant_id', '=', asked.tenantId)
    .where('person.email_key', '=', asked.emailKey)
    .executeTakeFirst();
  if (!row) return undefined;
  const isOpen = row.deactivated_at === null;
  return { personId: row.id, passwordHash: (isOpen ? row.password_hash : null) ?? undefined };
}

export interface OpenInvitation {
  readonly id: number;
  readonly personId: number;
  readonly name: string;
  readonly email: string;
  readonly companyName: string;
  readonly invitedBy: string;
}

/**
 * Returns the invitation of a link, with its person.
 * Undefined if it is unknown, used, replaced or too old, or the person or the company is deactivated. With
 * `lock` it stays locked, so that a link works once.
 */
export async function findOpenInvitation(
  db: Queries,
  asked: { tenantId: number; secretHash: Buffer; now: number; lock: boolean },
): Promise<OpenInvitation | undefined> {
  let query = db
    .selectFrom('invitation')
    .innerJoin('person', (join) =>
      join
        .onRef('person.tenant_id', '=', 'invitation.tenant_id')
        .onRef('person.id', '=', 'invitation.person_id'),
    )
    .innerJoin('tenant', 'tenant.id', 'invitation.tenant_id')
    .select(['invitation.id', 'invitation.person_id', 'invitation.invited_by', 'person.name', 'person.email'])
    .select('tenant.name as company_name')
    .where('invitation.tenant_id', '=', asked.tenantId)
    .where('invitation.secret_hash', '=', asked.secretHash)
    .where('invitation.used_at', 'is', null)
    .where('invitation.replaced_at', 'is', null)
    .where('invitation.expires_at', '>', new Date(asked.now).toISOString() as never)
    .where('person.deactivated_at', 'is', null)
    .where('tenant.is_active', '=', true);
  if (asked.lock) query = query.forUpdate('invitation');
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  const { id, name, email } = row;
  return {
    id,
    personId: row.person_id,
    name,
    email,
    companyName: row.company_name,
    invitedBy: row.invited_by,
  };
}

/** Returns whom an earlier link invited and who did, if the person has not accepted since; undefined otherwise. */
export async function findFormerInvitation(
  db: Queries,
  asked: { tenantId: number; secretHash: Buffer },
): Promise<{ personId: number; invitedBy: string } | undefined> {
  const row = await db
    .selectFrom('invitation')
    .innerJoin('person', (join) =>
      join
        .onRef('person.tenant_id', '=', 'invitation.tenant_id')
        .onRef('person.id', '=', 'invitation.person_id'),
    )
    .innerJoin('tenant', 'tenant.id', 'invitation.tenant_id')
    .select(['invitation.person_id', 'invitation.invited_by'])
    .where('invitation.tenant_id', '=', asked.tenantId)
    .where('invitation.secret_hash', '=', asked.secretHash)
    .where('invitation.used_at', 'is', null)
    .where('person.invitation_accepted_at', 'is', null)
    .where('person.deactivated_at', 'is', null)
    .where('tenant.is_active', '=', true)
    // Concurrent requests count each other's invitations.
    .forNoKeyUpdate('person')
    .executeTakeFirst();
  return row && { personId: row.person_id, invitedBy: row.invited_by };
}

/** Returns how many invitations of a person were made since an instant, in epoch milliseconds. */
export async function countInvitations(
  db: Queries,
  asked: { tenantId: number; personId: number; since: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('invitation')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', asked.tenantId)
    .where('person_id', '=', asked.personId)
    .where('created_at', '>', new Date(asked.since).toISOString() as never)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface InvitationToMail {
  readonly id: number;
  readonly name: string;
  readonly invitedBy: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Returns an invitation whose link may still be sent; undefined if it is used, replaced or too old. */
export async function findInvitationToMail(
  db: Queries,
  asked: { tenantId: number; id: number; now: number },
): Promise<InvitationToMail | undefined> {
  const row = await db
    .selectFrom('invitation')
    .innerJoin('person', (join) =>
      join
        .onRef('person.tenant_id', '=', 'invitation.tenant_id')
        .onRef('person.id', '=', 'invitation.person_id'),
    )
    .select(['invitation.id', 'invitation.invited_by', 'invitation.expires_at', 'person.name'])
    .where('invitation.tenant_id', '=', asked.tenantId)
    .where('invitation.id', '=', asked.id)
    .where('invitation.used_at', 'is', null)
    .where('invitation.replaced_at', 'is', null)
    .executeTakeFirst();
  if (!row || row.expires_at <= asked.now) return undefined;
  return { id: row.id, name: row.name, invitedBy: row.invited_by, expiresAt: row.expires_at };
}
