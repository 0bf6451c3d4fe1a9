import type { Queries } from '../database/driver.ts';
import { unauthorized } from '../refusal/problem.ts';
import type { Scope } from './scope.ts';

/**
 * Locks the acting person's row, so that two acts of one person at once do not pass a limit. Every command that changes the
 * person's links, invitation or password locks it first: with one order of locks, two of them at once cannot deadlock.
 */
export async function lockActingPerson({ db, tenant, person }: Scope): Promise<void> {
  await lockPerson(db, { tenantId: tenant.id, personId: person.id });
}

/**
 * Locks the acting person's row, before a command gives them another way in: a token, an agent, a second step or a
 * secret link.
 * @throws HttpProblem 401 if the session ended while the call waited, for example by *This was not me*.
 */
export async function lockActingSession(scope: Scope): Promise<void> {
  await lockActingPerson(scope);
  const session = await scope.db
    .selectFrom('session')
    .select('id')
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', scope.principal.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!session) throw unauthorized();
}

/** Locks a person's row until the transaction ends. */
export async function lockPerson(
  db: Queries,
  { tenantId, personId }: { readonly tenantId: number; readonly personId: number },
): Promise<void> {
  await db
    .selectFrom('person')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Locks the company's settings, so that two acts of its people at once do not pass a limit. */
export async function lockCompany({
  db,
  tenant,
}: {
  readonly db: Queries;
  readonly tenant: { readonly id: number };
}): Promise<void> {
  await db
    .selectFrom('tenant_setting')
    .select('tenant_id')
    .where('tenant_id', '=', tenant.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
