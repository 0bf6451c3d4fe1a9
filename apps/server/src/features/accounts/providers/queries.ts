import type { SignInWay } from '@bellwether/contract/accounts/sign-in-ways';
import type { Arrival, ArrivalFacts } from '@bellwether/domain/accounts/providers/arrival';
import type { ProviderPreset } from '@bellwether/domain/accounts/providers/provider';
import { sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import type { Queries } from '#platform/database/driver.ts';
import { inTenant } from '#platform/database/transaction.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { StoredProvider } from './access.ts';

/** The parts of a provider that other tables hold. */
export interface ProviderParts {
  readonly domains: readonly {
    readonly domain: string;
    readonly proof: string;
    readonly claimedAt: number | null;
  }[];
  readonly breakGlass: readonly { readonly id: number; readonly name: string; readonly hasLeft: boolean }[];
  readonly manager: { readonly id: number; readonly name: string } | null;
  readonly people: number;
}

/** Returns the parts of the company's providers, by the provider's id, in one statement. */
export async function partsOfProviders({ db, tenant }: Scope): Promise<Map<number, ProviderParts>> {
  const query = sql<{
    id: number;
    domains: { domain: string; proof: string; claimed: string | null }[];
    kept: { id: number; name: string; hasLeft: boolean }[];
    manager_id: number | null;
    manager: string | null;
    people: number;
  }>`select provider.id,
      (select coalesce(jsonb_agg(jsonb_build_object('domain', d.domain, 'proof', d.proof,
          'claimed', d.claimed_at) order by d.domain), '[]') from sign_in_domain d
        where d.tenant_id = provider.tenant_id and d.provider_id = provider.id) as domains,
      (select coalesce(jsonb_agg(jsonb_build_object('id', person.id, 'name', person.name,
          'hasLeft', person.deactivated_at is not null) order by fold(person.name), person.id), '[]')
        from sign_in_break_glass kept join person on person.tenant_id = kept.tenant_id and person.id = kept.person_id
        where kept.tenant_id = provider.tenant_id and kept.provider_id = provider.id) as kept,
      manager.id as manager_id, manager.name as manager,
      (select count(distinct person_id)::int from sign_in_identity linked where linked.tenant_id = provider.tenant_id
        and linked.provider_id = provider.id and linked.issuer = provider.issuer) as people
    from sign_in_provider provider
      left join person manager on manager.tenant_id = provider.tenant_id and manager.id = provider.creates_under
    where provider.tenant_id = ${tenant.id}`;
  const { rows } = await query.execute(db);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        domains: row.domains.map(({ domain, proof, claimed }) => ({
          domain,
          proof,
          claimedAt: claimed === null ? null : Date.parse(claimed),
        })),
        breakGlass: row.kept,
        manager: row.manager_id === null ? null : { id: row.manager_id, name: row.manager ?? '' },
        people: row.people,
      },
    ]),
  );
}

/** Returns the ways to sign in that are on, for the sign-in page of a company. */
export async function signInWaysOf(context: ServerContext, tenantId: number): Promise<SignInWay[]> {
  const query = sql<{
    id: number;
    name: string;
    preset: ProviderPreset;
    is_enforced: boolean;
    domains: string[];
  }>`
    select id, name, preset, is_enforced, array(select domain from sign_in_domain d
      where d.tenant_id = provider.tenant_id and d.provider_id = provider.id order by domain) as domains
    from sign_in_provider provider where tenant_id = ${tenantId} and is_on order by id`;
  const { rows } = await inTenant(context.pool, tenantId, (db) => query.execute(db));
  return rows.map((row) => ({
    Id: row.id,
    Name: row.name,
    Preset: row.preset,
    IsEnforced: row.is_enforced,
    Domains: row.domains,
  }));
}

/** Returns what the company knows about somebody whom a provider sends. */
export async function factsOfArrival(
  db: Queries,
  asked: { tenantId: number; provider: StoredProvider; issuer: string; subject: string; arrival: Arrival },
): Promise<ArrivalFacts> {
  const { tenantId, provider, issuer, subject, arrival } = asked;
  const query = sql<{
    id: number;
    email: string;
    is_active: boolean;
    is_linked: boolean;
    is_addressee: boolean;
    has_link: boolean;
  }>`select person.id, person.email, person.deactivated_at is null as is_active,
      person.email_key = ${arrival.emailKey} as is_addressee,
      exists (select from sign_in_identity link where link.tenant_id = person.tenant_id and link.person_id = person.id
        and link.provider_id = ${provider.id} and link.issuer = ${issuer} and link.subject = ${subject}) as is_linked,
      exists (select from sign_in_identity link where link.tenant_id = person.tenant_id and link.person_id = person.id
        and link.provider_id = ${provider.id} and link.issuer = ${issuer}) as has_link
    from person where person.tenant_id = ${tenantId} and (person.email_key = ${arrival.emailKey} or person.id in (
      select person_id from sign_in_identity link where link.tenant_id = ${tenantId}
        and link.provider_id = ${provider.id} and link.issuer = ${issuer} and link.subject = ${subject}))`;
  const { rows } = await query.execute(db);
  const domains = await db
    .selectFrom('sign_in_domain')
    .select(['domain', 'claimed_at'])
    .where('tenant_id', '=', tenantId)
    .where('provider_id', '=', provider.id)
    .execute();
  const personOf = (row: (typeof rows)[number] | undefined) =>
    row && { id: row.id, email: row.email, isActive: row.is_active };
  const addressee = arrival.emailKey === '' ? undefined : rows.find((row) => row.is_addressee);
  return {
    linked: personOf(rows.find((row) => row.is_linked)),
    addressee: personOf(addressee),
    isAddresseeLinked: addressee?.has_link ?? false,
    provider: {
      isAuthoritative: provider.isAuthoritative,
      createsPeople: provider.createsPeople,
      domains: domains.map(({ domain }) => domain),
      claimedDomains: domains.flatMap(({ domain, claimed_at: at }) => (at === null ? [] : [domain])),
    },
  };
}

/** Returns the people who may set connections up: the active org admins and the ceo. */
export async function peopleOfConnections(db: Queries, tenantId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from person where tenant_id = ${tenantId}
    and deactivated_at is null and (is_org_admin or role_name = 'ceo') order by id`.execute(db);
  return rows.map(({ id }) => id);
}
