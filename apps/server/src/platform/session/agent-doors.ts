import type { TokenScope } from '@bellwether/domain/accounts/tokens/tokens';
import { viaAgent } from '@bellwether/domain/accounts/tokens/via';
import { sql } from 'kysely';
import { instant, timestamp } from '../database/instant.ts';
import { inTenant } from '../database/transaction.ts';
import { isActive } from './acting.ts';
import { readApiToken } from './api-token.ts';
import type { Door } from './door.ts';
import { tokenDoor } from './token-door.ts';

const minute = 60_000;

/** A grant as stored. */
interface GrantRow {
  readonly grant_id: number;
  readonly grant_scopes: TokenScope[];
  readonly grant_used_at: number | null;
  readonly client_name: string;
}

/** The way of an agent that the person allowed by OAuth (agents.2). */
const grantDoor: Door<GrantRow> = {
  kind: 'agent',
  callsPerMinute: 600,
  credentialOf: (authorization) => readApiToken(authorization, ['a']),
  sourceOf: ({ tenantId, secretHash }, now) => ({
    columns: sql.raw(
      'allowed.id as grant_id, allowed.scopes as grant_scopes, allowed.last_used_at as grant_used_at, client.name as client_name',
    ),
    join: sql.raw(
      `join agent_grant allowed on allowed.tenant_id = person.tenant_id and allowed.person_id = person.id
        join agent_client client on client.tenant_id = allowed.tenant_id and client.id = allowed.client_id
        join agent_secret secret on secret.tenant_id = allowed.tenant_id and secret.grant_id = allowed.id`,
    ),
    where: sql`${isActive} and secret.tenant_id = ${tenantId} and secret.secret_hash = ${secretHash}
        and secret.kind = 'access' and secret.expires_at > ${instant(now)}
        and allowed.ended_at is null and client.ended_at is null`,
  }),
  principalOf: (row) => ({
    kind: 'agent',
    id: row.grant_id,
    personId: row.id,
    scopes: row.grant_scopes,
    via: viaAgent(row.client_name),
    provenAt: null,
    isSettingUp: false,
  }),
  // Written outside of the request, and at most once a minute.
  afterwards({ pool, log }, { credential: { tenantId }, now }, read) {
    if (read.grant_used_at !== null && now - read.grant_used_at < minute) return;
    inTenant(pool, tenantId, (db) =>
      db
        .updateTable('agent_grant')
        .set({ last_used_at: timestamp(now) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', read.grant_id)
        .execute(),
    ).catch((err: Error) => log.warn({ err }, 'the last use of an agent could not be written'));
  },
};

/** The way of an agent with a personal token: the token's name is the agent's. */
const personalTokenDoor: typeof tokenDoor = {
  ...tokenDoor,
  kind: 'agent',
  credentialOf: (authorization) => readApiToken(authorization, ['p']),
  principalOf: (row) => ({ ...tokenDoor.principalOf(row), kind: 'agent', via: viaAgent(row.token_name) }),
  // Written outside of the request, and at most once a minute.
  afterwards({ pool, log }, { credential: { tenantId }, now, address }, read) {
    if (read.agent_used_at !== null && now - read.agent_used_at < minute) return;
    const used = { last_used_at: timestamp(now), last_used_from: address, agent_used_at: timestamp(now) };
    inTenant(pool, tenantId, (db) =>
      db
        .updateTable('api_token')
        .set(used)
        .where('tenant_id', '=', tenantId)
        .where('id', '=', read.token_id)
        .execute(),
    ).catch((err: Error) => log.warn({ err }, 'the last use of a token could not be written'));
  },
};

/**
 * The ways of calling the agents' address. No other address has them, so that a secret of an agent is worth nothing at the
 * calls of programs (agents.2).
 */
export const agentDoors: readonly Door[] = [grantDoor, personalTokenDoor];
