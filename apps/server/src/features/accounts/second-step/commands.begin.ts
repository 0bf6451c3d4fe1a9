import type { SecondStepAsked } from '@bellwether/contract/problem';
import { timestamp } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';
import { mintToken } from '#platform/session/token.ts';
import { secondStepOf, waysOf } from './queries.ts';

/** How long the second step may take after the password. */
export const halfSessionLifetime = 10 * 60_000;

/**
 * Begins the second step of a person whose password was right. Returns undefined if the person has none: then the password
 * is enough.
 */
export async function beginSecondStep(scope: Scope): Promise<SecondStepAsked | undefined> {
  const { db, tenant, person, now } = scope;
  const Ways = waysOf(await secondStepOf(db, { tenantId: tenant.id, personId: person.id }));
  if (Ways.length === 0) return undefined;
  const { token, secretHash } = mintToken(tenant.id);
  await db
    .deleteFrom('half_session')
    .where('tenant_id', '=', tenant.id)
    .where('created_at', '<', timestamp(now - halfSessionLifetime) as never)
    .execute();
  await db
    .insertInto('half_session')
    .values({
      tenant_id: tenant.id,
      person_id: person.id,
      secret_hash: secretHash,
      created_at: timestamp(now),
    })
    .execute();
  return { Token: token, Ways };
}
