import { randomBytes } from 'node:crypto';
import { leastBreakGlass } from '@bellwether/domain/accounts/providers/provider';
import { mayHaveReports } from '@bellwether/domain/people/roles/roles';
import { sql } from 'kysely';
import { badField, conflict } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { providerWords } from './words.ts';

/**
 * Demands that the people who keep their password are active people with one, and at least two while a provider is enforced.
 * @throws HttpProblem 400 at `BreakGlass`, 409 for fewer than two.
 */
export async function demandBreakGlass(
  { db, tenant }: Scope,
  personIds: readonly number[],
  { isEnforced, isAsked }: { readonly isEnforced: boolean; readonly isAsked: boolean },
): Promise<void> {
  const wanted = [...new Set(personIds)];
  const { rows } = await sql<{ id: number }>`
    select person.id from person join credential
      on credential.tenant_id = person.tenant_id and credential.person_id = person.id
    where person.tenant_id = ${tenant.id} and person.id = any(${wanted}::int[]) and person.deactivated_at is null`.execute(
    db,
  );
  if (isEnforced && rows.length < leastBreakGlass) throw conflict(providerWords, 'needs_break_glass');
  if (rows.length < wanted.length && isAsked)
    throw badField('BreakGlass', providerWords, 'break_glass_unknown');
}

/** @throws HttpProblem 400 at `CreatesUnder` for somebody who cannot have reports. */
export async function demandManager({ db, tenant }: Scope, managerId: number | null): Promise<void> {
  if (managerId === null) return;
  const found = await db
    .selectFrom('person')
    .select('role_name')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', managerId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  if (!found || !mayHaveReports(found.role_name))
    throw badField('CreatesUnder', providerWords, 'manager_unknown');
}

/** Keeps the domains of a provider; a domain that stays keeps its proof. */
export async function keepDomains(
  scope: Scope,
  providerId: number,
  domains: readonly string[],
): Promise<void> {
  const { db, tenant } = scope;
  const wanted = [...new Set(domains)];
  await sql`delete from sign_in_domain where tenant_id = ${tenant.id} and provider_id = ${providerId}
    and domain <> all(${wanted}::text[])`.execute(db);
  if (wanted.length === 0) return;
  await db
    .insertInto('sign_in_domain')
    .values(
      wanted.map((domain) => ({
        tenant_id: tenant.id,
        provider_id: providerId,
        domain,
        proof: randomBytes(18).toString('base64url'),
      })),
    )
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
  const { rows } = await sql<{
    domain: string;
  }>`select domain from sign_in_domain where tenant_id = ${tenant.id}
    and provider_id <> ${providerId} and domain = any(${wanted}::text[]) order by domain`.execute(db);
  if (rows[0]) throw badField('Domains', providerWords, 'domain_taken', rows[0].domain);
}

/** Keeps the people who may use their password while a provider is enforced. */
export async function keepBreakGlass(
  { db, tenant }: Scope,
  providerId: number,
  personIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('sign_in_break_glass')
    .where('tenant_id', '=', tenant.id)
    .where('provider_id', '=', providerId)
    .execute();
  await sql`insert into sign_in_break_glass (tenant_id, provider_id, person_id)
    select tenant_id, ${providerId}::int, id from person
    where tenant_id = ${tenant.id} and id = any(${[...personIds]}::int[])`.execute(db);
}
