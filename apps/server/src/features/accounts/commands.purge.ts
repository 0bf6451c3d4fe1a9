import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import type { DB } from '#platform/database/database-types.ts';
import type { Queries } from '#platform/database/driver.ts';
import { instant } from '#platform/database/instant.ts';
import { isNotUnderLegalHold } from '#platform/database/legal-hold.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { everyTenant } from '#platform/jobs/every-tenant.ts';
import { signInLimits } from './sign-in/statements.counters.ts';

const day = 86_400_000;
/** Keep ended sessions for a month, so that a person who asks "was that me?" gets an answer. */
const kept = 30 * day;

/** A person's device is known for this time after the last sign-in. */
const deviceKept = 180 * day;

interface Purge {
  readonly table: keyof DB & string;
  readonly isOver: RawBuilder<SqlBool>;
  /** The rows are those of a person, and a legal hold on the person keeps them (personal-data.5). */
  readonly isPersons?: true;
}

/** Returns what is deleted at the instant, in this order. */
function purgesAt(now: number): readonly Purge[] {
  const dayAgo = instant(now - day);
  const monthAgo = instant(now - kept);
  const forgotten = instant(now - signInLimits.forgetSeconds * 1_000);
  const linkEnded = sql<SqlBool>`coalesce(used_at, replaced_at, expires_at) < ${monthAgo}`;
  const sessionEnded = sql<SqlBool>`ended_at < ${monthAgo} or exists (select 1 from tenant_setting setting
    where setting.tenant_id = session.tenant_id
      and (last_seen_at < ${monthAgo} - make_interval(days => setting.session_idle_days)
        or session.created_at < ${monthAgo} - make_interval(days => setting.session_days)))`;
  // A consent that no program used, and an agent whose refresh token expired, have no end of their own.
  const grantOver = sql<SqlBool>`ended_at < ${monthAgo} or (created_at < ${monthAgo} and not exists (select from agent_secret
    where agent_secret.tenant_id = agent_grant.tenant_id and agent_secret.grant_id = agent_grant.id))`;
  const clientUnused = sql<SqlBool>`added_by is null and created_at < ${dayAgo} and not exists (select from agent_grant
    where agent_grant.tenant_id = agent_client.tenant_id and agent_grant.client_id = agent_client.id)`;
  return [
    { table: 'session', isOver: sessionEnded, isPersons: true },
    { table: 'api_token', isOver: sql`least(ended_at, expires_at) < ${monthAgo}`, isPersons: true },
    { table: 'agent_secret', isOver: sql`expires_at < ${dayAgo}` },
    // Deleting a grant deletes its secrets. Then delete self-registered clients without a grant.
    { table: 'agent_grant', isOver: grantOver, isPersons: true },
    { table: 'agent_request', isOver: sql`expires_at < ${monthAgo}`, isPersons: true },
    { table: 'agent_client', isOver: clientUnused },
    { table: 'scim_token', isOver: sql`ends_at < ${monthAgo}` },
    { table: 'token_answer', isOver: sql`created_at < ${dayAgo}` },
    { table: 'person_answer', isOver: sql`created_at < ${monthAgo}` },
    { table: 'half_session', isOver: sql`created_at < ${dayAgo}` },
    { table: 'passkey_challenge', isOver: sql`created_at < ${dayAgo}` },
    { table: 'invitation', isOver: linkEnded, isPersons: true },
    { table: 'account_link', isOver: linkEnded, isPersons: true },
    {
      table: 'email_change',
      isOver: sql`coalesce(contestable_until, requested_at) < ${monthAgo}`,
      isPersons: true,
    },
    { table: 'sign_in_attempt', isOver: sql`expires_at < ${dayAgo}` },
    { table: 'sign_in_used_id', isOver: sql`expires_at < ${dayAgo}` },
    { table: 'known_device', isOver: sql`seen_at < ${instant(now - deviceKept)}`, isPersons: true },
    {
      table: 'sign_in_account',
      isOver: sql`not exists (select 1 from unnest(failed_at) f where f > ${forgotten})
        and coalesce(locked_until, '-infinity') < ${forgotten}`,
    },
  ];
}

/**
 * Deletes sessions, tokens, invitations and mailed links that ended a month ago, old devices, ways to providers, and
 * expired sign-in counters. Keeps those of people under a legal hold.
 */
export async function purgeAccounts({ pool, clock }: ServerContext): Promise<void> {
  const now = clock.now();
  const purges = purgesAt(now);
  await everyTenant(pool, (tenantId) =>
    inTenant(pool, tenantId, async (db) => {
      // Asked together, they are one round trip.
      await Promise.all([
        ...purges.map((purge) => deleteRows(db, tenantId, purge)),
        forgetAnswers(db, tenantId, now),
      ]);
    }),
  );
  await inTenant(pool, 0, (db) =>
    db
      .deleteFrom('sign_in_address')
      .where(sql<SqlBool>`refilled_at < ${instant(now - signInLimits.forgetSeconds * 1_000)}`)
      .execute(),
  );
}

async function deleteRows(db: Queries, tenantId: number, { table, isOver, isPersons }: Purge): Promise<void> {
  const mayGo = isPersons ? isNotUnderLegalHold(tenantId, sql.ref(`${table}.person_id`)) : sql<SqlBool>`true`;
  await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and ${mayGo} and (${isOver})`.execute(
    db,
  );
}

/** The key of an answer alone keeps a late repeat from being saved twice. */
async function forgetAnswers(db: Queries, tenantId: number, now: number): Promise<void> {
  await db
    .updateTable('person_answer')
    .set({ answer: null })
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`answer is not null and created_at < ${instant(now - day)}`)
    .execute();
}
