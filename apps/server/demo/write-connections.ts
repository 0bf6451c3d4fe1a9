import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '#platform/config/config.ts';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { canSeal, seal } from '#platform/secrets/seal.ts';

interface ConnectionsToWrite {
  readonly tenantId: number;
  readonly authorId: number;
  readonly now: number;
  readonly config: Config;
}

const day = 86_400_000;

/**
 * Writes a token and a provider of sign-ins that are set up and that nobody can use: the token's secret is known to nobody, and
 * the provider is off.
 */
export async function writeConnections(
  db: Queries,
  { tenantId, authorId, now, config }: ConnectionsToWrite,
): Promise<void> {
  await db
    .insertInto('api_token')
    .values({
      tenant_id: tenantId,
      person_id: authorId,
      is_company: true,
      name: 'Weekly numbers for the data warehouse',
      scopes: ['goals:read', 'reports:read'],
      secret_hash: createHash('sha256').update(randomBytes(32)).digest(),
      created_at: timestamp(now - 40 * day),
      expires_at: timestamp(now + 320 * day),
    })
    .execute();
  await db
    .insertInto('sign_in_provider')
    .values({
      tenant_id: tenantId,
      kind: 'oidc',
      preset: 'okta',
      name: 'Northwind',
      issuer: 'https://northwind.okta.com',
      client_name: 'bellwether',
      sealed_secret: canSeal(config)
        ? seal(config, 'sign_in_provider.sealed_secret', randomBytes(24).toString('base64url'))
        : null,
      created_at: timestamp(now - 3 * day),
      updated_at: timestamp(now - 3 * day),
    })
    .execute();
}
