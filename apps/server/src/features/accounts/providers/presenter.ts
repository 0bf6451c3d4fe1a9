import type { Provider } from '@bellwether/contract/accounts/providers';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import type { ServerContext } from '#platform/context.ts';
import { domainRecord } from '#platform/identity/domain-proof.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type ProviderPlace, placesOf } from './access.place.ts';
import { readProviders, type StoredProvider } from './access.ts';
import { type ProviderParts, partsOfProviders } from './queries.ts';

/** Returns the company's providers, without their secrets. */
export async function presentProviders(
  context: ServerContext,
  scope: Scope,
  authority: string,
): Promise<Provider[]> {
  const parts = await partsOfProviders(scope);
  const providers = await readProviders(scope.db, { tenantId: scope.tenant.id });
  return providers.flatMap((provider) => {
    const found = parts.get(provider.id);
    return found ? [present(provider, found, placesOf(context, scope.tenant, authority, provider))] : [];
  });
}

/** Returns one of the company's providers. */
export async function presentProvider(
  context: ServerContext,
  scope: Scope,
  asked: { readonly authority: string; readonly id: number },
): Promise<Provider> {
  const all = await presentProviders(context, scope, asked.authority);
  const found = all.find(({ Id }) => Id === asked.id);
  if (!found) throw new Error(`The provider ${asked.id} is missing.`);
  return found;
}

function present(provider: StoredProvider, parts: ProviderParts, places: ProviderPlace): Provider {
  return {
    Id: provider.id,
    Kind: provider.kind,
    Preset: provider.preset,
    Name: provider.name,
    Issuer: provider.issuer,
    ClientId: provider.clientId,
    HasSecret: provider.sealedSecret !== null,
    IsOn: provider.isOn,
    IsEnforced: provider.isEnforced,
    IsAuthoritative: provider.isAuthoritative,
    CreatesPeople: provider.createsPeople,
    CreatesUnder: parts.manager && { Id: parts.manager.id, Name: parts.manager.name },
    TakesUnasked: provider.takesUnasked,
    Domains: parts.domains.map(({ domain }) => domain),
    DomainClaims: parts.domains.map(({ domain, proof, claimedAt }) => ({
      Domain: domain,
      Record: domainRecord(proof),
      ClaimedAt: claimedAt === null ? null : instantToIso(claimedAt),
    })),
    BreakGlass: parts.breakGlass.map(({ id, name, hasLeft }) => ({ Id: id, Name: name, HasLeft: hasLeft })),
    People: parts.people,
    RedirectAddress: places.redirect,
    LogoutAddress: places.logout,
    MetadataAddress: provider.kind === 'saml' ? places.metadata : null,
    Certificates: (provider.saml?.certificates ?? []).map(({ until, subject }) => ({
      Until: instantToIso(until),
      Subject: subject,
    })),
    UpdatedAt: instantToIso(provider.updatedAt),
  };
}
