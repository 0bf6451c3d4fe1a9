import type { Delta } from '@bellwether/domain/goals/badges';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type { GoalType } from '@bellwether/domain/goals/rules';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { visibleGoal } from '../access.ts';
import { orgUnitOf, seesDrafts } from './access.ts';

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
  own_result_id: number | null;
  own_completed: boolean | null;
  own_objective_result: number | null;
  own_quality: number | null;
  manager_result_id: number | null;
  manager_completed: boolean | null;
  manager_objective_result: number | null;
  /** The pending edit, where the acting person sees it. */
  edit_id: number | null;
  edit_updated_at: number | null;
  is_followed: boolean;
  /** The last word on the acting person's own draft, or own edit draft, was somebody else's "changes requested". */
  is_sent_back: boolean;
}

/**
 * The cards of the goals with these ids, in this order. The caller has made sure that the acting person sees each of them;
 * everything around a goal (parent, children, edit) is tested here.
 */
export async function cardsOf(scope: Scope, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { person, tenant } = scope;
  const query = sql<CardRow>`
    select goal.id, goal.state, goal.goal_type, goal.period_id, goal.is_private, goal.parent_id, goal.title,
      goal.edit_state, goal.recent_week, goal.recent_status_id, goal.recent_likelihood, goal.recent_quality,
      goal.recent_likelihood_delta, goal.recent_quality_delta, goal.recent_start_date,
      goal.created_at, goal.updated_at,
      owner.id as owner_id, owner.name as owner_name, ${orgUnitOf(scope, sql.ref('owner.id'))} as owner_unit,
      owner.avatar as owner_avatar, owner.job_title as owner_title, owner.manager_id as owner_manager_id,
      owner.deactivated_at as owner_deactivated_at,
      (select count(*)::int from goal child where child.tenant_id = ${tenant.id} and child.parent_id = goal.id
        and ${visibleGoal(scope, 'child')}) as child_count,
      parent.title as parent_title, parent_owner.id as parent_owner_id, parent_owner.name as parent_owner_name,
      own.id as own_result_id, own.completed as own_completed, own.objective_result as own_objective_result,
      own.quality as own_quality,
      given.id as manager_result_id, given.completed as manager_completed,
      given.objective_result as manager_objective_result,
      edit.id as edit_id, edit.updated_at as edit_updated_at,
      exists (select 1 from goal_follow follow where follow.tenant_id = ${tenant.id} and follow.goal_id = goal.id
        and follow.person_id = ${person.id}) as is_followed,
      case when goal.owner_id = ${person.id} and (goal.state = 'draft' or goal.edit_state = 'draft') then
        coalesce((select moved.from_state = 'review' and moved.to_state = 'draft' and moved.author_id <> ${person.id}
          from goal_transition moved
          where moved.tenant_id = ${tenant.id} and moved.goal_id = goal.id and moved.action_type is null
          order by moved.id desc limit 1), false) else false end as is_sent_back
    from unnest(${ids}::int[]) with ordinality as asked (id, place)
    join goal on goal.tenant_id = ${tenant.id} and goal.id = asked.id
    join person owner on owner.tenant_id = goal.tenant_id and owner.id = goal.owner_id
    left join goal parent on parent.tenant_id = goal.tenant_id and parent.id = goal.parent_id
      and ${visibleGoal(scope, 'parent')}
    left join person parent_owner on parent_owner.tenant_id = parent.tenant_id and parent_owner.id = parent.owner_id
    left join goal_result own on own.tenant_id = goal.tenant_id and own.goal_id = goal.id
      and own.round = goal.result_round and own.kind = 'owner' and own.retracted_at is null
      and goal.state in ('results_in_review', 'finalized', 'shelved')
    left join goal_result given on given.tenant_id = goal.tenant_id and given.goal_id = goal.id
      and given.round = goal.result_round and given.kind = 'manager' and given.retracted_at is null
      and goal.state in ('finalized', 'shelved')
    left join goal_edit edit on edit.tenant_id = goal.tenant_id and edit.goal_id = goal.id
      and edit.state in ('draft', 'review') and goal.edit_state is not null and ${seesDrafts(scope, 'goal')}
    order by asked.place`;
  return (await query.execute(scope.db)).rows;
}
