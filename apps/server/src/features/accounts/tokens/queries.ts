import type { TokenScope } from '@bellwether/domain/accounts/tokens/tokens';
import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';

/** A token that has not ended, with its owner. */
export interface TokenRow {
  readonly id: number;
  readonly name: string;
  readonly scopes: TokenScope[];
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly lastUsedAt: number | null;
  readonly lastUsedFrom: string | null;
  readonly ownerId: number;
  readonly owner: string;
  readonly hasLeft: boolean;
}

/** Returns the open tokens of the acting person or of the company, newest first. */
export async function openTokens(scope: Scope, whose: 'own' | 'company'): Promise<TokenRow[]> {
  const { tenant, person, now } = scope;
  const these = whose === 'own' ? sql`not is_company and person_id = ${person.id}` : sql`is_company`;
  const query = sql<TokenRow>`select token.id, token.name, token.scopes, token.created_at as "createdAt",
      token.expires_at as "expiresAt", token.last_used_at as "lastUsedAt", token.last_used_from as "lastUsedFrom",
      owner.id as "ownerId", owner.name as owner, owner.deactivated_at is not null as "hasLeft"
    from api_token token join person owner on owner.tenant_id = token.tenant_id and owner.id = token.person_id
    where token.tenant_id = ${tenant.id} and ${these} and token.ended_at is null
      and (token.expires_at is null or token.expires_at > ${instant(now)})
    order by token.id desc`;
  return (await query.execute(scope.db)).rows;
}
