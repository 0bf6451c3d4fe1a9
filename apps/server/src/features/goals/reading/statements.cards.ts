import type { Delta } from '@bellwether/domain/goals/badges';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type { GoalType } from '@bellwether/domain/goals/rules';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { visibleGoal } from '../access.ts';
import { isSentBack } from './access.demands.ts';
import { noUnit, seesDrafts } from './access.ts';

interface CardResult {
  id: number;
  kind: 'owner' | 'manager';
  completed: boolean | null;
  percent: number | null;
  quality: number | null;
}

/** A goal as a card shows it to the acting person: what they may not see is already null or not counted. */
export interface CardRow {
  id: number;
  state: GoalState;
  goal_type: GoalType;
  period_id: number;
  is_private: boolean;
  parent_id: number | null;
  title: string;
  edit_state: 'draft' | 'review' | null;
  recent_week: number;
  recent_status_id: number | null;
  recent_likelihood: number | null;
  recent_quality: number | null;
  recent_likelihood_delta: Delta | null;
  recent_quality_delta: Delta | null;
  recent_start_date: string | null;
  recent_gap: boolean;
  first_week: number;
  created_at: number;
  updated_at: number;
  owner_id: number;
  owner_name: string;
  owner_unit: string;
  owner_avatar: string | null;
  owner_title: string;
  owner_manager_id: number | null;
  owner_deactivated_at: number | null;
  child_count: number;
  parent_title: string | null;
  parent_owner_id: number | null;
  parent_owner_name: string | null;
  /** The owner's and the manager's result of the present round. */
  results: CardResult[] | null;
  /** The pending edit, where the acting person sees it. */
  edit: { id: number; updated: number } | null;
  is_followed: boolean;
  /** The last word on the acting person's own draft, or own edit draft, was somebody else's "changes requested". */
  is_sent_back: boolean;
}

/**
 * The cards of the goals with these ids, in this order. The caller has made sure that the acting person sees each of them;
 * everything around a goal (parent, children, edit) is tested here. Rare parts (results, edits, sent back drafts) are
 * looked for only where the goal's own columns say that there is one; people are read once each, departments all at once
 * from an index of their own.
 */
export async function cardsOf(scope: Scope, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { person, tenant } = scope;
  const query = sql<CardRow>`
    with listed as materialized (
      select asked.place, goal.*, case when goal.edit_state is not null then ${seesDrafts(scope, 'goal')} end as sees_edit,
        parent.title as parent_title, parent.owner_id as parent_owner_id
      from unnest(${ids}::int[]) with ordinality as asked (id, place)
      join goal on goal.tenant_id = ${tenant.id} and goal.id = asked.id
      left join goal parent on parent.tenant_id = goal.tenant_id and parent.id = goal.parent_id
        and ${visibleGoal(scope, 'parent')}
    ), department as materialized (
      select id, org_unit from person where tenant_id = ${tenant.id} and org_unit <> ''
    ), unit as materialized (
      select distinct on (up.descendant_id) up.descendant_id as id, department.org_unit as name
      from org_path up join department on department.id = up.ancestor_id
      where up.tenant_id = ${tenant.id} and up.descendant_id in (select owner_id from listed)
      order by up.descendant_id, up.depth
    ), shown as materialized (
      select someone.id, someone.name, someone.avatar, someone.job_title, someone.manager_id, someone.deactivated_at,
        coalesce(unit.name, ${noUnit}) as unit
      from (select owner_id as id from listed union select parent_owner_id from listed) asked
      join person someone on someone.tenant_id = ${tenant.id} and someone.id = asked.id
      left join unit on unit.id = someone.id
    )
    select goal.id, goal.state, goal.goal_type, goal.period_id, goal.is_private, goal.parent_id, goal.title,
      goal.edit_state, goal.recent_week, goal.recent_status_id, goal.recent_likelihood, goal.recent_quality,
      goal.recent_likelihood_delta, goal.recent_quality_delta, goal.recent_start_date, goal.recent_gap, goal.first_week,
      goal.created_at, goal.updated_at,
      owner.id as owner_id, owner.name as owner_name, owner.unit as owner_unit, owner.avatar as owner_avatar,
      owner.job_title as owner_title, owner.manager_id as owner_manager_id, owner.deactivated_at as owner_deactivated_at,
      goal.parent_title, goal.parent_owner_id, parent_owner.name as parent_owner_name,
      (select count(*)::int from goal child where child.tenant_id = ${tenant.id} and child.parent_id = goal.id
        and ${visibleGoal(scope, 'child')}) as child_count,
      case when goal.state in ('results_in_review', 'finalized', 'shelved') then
        (select json_agg(json_build_object('id', result.id, 'kind', result.kind, 'completed', result.completed,
          'percent', result.objective_result, 'quality', result.quality)) from goal_result result
        where result.tenant_id = ${tenant.id} and result.goal_id = goal.id and result.round = goal.result_round
          and result.retracted_at is null) end as results,
      case when goal.sees_edit then
        (select json_build_object('id', edit.id, 'updated', (extract(epoch from edit.updated_at) * 1000)::bigint)
        from goal_edit edit where edit.tenant_id = ${tenant.id} and edit.goal_id = goal.id
          and edit.state in ('draft', 'review')) end as edit,
      exists (select 1 from goal_follow follow where follow.tenant_id = ${tenant.id} and follow.goal_id = goal.id
        and follow.person_id = ${person.id}) as is_followed,
      ${isSentBack(scope, 'goal')} as is_sent_back
    from listed goal join shown owner on owner.id = goal.owner_id
    left join shown parent_owner on parent_owner.id = goal.parent_owner_id
    order by goal.place`;
  return (await query.execute(scope.db)).rows;
}
