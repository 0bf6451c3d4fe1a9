import type { ApiToken, CompanyToken } from '@bellwether/contract/accounts/tokens';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import type { TokenRow } from './queries.ts';

const orNull = (at: number | null) => (at === null ? null : instantToIso(at));

export function presentToken(row: TokenRow): ApiToken {
  return {
    Id: row.id,
    Name: row.name,
    Scopes: row.scopes,
    CreatedAt: instantToIso(row.createdAt),
    ExpiresAt: orNull(row.expiresAt),
    LastUsedAt: orNull(row.lastUsedAt),
    LastUsedFrom: row.lastUsedFrom,
  };
}

export function presentCompanyToken(row: TokenRow): CompanyToken {
  return { ...presentToken(row), Owner: { Id: row.ownerId, Name: row.owner, HasLeft: row.hasLeft } };
}
