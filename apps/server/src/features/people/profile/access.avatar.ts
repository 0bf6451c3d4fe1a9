import { mayChangeAvatar, seesPerson } from '@bellwether/domain/people/profile/avatar-rights';
import { sql } from 'kysely';
import { forbidden, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';

/** A visible person, with the fields for their picture. */
export interface HeldAvatar {
  readonly personId: number;
  /** The key of the picture's file; null without a picture. */
  readonly key: string | null;
}

/**
 * Reads a person's picture.
 * @throws HttpProblem 404 for an unknown person, and for an observer whom the acting person may not see.
 */
export async function holdAvatar(scope: Scope, personId: number): Promise<HeldAvatar> {
  return (await seenPerson(scope, personId, false)).held;
}

/**
 * Reads a person's picture for a change; with `lock` the row stays locked until the commit.
 * @throws HttpProblem 403 if the acting person may never change it.
 */
export async function holdChangeableAvatar(
  scope: Scope,
  personId: number,
  options: { lock: boolean },
): Promise<HeldAvatar> {
  const { held, person } = await seenPerson(scope, personId, options.lock);
  if (!mayChangeAvatar(scope.person, person)) throw forbidden();
  return held;
}

async function seenPerson(scope: Scope, personId: number, lock: boolean) {
  const { db, tenant, person: acting } = scope;
  const row = await db
    .selectFrom('person')
    .select(['id', 'role_name as role', 'avatar'])
    .select(
      sql<boolean>`exists (select from org_path where org_path.tenant_id = ${tenant.id}
        and org_path.ancestor_id = ${acting.id} and org_path.descendant_id = person.id and org_path.depth > 0)`.as(
        'isBelow',
      ),
    )
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', personId)
    .$if(lock, (query) => query.forNoKeyUpdate('person'))
    .executeTakeFirst();
  if (!row || !seesPerson(acting, row)) throw notFound();
  return { held: { personId: row.id, key: row.avatar } satisfies HeldAvatar, person: row };
}
