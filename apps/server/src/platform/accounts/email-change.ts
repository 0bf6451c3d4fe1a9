import { emailKeyOf } from '@bellwether/domain/people/profile/email';
import { sql } from 'kysely';
import type { Queries } from '../database/driver.ts';
import { instant, timestamp } from '../database/instant.ts';
import { recordEvent } from '../events/record-event.ts';
import { nextVersion } from '../http/version.ts';
import type { Scope } from '../session/scope.ts';
import { endAccountLinks } from './account-link.ts';

/** How long the old address can take a change by somebody else back (accounts.10). */
const contestable = 14 * 86_400_000;

interface RequestedChange {
  readonly personId: number;
  readonly oldEmail: string;
  readonly newEmail: string;
  /** The link that confirms the new address; null: the change is immediate, because nobody signs in with the old one. */
  readonly linkId: number | null;
}

/** Remembers a change of an address that the acting person makes or asks for. */
export async function rememberEmailChange(scope: Scope, change: RequestedChange): Promise<void> {
  const isContestable = change.linkId !== null && change.personId !== scope.person.id;
  await scope.db
    .insertInto('email_change')
    .values({
      tenant_id: scope.tenant.id,
      person_id: change.personId,
      actor_id: scope.person.id,
      old_email: change.oldEmail,
      old_email_key: emailKeyOf(change.oldEmail),
      new_email: change.newEmail,
      link_id: change.linkId,
      requested_at: timestamp(scope.now),
      made_at: change.linkId === null ? timestamp(scope.now) : null,
      contestable_until: isContestable ? timestamp(scope.now + contestable) : null,
    })
    .execute();
}

/**
 * Forgets the changes of a person whose address is freed, and remembers this address, so that it hears of the next one
 * (people.18). A change that another former address can still take back stays. Nobody else is kept from the freed address.
 */
export async function freeEmailChanges(
  scope: Scope,
  { personId, email, placeholder }: { personId: number; email: string; placeholder: string },
): Promise<void> {
  const { db, tenant, now, person } = scope;
  await sql`delete from email_change where tenant_id = ${tenant.id} and person_id = ${personId}
    and not (made_at is not null and contestable_until > ${instant(now)} and contested_at is null and ended_at is null
      and old_email_key <> ${emailKeyOf(email)})`.execute(db);
  await db
    .insertInto('email_change')
    .values({
      tenant_id: tenant.id,
      person_id: personId,
      actor_id: person.id,
      old_email: email,
      old_email_key: emailKeyOf(email),
      new_email: placeholder,
      requested_at: timestamp(now),
    })
    .execute();
}

/**
 * Makes the change from the freed address to a new one contestable, and returns its id. Undefined if the
 * address was freed more than 14 days ago, is the new one, or belongs to somebody else by now, who must not get the mail.
 */
export async function replaceFreedEmail(
  scope: Scope,
  { personId, email, placeholder }: { personId: number; email: string; placeholder: string },
): Promise<number | undefined> {
  const { db, tenant, now, person } = scope;
  const { rows } = await sql<{ id: number }>`update email_change change
    set new_email = ${email}, actor_id = ${person.id}, requested_at = ${instant(now)}, made_at = ${instant(now)},
      contestable_until = ${instant(now + contestable)}
    where tenant_id = ${tenant.id} and person_id = ${personId} and new_email = ${placeholder}
      and requested_at > ${instant(now - contestable)} and old_email_key <> ${emailKeyOf(email)}
      and not exists (select from person other where other.tenant_id = change.tenant_id
        and other.email_key = change.old_email_key)
    returning id`.execute(db);
  return rows[0]?.id;
}

/**
 * Cancels a person's change of address that waits for its confirmation, and ends the link (accounts.8). The caller
 * holds the lock on the person's row. Without such a change nothing happens.
 */
export async function cancelEmailChange(scope: Scope, personId: number): Promise<void> {
  await endAccountLinks(scope, personId, 'confirm');
  const { numUpdatedRows } = await scope.db
    .updateTable('person')
    .set({ unconfirmed_email: null, updated_at: nextVersion(scope) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', personId)
    .where('unconfirmed_email', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n)
    await recordEvent(scope, { kind: 'person.email_change_cancelled', subjectId: personId, detail: {} });
}

/**
 * Returns whether another person may still take the address back with *This was not me*. Nobody else can have it until then;
 * otherwise whoever takes an account over could also block its way back.
 */
export async function isEmailKept(
  db: Queries,
  asked: { tenantId: number; emailKey: string; personId: number; now: number },
): Promise<boolean> {
  const query = sql`select 1 from email_change change
    where change.tenant_id = ${asked.tenantId} and change.old_email_key = ${asked.emailKey}
      and change.person_id <> ${asked.personId} and change.contested_at is null and change.ended_at is null
      and change.contestable_until > ${instant(asked.now)} limit 1`;
  return (await query.execute(db)).rows.length > 0;
}

/** Ends the links *This was not me* of a person, all or those of changes after one. */
export async function endContests(scope: Scope, personId: number, afterChange = 0): Promise<void> {
  await scope.db
    .updateTable('email_change')
    .set({ ended_at: timestamp(scope.now) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('person_id', '=', personId)
    .where('id', '>', afterChange)
    .where('ended_at', 'is', null)
    .where('contested_at', 'is', null)
    .execute();
}

/** Returns whether the acting person's address was changed within the last seven days (accounts.10). */
export async function hasNewEmail({ db, tenant, person, now }: Scope): Promise<boolean> {
  const query = sql`select 1 from email_change change
    where change.tenant_id = ${tenant.id} and change.person_id = ${person.id}
      and change.made_at > ${instant(now - 7 * 86_400_000)} limit 1`;
  return (await query.execute(db)).rows.length > 0;
}
