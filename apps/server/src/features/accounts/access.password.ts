import { leastBreakGlass } from '@bellwether/domain/accounts/providers/provider';
import { said } from '@bellwether/domain/shared/said';
import { sql } from 'kysely';
import { conflict, HttpProblem } from '#platform/refusal/problem.ts';
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

/** An enforced provider that too few people can pass if a person cannot any more. */
export interface TooFewKeepers {
  readonly provider: string;
  /** The people who keep their password beside that person. */
  readonly left: number;
}

/**
 * Returns the enforced provider without which a person may sign in, if fewer than two others may (accounts.17); undefined for
 * everybody else. Locks the provider, so that of two people who leave at once the second sees the first.
 */
export async function keepersWithout(
  { db, tenant }: Pick<Scope, 'db' | 'tenant'>,
  personId: number,
): Promise<TooFewKeepers | undefined> {
  const providers = await sql<{ id: number; name: string }>`select provider.id, provider.name
    from sign_in_provider provider join sign_in_break_glass kept
      on kept.tenant_id = provider.tenant_id and kept.provider_id = provider.id and kept.person_id = ${personId}
    where provider.tenant_id = ${tenant.id} and provider.is_on and provider.is_enforced
    order by provider.id limit 1 for update of provider`.execute(db);
  const [provider] = providers.rows;
  if (!provider) return undefined;
  const others = await sql<{ count: number }>`select count(*)::int as count from sign_in_break_glass kept
    join person on person.tenant_id = kept.tenant_id and person.id = kept.person_id and person.deactivated_at is null
    join credential on credential.tenant_id = kept.tenant_id and credential.person_id = kept.person_id
    where kept.tenant_id = ${tenant.id} and kept.provider_id = ${provider.id} and kept.person_id <> ${personId}`.execute(
    db,
  );
  const left = others.rows[0]?.count ?? 0;
  return left < leastBreakGlass ? { provider: provider.name, left } : undefined;
}

/** @throws HttpProblem 409 for one of the last people who may sign in without an enforced provider. */
export async function demandNoKeeper(scope: Scope, personId: number): Promise<void> {
  const few = await keepersWithout(scope, personId);
  if (few) throw conflict(accountWords, 'last_keepers', few.provider);
}
