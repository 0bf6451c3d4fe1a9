import { mayChangeAvatar, seesPerson } from '@bellwether/domain/people/avatar-rights';
import { sql } from 'kysely';
import { forbidden, notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';

/** A person whom the acting person sees, as far as the picture is concerned. */
export interface HeldAvatar {
  readonly personId: number;
  /** The key of the file; null without a picture. */
  readonly key: string | null;
}

/** Reads a person's picture. 404 for nobody, and for observers where they are not seen. */
export async function holdAvatar(scope: Scope, personId: number): Promise<HeldAvatar> {
  return (await seenPerson(scope, personId, false)).held;
}

/** The same for changing it, 403 where that is never allowed; with `lock` the row is kept until the commit. */
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
    .$if(lock, (query) => query.forUpdate('person'))
    .executeTakeFirst();
  if (!row || !seesPerson(acting, row)) throw notFound();
  return { held: { personId: row.id, key: row.avatar } satisfies HeldAvatar, person: row };
}
