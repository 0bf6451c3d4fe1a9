import { viaScim } from '@bellwether/domain/accounts/tokens/via';
import { sql } from 'kysely';
import { instant, timestamp } from '../database/instant.ts';
import { inTenant } from '../database/transaction.ts';
import { readApiToken } from './api-token.ts';
import type { Door } from './door.ts';

const minute = 60_000;

/** A token of a directory as stored. */
interface ScimTokenRow {
  readonly token_id: number;
  readonly last_used_at: number | null;
}

/** The way of a company's directory: a token that survives the admin who made it (accounts.20). */
export const scimDoor: Door<ScimTokenRow> = {
  kind: 'scim',
  // A first sync sends thousands of requests; the fair share keeps room for people.
  callsPerMinute: 3_000,
  credentialOf: (authorization) => readApiToken(authorization, ['s']),
  sourceOf: ({ tenantId, secretHash }, now) => ({
    columns: sql.raw('token.id as token_id, token.last_used_at'),
    join: sql.raw(
      'join scim_token token on token.tenant_id = person.tenant_id and token.person_id = person.id',
    ),
    where: sql`tenant.is_active and token.tenant_id = ${tenantId} and token.secret_hash = ${secretHash}
        and (token.ends_at is null or token.ends_at > ${instant(now)})`,
  }),
  principalOf: (row) => ({
    kind: 'scim',
    id: row.token_id,
    personId: row.id,
    // No call of the contract admits this kind of caller, whatever its scopes.
    scopes: ['people:read', 'people:write'],
    via: viaScim,
    provenAt: null,
    isSettingUp: false,
  }),
  // Written outside of the request, and at most once a minute.
  afterwards({ pool, log }, { credential: { tenantId }, now }, read) {
    if (read.last_used_at !== null && now - read.last_used_at < minute) return;
    inTenant(pool, tenantId, (db) =>
      db
        .updateTable('scim_token')
        .set({ last_used_at: timestamp(now) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', read.token_id)
        .execute(),
    ).catch((err: Error) => log.warn({ err }, 'the last use of a directory’s token could not be written'));
  },
};
