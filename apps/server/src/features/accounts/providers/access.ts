import type { ProviderKind, ProviderPreset } from '@bellwether/domain/accounts/providers/provider';
import type { ServerContext } from '#platform/context.ts';
import type { Queries } from '#platform/database/driver.ts';
import type { OpenIdClient } from '#platform/identity/open-id.ts';
import type { SamlSettings } from '#platform/identity/saml-metadata.ts';
import { notFound } from '#platform/refusal/problem.ts';
import { unseal } from '#platform/secrets/seal.ts';
import type { Scope } from '#platform/session/scope.ts';

/** A provider of sign-ins, as stored. */
export interface StoredProvider {
  readonly id: number;
  readonly kind: ProviderKind;
  readonly preset: ProviderPreset;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly sealedSecret: string | null;
  /** Undefined for OpenID Connect. */
  readonly saml: SamlSettings | undefined;
  readonly isOn: boolean;
  readonly isEnforced: boolean;
  readonly isAuthoritative: boolean;
  readonly createsPeople: boolean;
  readonly createsUnder: number | null;
  readonly takesUnasked: boolean;
  /** Epoch milliseconds. */
  readonly updatedAt: number;
}

/** Returns the company's providers, oldest first, or the one with an id. */
export async function readProviders(
  db: Queries,
  { tenantId, id, lock = false }: { tenantId: number; id?: number; lock?: boolean },
): Promise<StoredProvider[]> {
  let query = db.selectFrom('sign_in_provider').selectAll().where('tenant_id', '=', tenantId).orderBy('id');
  if (id !== undefined) query = query.where('id', '=', id);
  if (lock) query = query.forUpdate();
  return (await query.execute()).map((row) => ({
    id: row.id,
    kind: row.kind as ProviderKind,
    preset: row.preset as ProviderPreset,
    name: row.name,
    issuer: row.issuer,
    clientId: row.client_name,
    sealedSecret: row.sealed_secret,
    saml: row.kind === 'saml' ? (row.settings as SamlSettings) : undefined,
    isOn: row.is_on,
    isEnforced: row.is_enforced,
    isAuthoritative: row.is_authoritative,
    createsPeople: row.creates_people,
    createsUnder: row.creates_under,
    takesUnasked: row.takes_unasked,
    updatedAt: row.updated_at,
  }));
}

/** Returns a provider of a company; undefined without it. */
export async function findProvider(
  db: Queries,
  asked: { tenantId: number; id: number; lock?: boolean },
): Promise<StoredProvider | undefined> {
  return (await readProviders(db, asked))[0];
}

/**
 * Returns a provider for an admin; the endpoint's `who` refuses everybody else.
 * @throws HttpProblem 404 without it.
 */
export async function demandProvider(
  scope: Scope,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredProvider> {
  const found = await findProvider(scope.db, { tenantId: scope.tenant.id, id, lock });
  if (!found) throw notFound();
  return found;
}

/** Returns the client by which the application is known at an OpenID provider. */
export function clientOf(context: ServerContext, provider: StoredProvider): OpenIdClient {
  const { issuer, clientId, sealedSecret } = provider;
  return {
    issuer,
    clientId,
    secret: sealedSecret === null ? undefined : unseal(context.config, sealedSecret),
  };
}
