import { type SavedView, viewScreenSchema } from '@bellwether/contract/people/views';
import type { Scope } from '#platform/session/scope.ts';

/** Returns the acting person's saved views, by name. */
export async function viewsOf({ db, tenant, person }: Scope): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_view')
    .select(['id', 'screen', 'name', 'query'])
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', person.id)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, screen, name, query }) => ({
    Id: id,
    Screen: viewScreenSchema.parse(screen),
    Name: name,
    Query: query,
  }));
}
