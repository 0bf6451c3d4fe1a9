import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Person } from '#platform/database/database-types.ts';
import type { Scope } from '#platform/session/scope.ts';

export type ContactRow = Pick<
  Selectable<Person>,
  | 'id'
  | 'name'
  | 'job_title'
  | 'avatar'
  | 'is_org_admin'
  | 'is_goal_admin'
  | 'is_hr_admin'
  | 'is_goal_manager'
>;

/**
 * Returns the active people who have a special permission and have accepted their invitation, by name.
 * Includes observers only for people who see observers in lists (tenant.5).
 */
export async function contactsOf(scope: Scope): Promise<ContactRow[]> {
  return scope.db
    .selectFrom('person')
    .select([
      'id',
      'name',
      'job_title',
      'avatar',
      'is_org_admin',
      'is_goal_admin',
      'is_hr_admin',
      'is_goal_manager',
    ])
    .where('tenant_id', '=', scope.tenant.id)
    .where('deactivated_at', 'is', null)
    .where('invitation_accepted_at', 'is not', null)
    .where(sql<boolean>`(is_org_admin or is_goal_admin or is_hr_admin or is_goal_manager)`)
    .$if(!scope.capabilities.seesObservers, (query) => query.where('role_name', '<>', 'observer'))
    .orderBy(sql`fold(name)`)
    .orderBy('id')
    .execute();
}
