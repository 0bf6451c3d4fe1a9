import type { TokenScope } from '@bellwether/domain/accounts/tokens/tokens';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';

export interface GrantRow {
  readonly id: number;
  readonly name: string;
  readonly scopes: TokenScope[];
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

/**
 * Whether a grant, in a statement that names it `allowed`, has not ended and still has a secret of one of these kinds that
 * may be used. One without was never exchanged, or its program did not come for a month.
 */
export function isLiving(kinds: readonly ('code' | 'refresh')[], now: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`allowed.ended_at is null and exists (select from agent_secret secret
    where secret.tenant_id = allowed.tenant_id and secret.grant_id = allowed.id and secret.kind = any(${kinds}::text[])
      and secret.used_at is null and secret.expires_at > ${instant(now)})`;
}

/** Returns the acting person's agents that may come again, newest first. */
export async function ownAgents({ db, tenant, person, now }: Scope): Promise<GrantRow[]> {
  const query = sql<GrantRow>`select allowed.id, client.name, allowed.scopes, allowed.created_at as "createdAt",
      allowed.last_used_at as "lastUsedAt"
    from agent_grant allowed join agent_client client on client.tenant_id = allowed.tenant_id and client.id = allowed.client_id
    where allowed.tenant_id = ${tenant.id} and allowed.person_id = ${person.id} and ${isLiving(['refresh'], now)}
    order by allowed.id desc`;
  return (await query.execute(db)).rows;
}

/** Returns the acting person's tokens that an agent has used and that have not ended, newest first. */
export async function ownAgentTokens({ db, tenant, person, now }: Scope): Promise<GrantRow[]> {
  const query = sql<GrantRow>`select id, name, scopes, created_at as "createdAt", agent_used_at as "lastUsedAt"
    from api_token where tenant_id = ${tenant.id} and person_id = ${person.id} and not is_company
      and agent_used_at is not null and ended_at is null and (expires_at is null or expires_at > ${instant(now)})
    order by id desc`;
  return (await query.execute(db)).rows;
}

export interface ListedClient {
  readonly id: number;
  readonly clientId: string;
  readonly name: string;
  readonly addresses: string[];
  readonly isRegistered: boolean;
  readonly people: number;
  readonly createdAt: number;
}

/** Returns the company's programs of agents: first those that admins entered, then those that registered; newest first. */
export async function clientsOf({ db, tenant, now }: Scope): Promise<ListedClient[]> {
  const query = sql<ListedClient>`select client.id, client.client_id as "clientId", client.name,
      client.redirect_uris as addresses, client.added_by is null as "isRegistered", client.created_at as "createdAt",
      (select count(distinct allowed.person_id)::int from agent_grant allowed where allowed.tenant_id = client.tenant_id
        and allowed.client_id = client.id and ${isLiving(['refresh'], now)}) as people
    from agent_client client where client.tenant_id = ${tenant.id} and client.ended_at is null
    order by client.added_by is null, client.id desc limit 300`;
  return (await query.execute(db)).rows;
}
