import type { startProof } from '@bellwether/contract/accounts/providers';
import type { EndpointReply } from '@bellwether/contract/endpoint';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { passwordRightOf } from '../access.password.ts';
import { prepareAttempts } from './commands.attempt.ts';

/** Returns how the acting person can prove that they are present: the password, or a fresh sign-in at a provider (accounts.7). */
export async function waysToProve(scope: Scope): Promise<EndpointReply<typeof startProof>> {
  const { db, tenant, person } = scope;
  const { rows: providers } = await sql<{ id: number; name: string }>`
    select provider.id, provider.name from sign_in_provider provider
    where provider.tenant_id = ${tenant.id} and provider.is_on and exists (select from sign_in_identity link
      where link.tenant_id = provider.tenant_id and link.provider_id = provider.id and link.issuer = provider.issuer
        and link.person_id = ${person.id})
    order by provider.id`.execute(db);
  const credential = await db
    .selectFrom('credential')
    .select('person_id')
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', person.id)
    .executeTakeFirst();
  const { enforced, isBreakGlass } = await passwordRightOf(scope);
  const addresses = await prepareAttempts(
    scope,
    'proof',
    providers.map(({ id }) => id),
  );
  const isPasswordOpen = enforced === undefined || isBreakGlass || addresses.length === 0;
  return {
    HasPassword: credential !== undefined && isPasswordOpen,
    Providers: providers.map(({ name }, at) => ({ Name: name, Address: addresses[at] ?? '' })),
  };
}
