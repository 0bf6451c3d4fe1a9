import type { SavedView, ViewScreen } from '@bellwether/contract/people/views';
import { savedViewLimits } from '@bellwether/domain/people/views';
import { timestamp } from '#platform/database/instant.ts';
import { conflict, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { viewWords } from '../words.ts';
import { viewsOf } from './queries.views.ts';

/**
 * Keeps the filters of a list under a name; a view of the same list and name is replaced.
 * @throws HttpProblem 409 if the person has fifty views already.
 */
export async function saveView(
  scope: Scope,
  { screen, name, query }: { screen: ViewScreen; name: string; query: string },
): Promise<SavedView> {
  const { tenant, person, db, now } = scope;
  const kept = await viewsOf(scope);
  const isKnown = kept.some((view) => view.Screen === screen && view.Name === name);
  if (!isKnown && kept.length >= savedViewLimits.most) throw conflict(viewWords, 'too_many_views');
  const { id } = await db
    .insertInto('saved_view')
    .values({ tenant_id: tenant.id, person_id: person.id, screen, name, query, created_at: timestamp(now) })
    .onConflict((on) => on.columns(['tenant_id', 'person_id', 'screen', 'name']).doUpdateSet({ query }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { Id: id, Screen: screen, Name: name, Query: query };
}

/**
 * Renames an own view.
 * @throws HttpProblem 404 for every other view, 409 if another view of the list has the name.
 */
export async function renameView(scope: Scope, id: number, name: string): Promise<SavedView> {
  const { db, tenant, person } = scope;
  const kept = await viewsOf(scope);
  const view = kept.find((each) => each.Id === id);
  if (!view) throw notFound();
  const isTaken = (each: SavedView) => each.Id !== id && each.Screen === view.Screen && each.Name === name;
  if (kept.some(isTaken)) throw conflict(viewWords, 'view_name_taken');
  await db
    .updateTable('saved_view')
    .set({ name })
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', person.id)
    .where('id', '=', id)
    .execute();
  return { ...view, Name: name };
}

/** Deletes an own view. @throws HttpProblem 404 for every other. */
export async function deleteView({ db, tenant, person }: Scope, id: number): Promise<void> {
  const gone = await db
    .deleteFrom('saved_view')
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', person.id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound();
}
