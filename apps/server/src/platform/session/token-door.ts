import type { TokenScope } from '@bellwether/domain/accounts/tokens/tokens';
import { viaToken } from '@bellwether/domain/accounts/tokens/via';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instant, timestamp } from '../database/instant.ts';
import { inTenant } from '../database/transaction.ts';
import { readApiToken } from './api-token.ts';
import type { Door } from './door.ts';

const day = 86_400_000;

/** A token as stored. */
interface TokenRow {
  readonly token_id: number;
  readonly token_name: string;
  readonly token_scopes: TokenScope[];
  readonly last_used_at: number | null;
  readonly agent_used_at: number | null;
}

/** Whether the token has neither ended nor expired, and still has its person. Expects the acting tables and `token`. */
export function isValidToken(now: number): RawBuilder<SqlBool> {
  // A token of the company survives its owner.
  return sql<SqlBool>`(token.is_company or person.deactivated_at is null) and tenant.is_active
    and token.ended_at is null and (token.expires_at is null or token.expires_at > ${instant(now)})`;
}

/** The way of programs: a token of a person or of the company (accounts.13). */
export const tokenDoor: Door<TokenRow> = {
  kind: 'token',
  callsPerMinute: 600,
  credentialOf: readApiToken,
  sourceOf: ({ tenantId, secretHash }, now) => ({
    columns: sql.raw(
      'token.id as token_id, token.name as token_name, token.scopes as token_scopes, token.last_used_at, token.agent_used_at',
    ),
    join: sql.raw(
      'join api_token token on token.tenant_id = person.tenant_id and token.person_id = person.id',
    ),
    where: sql`token.tenant_id = ${tenantId} and token.secret_hash = ${secretHash} and ${isValidToken(now)}`,
  }),
  principalOf: (row) => ({
    kind: 'token',
    id: row.token_id,
    personId: row.id,
    scopes: row.token_scopes,
    via: viaToken(row.token_name),
    provenAt: null,
    isSettingUp: false,
  }),
  // The first use of each day (UTC) is written, outside of the request.
  afterwards({ pool, log }, { credential: { tenantId }, now, address }, read) {
    const today = now - (now % day);
    if (read.last_used_at !== null && read.last_used_at >= today) return;
    inTenant(pool, tenantId, (db) =>
      db
        .updateTable('api_token')
        .set({ last_used_at: timestamp(now), last_used_from: address })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', read.token_id)
        .execute(),
    ).catch((err: Error) => log.warn({ err }, 'the last use of a token could not be written'));
  },
};
