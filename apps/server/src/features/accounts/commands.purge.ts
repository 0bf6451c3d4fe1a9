import { type SqlBool, sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import { isNotHeld } from '#platform/database/held.ts';
import { instant } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { everyTenant } from '#platform/jobs/every-tenant.ts';
import { signInLimits } from './sign-in/statements.counters.ts';

const day = 86_400_000;
/** Keep ended sessions for a month, so that a person who asks "was that me?" gets an answer. */
const kept = 30 * day;

/** A person's device is known for this time after the last sign-in. */
const deviceKept = 180 * day;

/**
 * Deletes sessions, tokens, invitations and mailed links that ended a month ago, old devices, ways to providers, and
 * expired sign-in counters. Keeps those of people under a legal hold.
 */
export async function purgeAccounts({ pool, clock }: ServerContext): Promise<void> {
  const now = clock.now();
  const before = (milliseconds: number) => instant(now - milliseconds);
  await everyTenant(pool, (tenantId) =>
    inTenant(pool, tenantId, async (db) => {
      await db
        .deleteFrom('session')
        .where('tenant_id', '=', tenantId)
        .where(isNotHeld(tenantId, sql.ref('session.person_id')))
        .where(
          sql<SqlBool>`(ended_at < ${before(kept)} or exists (select 1 from tenant_setting setting
            where setting.tenant_id = session.tenant_id
              and (last_seen_at < ${before(kept)} - make_interval(days => setting.session_idle_days)
                or session.created_at < ${before(kept)} - make_interval(days => setting.session_days))))`,
        )
        .execute();
      await db
        .deleteFrom('api_token')
        .where('tenant_id', '=', tenantId)
        .where(isNotHeld(tenantId, sql.ref('api_token.person_id')))
        .where(sql<SqlBool>`least(ended_at, expires_at) < ${before(kept)}`)
        .execute();
      // Deleting a grant deletes its secrets. Then delete self-registered clients without a grant.
      await db
        .deleteFrom('agent_grant')
        .where('tenant_id', '=', tenantId)
        .where(isNotHeld(tenantId, sql.ref('agent_grant.person_id')))
        .where(sql<SqlBool>`ended_at < ${before(kept)}`)
        .execute();
      await db
        .deleteFrom('agent_secret')
        .where('tenant_id', '=', tenantId)
        .where(sql<SqlBool>`expires_at < ${before(day)}`)
        .execute();
      await db
        .deleteFrom('agent_request')
        .where('tenant_id', '=', tenantId)
        .where(isNotHeld(tenantId, sql.ref('agent_request.person_id')))
        .where(sql<SqlBool>`expires_at < ${before(kept)}`)
        .execute();
      await db
        .deleteFrom('agent_client')
        .where('tenant_id', '=', tenantId)
        .where(sql<SqlBool>`added_by is null and created_at < ${before(day)} and not exists (select from agent_grant
          where agent_grant.tenant_id = agent_client.tenant_id and agent_grant.client_id = agent_client.id)`)
        .execute();
      await db
        .deleteFrom('scim_token')
        .where('tenant_id', '=', tenantId)
        .where(sql<SqlBool>`ends_at < ${before(kept)}`)
        .execute();
      await db
        .deleteFrom('token_answer')
        .where('tenant_id', '=', tenantId)
        .where(sql<SqlBool>`created_at < ${before(day)}`)
        .execute();
      await db
        .deleteFrom('person_answer')
        .where('tenant_id', '=', tenantId)
        .where(sql<SqlBool>`created_at < ${before(30 * day)}`)
        .execute();
      // The key alone keeps a late repeat from being saved twice.
      await db
        .updateTable('person_answer')
        .set({ answer: null })
        .where('tenant_id', '=', tenantId)
        .where(sql<SqlBool>`answer is not null and created_at < ${before(day)}`)
        .execute();
      await db
        .deleteFrom('half_session')
        .where('tenant_id', '=', tenantId)
        .where(sql<SqlBool>`created_at < ${before(day)}`)
        .execute();
      await db
        .deleteFrom('passkey_challenge')
        .where('tenant_id', '=', tenantId)
        .where(sql<SqlBool>`created_at < ${before(day)}`)
        .execute();
      await db
        .deleteFrom('invitation')
        .where('tenant_id', '=', tenantId)
        .where(isNotHeld(tenantId, sql.ref('invitation.person_id')))
        .where(sql<SqlBool>`coalesce(used_at, replaced_at, expires_at) < ${before(kept)}`)
        .execute();
      await db
        .deleteFrom('account_link')
        .where('tenant_id', '=', tenantId)
        .where(isNotHeld(tenantId, sql.ref('account_link.person_id')))
        .where(sql<SqlBool>`coalesce(used_at, replaced_at, expires_at) < ${before(kept)}`)
        .execute();
      await db
        .deleteFrom('email_change')
        .where('tenant_id', '=', tenantId)
        .where(isNotHeld(tenantId, sql.ref('email_change.person_id')))
        .where(sql<SqlBool>`coalesce(contestable_until, requested_at) < ${before(kept)}`)
        .execute();
      await db
        .deleteFrom('sign_in_attempt')
        .where('tenant_id', '=', tenantId)
        .where(sql<SqlBool>`expires_at < ${before(day)}`)
        .execute();
      await db
        .deleteFrom('sign_in_used_id')
        .where('tenant_id', '=', tenantId)
        .where(sql<SqlBool>`expires_at < ${before(day)}`)
        .execute();
      await db
        .deleteFrom('known_device')
        .where('tenant_id', '=', tenantId)
        .where(isNotHeld(tenantId, sql.ref('known_device.person_id')))
        .where(sql<SqlBool>`seen_at < ${before(deviceKept)}`)
        .execute();
      await db
        .deleteFrom('sign_in_account')
        .where('tenant_id', '=', tenantId)
        .where(
          sql<SqlBool>`not exists (select 1 from unnest(failed_at) f where f > ${before(signInLimits.forgetSeconds * 1_000)})
            and coalesce(locked_until, '-infinity') < ${before(signInLimits.forgetSeconds * 1_000)}`,
        )
        .execute();
    }),
  );
  await inTenant(pool, 0, (db) =>
    db
      .deleteFrom('sign_in_address')
      .where(sql<SqlBool>`refilled_at < ${before(signInLimits.forgetSeconds * 1_000)}`)
      .execute(),
  );
}
