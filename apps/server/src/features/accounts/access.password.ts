import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';

/** Whether a person may use a password, while the company may enforce another way (accounts.17). */
export interface PasswordRight {
  /** The name of the enforced provider; undefined: everybody may use a password. */
  readonly enforced: string | undefined;
  /** Whether the person keeps their password nevertheless. */
  readonly isBreakGlass: boolean;
}

/** Returns whether the acting person may use their password. */
export async function passwordRightOf({ db, tenant, person }: Scope): Promise<PasswordRight> {
  const query = sql<{ name: string; is_kept: boolean }>`
    select provider.name, exists (select from sign_in_break_glass kept where kept.tenant_id = provider.tenant_id
      and kept.provider_id = provider.id and kept.person_id = ${person.id}) as is_kept
    from sign_in_provider provider
    where provider.tenant_id = ${tenant.id} and provider.is_on and provider.is_enforced
    order by provider.id`;
  const { rows } = await query.execute(db);
  return { enforced: rows[0]?.name, isBreakGlass: rows.some((row) => row.is_kept) };
}
