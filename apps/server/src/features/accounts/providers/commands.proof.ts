import type { startProof } from '@bellwether/contract/accounts/providers';
import type { EndpointReply } from '@bellwether/contract/endpoint';
import type { Scope } from '#platform/session/scope.ts';
import { enforcedProof, providersOf } from '../access.password.ts';
import { prepareAttempts } from './commands.attempt.ts';

/** Returns how the acting person can prove that they are present: the password, or a fresh sign-in at a provider (accounts.7). */
export async function waysToProve(scope: Scope): Promise<EndpointReply<typeof startProof>> {
  const { db, tenant, person } = scope;
  const providers = await providersOf(scope);
  const credential = await db
    .selectFrom('credential')
    .select('person_id')
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', person.id)
    .executeTakeFirst();
  const addresses = await prepareAttempts(
    scope,
    'proof',
    providers.map(({ id }) => id),
  );
  return {
    HasPassword: credential !== undefined && (await enforcedProof(scope)) === undefined,
    Providers: providers.map(({ name }, at) => ({ Name: name, Address: addresses[at] ?? '' })),
  };
}
