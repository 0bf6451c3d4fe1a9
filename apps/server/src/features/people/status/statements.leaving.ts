import type { LeftBehind } from '@bellwether/domain/people/status/leaving';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { visibleGoal } from '../../goals/access.ts';
import { isWaiting } from '../../goals/reading/access.demands.ts';
import { actingManagerOf, reportsPart } from '../access.ts';

/** What waits for a person, and to whom it falls when the person leaves (people.16). */
export interface LeavingRow extends LeftBehind {
  /** The nearest active person above; null without one. */
  readonly manager_id: number | null;
  readonly manager_name: string | null;
}

/** Returns what waits for a person; of goals only those that the acting person sees. */
export async function readLeaving(scope: Scope, personId: number): Promise<LeavingRow> {
  const row = (await readLeavingOf(scope, [personId], visibleGoal(scope, 'goal'))).get(personId);
  if (!row) throw new Error('The counts are one row.');
  return row;
}

/** Returns what waits for each of some people, in one statement; `seen` is the condition of the goals that count. */
export async function readLeavingOf(
  scope: Scope,
  ids: readonly number[],
  seen: RawBuilder<SqlBool>,
): Promise<Map<number, LeavingRow>> {
  const { db, tenant } = scope;
  const person = sql<number>`who.person_id`;
  const items = (which: RawBuilder<SqlBool>) => sql`(select count(*)::int from action_item item
    where item.tenant_id = ${tenant.id} and item.state = 'in_progress' and item.deleted_at is null and ${which})`;
  const query = sql<LeavingRow & { person_id: number }>`select who.person_id, counts.*
    from unnest(${ids}::int[]) as who (person_id) cross join lateral (
    with recursive ${reportsPart({ tenant, person: { id: person } })},
    next (id) as materialized (select ${actingManagerOf(scope, person)})
    select next.id as manager_id, manager.name as manager_name,
      (select count(*)::int from goal where goal.tenant_id = ${tenant.id}
        and goal.owner_id = any(array(select id from report)) and goal.deleted_at is null and ${isWaiting('goal')}
        and not exists (select from goal_tie tie where tie.tenant_id = goal.tenant_id and tie.goal_id = goal.id
          and tie.person_id = ${person}
          and tie.kind = case when goal.state = 'approved' then 'owned_edit' else 'owned_submission' end)
        and ${seen}) as approvals,
      (select count(*)::int from appraisal where appraisal.tenant_id = ${tenant.id}
        and appraisal.reviewer_id = ${person} and appraisal.state <> 'completed') as appraisals,
      ${items(sql`item.assignee_id = ${person}`)} as items,
      ${items(sql`item.requester_id = ${person} and item.assignee_id <> ${person}`)} as requests,
      (select count(*)::int from person report where report.tenant_id = ${tenant.id}
        and report.manager_id = ${person} and report.deactivated_at is null) as reports,
      (select count(*)::int from goal where goal.tenant_id = ${tenant.id} and goal.owner_id = ${person}
        and goal.deleted_at is null and goal.state not in ('draft', 'finalized', 'shelved') and ${seen}) as goals
    from next left join person manager on manager.tenant_id = ${tenant.id} and manager.id = next.id) counts`;
  const { rows } = await query.execute(db);
  return new Map(rows.map(({ person_id, ...row }) => [person_id, row]));
}
