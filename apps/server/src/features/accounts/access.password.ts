import { said } from '@bellwether/domain/shared/said';
import { sql } from 'kysely';
import { HttpProblem } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { accountWords } from './words.ts';

/** Whether a person may use a password or a passkey, while the company may enforce another way (accounts.17). */
export interface PasswordRight {
  /** The name of the enforced provider; undefined: everybody may use a password. */
  readonly enforced: string | undefined;
  /** Whether the person keeps their password nevertheless. */
  readonly isBreakGlass: boolean;
}

/** Returns whether the acting person may use their password or passkeys. */
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

/** The providers at which a person can prove their presence: those that are on and that know the person. */
export async function providersOf({ db, tenant, person }: Scope): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select provider.id, provider.name from sign_in_provider provider
    where provider.tenant_id = ${tenant.id} and provider.is_on and exists (select from sign_in_identity link
      where link.tenant_id = provider.tenant_id and link.provider_id = provider.id and link.issuer = provider.issuer
        and link.person_id = ${person.id})
    order by provider.id`.execute(db);
  return rows;
}

/**
 * Returns the enforced provider at which the acting person must prove their presence; undefined if a password or a passkey is
 * enough (accounts.17). Somebody whom no provider knows yet has no other proof.
 */
export async function enforcedProof(scope: Scope): Promise<string | undefined> {
  const { enforced, isBreakGlass } = await passwordRightOf(scope);
  if (enforced === undefined || isBreakGlass) return undefined;
  return (await providersOf(scope)).length > 0 ? enforced : undefined;
}

/** Refuses a password or a passkey as proof of presence where a provider is enforced. @throws HttpProblem 409 */
export async function demandProofHere(scope: Scope): Promise<void> {
  const enforced = await enforcedProof(scope);
  if (enforced !== undefined) throw new HttpProblem(409, said(accountWords, 'sign_in_elsewhere', enforced));
}
