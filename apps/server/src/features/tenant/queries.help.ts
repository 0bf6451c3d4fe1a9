import { type FlagColumn, flagColumns } from '@bellwether/domain/people/roles/flags';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Person } from '#platform/database/database-types.ts';
import type { Scope } from '#platform/session/scope.ts';

export type ContactRow = Pick<Selectable<Person>, 'id' | 'name' | 'job_title' | 'avatar' | FlagColumn>;

/**
 * Returns the active people who have a special permission and have accepted their invitation, by name.
 * Includes observers only for people who see observers in lists (tenant.5).
 */
export async function contactsOf(scope: Scope): Promise<ContactRow[]> {
  return scope.db
    .selectFrom('person')
    .select(['id', 'name', 'job_title', 'avatar', ...flagColumns])
    .where('tenant_id', '=', scope.tenant.id)
    .where('deactivated_at', 'is', null)
    .where('invitation_accepted_at', 'is not', null)
    .where(sql<boolean>`(${sql.raw(flagColumns.join(' or '))})`)
    .$if(!scope.capabilities.seesObservers, (query) => query.where('role_name', '<>', 'observer'))
    .orderBy(sql`fold(name)`)
    .orderBy('id')
    .execute();
}
