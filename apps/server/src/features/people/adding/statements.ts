import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { isBelowActor } from '../access.ts';

interface FoundPerson {
  readonly is_deactivated: boolean;
  /** Whether the acting person is in their management chain. */
  readonly is_below_actor: boolean;
}

/** Returns the person who signs in with an e-mail, whether visible or not; undefined if there is none. */
export async function findByEmail(scope: Scope, emailKey: string): Promise<FoundPerson | undefined> {
  const query = sql<FoundPerson>`
    select deactivated_at is not null as is_deactivated, ${isBelowActor(scope, sql.ref('person.id'))} as is_below_actor
    from person where tenant_id = ${scope.tenant.id} and email_key = ${emailKey}`;
  return (await query.execute(scope.db)).rows[0];
}
