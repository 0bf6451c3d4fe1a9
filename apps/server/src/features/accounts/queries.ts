import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import { instant, timestamp } from '#platform/database/instant.ts';
import { signInLimits } from './sign-in/statements.counters.ts';

export interface Account {
  readonly personId: number;
  readonly passwordHash: string | undefined;
  /** Whether the person has signed in on this device before. */
  readonly isKnownDevice: boolean;
  /** Whether a mailed link has just unlocked the account. */
  readonly isJustUnlocked: boolean;
}

/** An unlocked account passes limits of addresses for as long as an earlier lock could last. */
const justUnlocked = signInLimits.longestLockSeconds * 1_000;

/** Returns the account of an e-mail key; its hash only if the person may sign in. */
export async function findAccount(
  db: Queries,
  asked: { tenantId: number; emailKey: string; deviceHash: Buffer | null; now: number },
): Promise<Account | undefined> {
  const query = sql<{
    id: number;
    password_hash: string | null;
    is_known_device: boolean;
    is_just_unlocked: boolean;
  }>`select person.id, case when person.deactivated_at is null then credential.password_hash end as password_hash,
      exists (select from known_device device where device.tenant_id = person.tenant_id
        and device.person_id = person.id and device.secret_hash = ${asked.deviceHash}::bytea) as is_known_device,
      exists (select from account_link link where link.tenant_id = person.tenant_id and link.person_id = person.id
        and link.kind in ('reset', 'unlock') and link.used_at > ${instant(asked.now - justUnlocked)})
        as is_just_unlocked
    from person left join credential
      on credential.tenant_id = person.tenant_id and credential.person_id = person.id
    where person.tenant_id = ${asked.tenantId} and person.email_key = ${asked.emailKey}`;
  const [row] = (await query.execute(db)).rows;
  if (!row) return undefined;
  return {
    personId: row.id,
    passwordHash: row.password_hash ?? undefined,
    isKnownDevice: row.is_known_device,
    isJustUnlocked: row.is_just_unlocked,
  };
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
    .where('invitation.expires_at', '>', timestamp(asked.now) as never)
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
    .where('created_at', '>', timestamp(asked.since) as never)
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
