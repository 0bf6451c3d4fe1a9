import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { changedMeanwhile, nextVersion, refuseStale } from '#platform/http/version.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type Theme, themeOf } from './access.ts';

/**
 * Adds or changes the theme of the current quarter.
 * `startedFrom` is the `UpdatedAt` that the screen showed, null if it showed no theme; undefined checks
 * nothing.
 * @throws HttpProblem 409 when the theme has changed since.
 */
export async function saveTheme(
  scope: Scope,
  title: string,
  startedFrom: string | null | undefined,
): Promise<Theme> {
  const { periodId, theme } = await themeOf(scope, { lock: true });
  if (theme === null && typeof startedFrom === 'string') throw changedMeanwhile();
  if (theme !== null && startedFrom === null) throw changedMeanwhile();
  if (theme !== null) refuseStale(startedFrom ?? undefined, theme.updatedAt);
  const row =
    theme === null ? await addTheme(scope, periodId, title) : await changeTheme(scope, periodId, title);
  // Another person added the theme after it was read, or deleted it while this call waited for the lock.
  if (!row) throw changedMeanwhile();
  await recordEvent(scope, {
    kind: theme === null ? 'theme.added' : 'theme.changed',
    subjectId: periodId,
    detail: {},
  });
  return { title, periodId, updatedAt: row.updated_at };
}

async function addTheme(scope: Scope, periodId: number, title: string) {
  const at = timestamp(scope.now);
  return scope.db
    .insertInto('quarter_theme')
    .values({
      tenant_id: scope.tenant.id,
      period_id: periodId,
      title,
      author_id: scope.person.id,
      created_at: at,
      updated_at: at,
    })
    .onConflict((existing) => existing.columns(['tenant_id', 'period_id']).doNothing())
    .returning('updated_at')
    .executeTakeFirst();
}

async function changeTheme(scope: Scope, periodId: number, title: string) {
  return scope.db
    .updateTable('quarter_theme')
    .set({ title, author_id: scope.person.id, updated_at: nextVersion(scope) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('period_id', '=', periodId)
    .returning('updated_at')
    .executeTakeFirst();
}

/**
 * Deletes the theme of the current quarter.
 * @throws HttpProblem 404 without a theme, 409 if it is not the one that the screen showed.
 */
export async function deleteTheme(scope: Scope, startedFrom: string | undefined): Promise<number> {
  const { periodId, theme } = await themeOf(scope, { lock: true });
  if (theme === null) throw startedFrom === undefined ? notFound() : changedMeanwhile();
  refuseStale(startedFrom, theme.updatedAt);
  await scope.db
    .deleteFrom('quarter_theme')
    .where('tenant_id', '=', scope.tenant.id)
    .where('period_id', '=', periodId)
    .execute();
  await recordEvent(scope, { kind: 'theme.deleted', subjectId: periodId, detail: {} });
  return periodId;
}
