import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { conflict } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldGoalImport, holdGoalImport } from './access.ts';
import { undoTime } from './presenter.ts';
import { goalImportWords } from './words.ts';

/**
 * Takes back all goals of an own import.
 * @throws HttpProblem 404, and 409 after 24 hours, once somebody has touched one of the goals, or if nothing was written.
 */
export async function undoGoalImport(scope: Scope, importId: number): Promise<HeldGoalImport> {
  const { db, tenant, now } = scope;
  // 10,000 goals with twelve weeks each take longer than an act of one goal may.
  await sql`set local statement_timeout = '2min'`.execute(db);
  const held = await holdGoalImport(scope, importId, { lock: true });
  if (held.state !== 'done' || held.written_at === null) throw conflict(goalImportWords, 'not_done');
  if (now >= held.written_at + undoTime) throw conflict(goalImportWords, 'undo_over');
  // Whoever would touch one of the goals waits, and then finds none.
  const { rows } = await sql<{ id: number }>`select id from goal
    where tenant_id = ${tenant.id} and import_id = ${importId} order by id for update`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length !== (held.outcome?.goals ?? 0) || (await isTouched(scope, importId, ids)))
    throw conflict(goalImportWords, 'touched');
  await sql`delete from goal where tenant_id = ${tenant.id} and id = any(${ids}::int[])`.execute(db);
  await db
    .updateTable('goal_import')
    .set({ state: 'undone', changed_at: timestamp(now), left_out: null })
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', importId)
    .execute();
  await recordEvent(scope, {
    kind: 'goals.import_undone',
    subjectId: importId,
    detail: { goals: ids.length },
  });
  return { ...held, state: 'undone' };
}

/** Whether anything of the goals is not as the import has written it, or anything else refers to one of them. */
async function isTouched({ db, tenant }: Scope, importId: number, ids: readonly number[]): Promise<boolean> {
  const of = (table: string, column = 'goal_id') =>
    sql`exists (select 1 from ${sql.table(table)} other where other.tenant_id = ${tenant.id}
      and ${sql.ref(`other.${column}`)} = any(${ids}::int[]))`;
  const { rows } = await sql<{ touched: boolean }>`select (
      exists (select 1 from goal where tenant_id = ${tenant.id} and id = any(${ids}::int[])
        and (deleted_at is not null or updated_at <> created_at or edit_state is not null))
      or exists (select 1 from goal where tenant_id = ${tenant.id} and import_id is distinct from ${importId}
        and (parent_id = any(${ids}::int[]) or carried_from_id = any(${ids}::int[])))
      or exists (select 1 from goal_prediction where tenant_id = ${tenant.id} and goal_id = any(${ids}::int[])
        and import_id is distinct from ${importId})
      or exists (select 1 from goal_comment note where note.tenant_id = ${tenant.id} and note.goal_id = any(${ids}::int[])
        and not exists (select 1 from goal_prediction said where said.tenant_id = note.tenant_id
          and said.goal_id = note.goal_id and said.status_id = note.commentable_id and said.created_at = note.created_at
          and note.commentable_type = 'GoalStatus' and note.updated_at = note.created_at and note.deleted_at is null))
      or exists (select 1 from goal_result where tenant_id = ${tenant.id} and goal_id = any(${ids}::int[])
        and (import_id is distinct from ${importId} or updated_at <> created_at or retracted_at is not null))
      or ${of('goal_edit')} or ${of('goal_follow')} or ${of('goal_opinion')} or ${of('agent_view')} or ${of('goal_look')} or ${of('goal_tie')}
      or ${of('goal_transition')} or ${of('action_item')}) as touched`.execute(db);
  return rows[0]?.touched !== false;
}
