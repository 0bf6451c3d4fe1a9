import type { testProvider as testProviderCall } from '@bellwether/contract/accounts/providers';
import type { EndpointReply } from '@bellwether/contract/endpoint';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import type { OutsideAgain } from '#platform/http/route.ts';
import { isDomainProved } from '#platform/identity/domain-proof.ts';
import { describeOpenId } from '#platform/identity/open-id.ts';
import { ProviderFault } from '#platform/identity/provider-fetch.ts';
import type { Scope } from '#platform/session/scope.ts';
import { clientOf, demandProvider, type StoredProvider } from './access.ts';
import { prepareAttempts } from './commands.attempt.ts';
import { presentProvider } from './presenter.ts';
import { providerWords } from './words.ts';

/**
 * Asks a provider and the name servers of its domains, and prepares a trial by the acting admin: a sign-in that signs nobody in
 * and shows what came.
 */
export async function testProvider(
  context: ServerContext,
  scope: Scope,
  { id, authority }: { readonly id: number; readonly authority: string },
): Promise<OutsideAgain<EndpointReply<typeof testProviderCall>>> {
  const provider = await demandProvider(scope, id);
  const [address = ''] = await prepareAttempts(scope, 'trial', [id]);
  const open = await scope.db
    .selectFrom('sign_in_domain')
    .select(['domain', 'proof'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('provider_id', '=', id)
    .where('claimed_at', 'is', null)
    .execute();
  return async (_gone, again) => {
    const isReachable = await answers(context, provider);
    const proved = await Promise.all(open.map(({ domain, proof }) => isDomainProved(domain, proof)));
    const claimed = open.filter((_, at) => proved[at]).map(({ domain }) => domain);
    return again(async (later) => {
      if (claimed.length > 0) await claim(later, id, claimed);
      const fault = isReachable ? null : later.language.words(providerWords).not_reachable;
      return {
        IsReachable: isReachable,
        Fault: fault,
        Address: address,
        Provider: await presentProvider(context, later, { authority, id }),
      };
    });
  };
}

/** A SAML provider is asked by the browser alone. */
async function answers(context: ServerContext, provider: StoredProvider): Promise<boolean> {
  if (provider.kind === 'saml') return true;
  try {
    await describeOpenId(context.config, clientOf(context, provider), true);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    context.log.warn({ err: error, provider: provider.id }, 'a provider of sign-ins did not answer');
    return false;
  }
}

async function claim(scope: Scope, providerId: number, domains: readonly string[]): Promise<void> {
  await scope.db
    .updateTable('sign_in_domain')
    .set({ claimed_at: timestamp(scope.now) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('provider_id', '=', providerId)
    .where('domain', 'in', domains)
    .execute();
  await recordEvent(scope, {
    kind: 'account.domain_claimed',
    subjectId: null,
    detail: { provider: providerId },
  });
}
