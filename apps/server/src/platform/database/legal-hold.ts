import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether nobody of these people is under a legal hold, which stops purges of their rows (personal-data.5). */
export function isNotUnderLegalHold(tenantId: number, ...people: RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select from person held where held.tenant_id = ${tenantId} and held.held_at is not null
    and held.id in (${sql.join(people)}))`;
}
