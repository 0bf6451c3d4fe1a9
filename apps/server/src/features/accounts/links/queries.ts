import type { CapablePerson } from '@bellwether/domain/people/roles/capabilities';
import { type FlagColumns, flagColumns, flagsOfColumns } from '@bellwether/domain/people/roles/flags';
import { sql } from 'kysely';
import type { LinkKind } from '#platform/accounts/account-link.ts';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import type { SecretToken } from '#platform/session/token.ts';

/** An open link that was mailed, with its person. */
export interface OpenLink {
  readonly id: number;
  readonly personId: number;
  readonly name: string;
  /** The person's present address. */
  readonly email: string;
  /** The address that the link confirms; null for the other kinds. */
  readonly newEmail: string | null;
  /** The person who asked for the link; null for somebody who was not signed in. */
  readonly actorId: number | null;
  readonly companyName: string;
}

/**
 * Returns the open link of a secret. Undefined if it is unknown, of another kind, used, replaced or too old,
 * or if its person or company is deactivated. With `lock` it stays locked, so that a link works once.
 */
export async function findOpenLink(
  db: Queries,
  asked: SecretToken & { kind: LinkKind; now: number; lock: boolean },
): Promise<OpenLink | undefined> {
  let query = openLinks(db, { tenantId: asked.tenantId, now: asked.now })
    .select('tenant.name as company_name')
    .where('link.kind', '=', asked.kind)
    .where('link.secret_hash', '=', asked.secretHash);
  if (asked.lock) query = query.forUpdate('link');
  const row = await query.executeTakeFirst();
  return (
    row && {
      id: row.id,
      personId: row.person_id,
      name: row.name,
      email: row.email,
      newEmail: row.new_email,
      actorId: row.actor_id,
      companyName: row.company_name,
    }
  );
}

export interface LinkToMail {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Returns a link that may still be sent; undefined if it is used, replaced or too old. */
export async function findLinkToMail(
  db: Queries,
  asked: { tenantId: number; id: number; now: number },
): Promise<LinkToMail | undefined> {
  const row = await openLinks(db, asked).where('link.id', '=', asked.id).executeTakeFirst();
  return row && { id: row.id, expiresAt: row.expires_at };
}

function openLinks(db: Queries, asked: { tenantId: number; now: number }) {
  return db
    .selectFrom('account_link as link')
    .innerJoin('person', (join) =>
      join.onRef('person.tenant_id', '=', 'link.tenant_id').onRef('person.id', '=', 'link.person_id'),
    )
    .innerJoin('tenant', 'tenant.id', 'link.tenant_id')
    .select(['link.id', 'link.person_id', 'link.expires_at', 'link.email as new_email', 'link.actor_id'])
    .select(['person.name', 'person.email'])
    .where('link.tenant_id', '=', asked.tenantId)
    .where('link.used_at', 'is', null)
    .where('link.replaced_at', 'is', null)
    .where('link.expires_at', '>', timestamp(asked.now) as never)
    .where('person.deactivated_at', 'is', null)
    .where('tenant.is_active', '=', true);
}

/** A requested change of a person's e-mail, confirmed or not. */
export interface EmailChange {
  readonly personId: number;
  readonly oldEmail: string;
  readonly newEmail: string;
  /** The name of the person who asked for it; null if it was the owner of the e-mail. */
  readonly changedBy: string | null;
}

/** Returns the change that a link confirms; undefined if the link is deleted. */
export async function findEmailChange(
  db: Queries,
  asked: { tenantId: number; link: number },
): Promise<EmailChange | undefined> {
  const row = await db
    .selectFrom('account_link as link')
    .innerJoin('person', (join) =>
      join.onRef('person.tenant_id', '=', 'link.tenant_id').onRef('person.id', '=', 'link.person_id'),
    )
    .leftJoin('person as actor', (join) =>
      join
        .onRef('actor.tenant_id', '=', 'link.tenant_id')
        .onRef('actor.id', '=', 'link.actor_id')
        .onRef('actor.id', '<>', 'link.person_id'),
    )
    .select(['link.person_id', 'link.email as new_email', 'person.email as old_email'])
    .select('actor.name as changed_by')
    .where('link.tenant_id', '=', asked.tenantId)
    .where('link.id', '=', asked.link)
    .executeTakeFirst();
  if (!row || row.new_email === null) return undefined;
  const { person_id: personId, old_email: oldEmail, new_email: newEmail, changed_by: changedBy } = row;
  return { personId, oldEmail, newEmail, changedBy };
}

/**
 * Returns an active person with their present rights and their place above another person; undefined for somebody who left.
 */
export async function changerOf(
  db: Queries,
  asked: { tenantId: number; actorId: number | null; personId: number },
): Promise<{ actor: CapablePerson; isAbove: boolean } | undefined> {
  const query = sql<{ role: CapablePerson['role']; is_above: boolean } & FlagColumns>`
    select role_name as role, ${sql.raw(flagColumns.join(', '))},
      exists (select from org_path chain where chain.tenant_id = person.tenant_id and chain.ancestor_id = person.id
        and chain.descendant_id = ${asked.personId} and chain.depth > 0) as is_above
    from person where tenant_id = ${asked.tenantId} and id = ${asked.actorId} and deactivated_at is null`;
  const [row] = (await query.execute(db)).rows;
  if (!row) return undefined;
  return { actor: { role: row.role, ...flagsOfColumns(row) }, isAbove: row.is_above };
}
