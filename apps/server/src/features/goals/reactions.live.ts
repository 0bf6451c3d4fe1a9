import type { EventKind } from '@bellwether/domain/shared/events';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FrameSource } from '#platform/live/frame-source.ts';

const draftKinds = [
  'goal_edit.created',
  'goal_edit.updated',
  'goal_edit.submitted',
  'goal_edit.retracted',
  'goal_edit.changes_requested',
  'goal_edit.discarded',
  'goal_edit.canceled',
] as const satisfies readonly EventKind[];

const commentKinds = [
  'goal.commented',
  'goal.comment_updated',
  'goal.comment_deleted',
] as const satisfies readonly EventKind[];

const goalKinds = [
  'goal.created',
  'goal.updated',
  'goal.hidden',
  'goal.published',
  'goal.submitted',
  'goal.approved',
  'goal.changes_requested',
  'goal.retracted',
  'goal.finalized',
  'goal.result_reviewed',
  'goal.result_retracted',
  'goal.result_edited',
  'goal.reviewed_result_edited',
  'goal.shelving_requested',
  'goal.shelving_withdrawn',
  'goal.shelving_denied',
  'goal.shelving_approved',
  'goal.shelved',
  'goal.reactivated',
  'goal.restored',
  'goal.owner_changed',
  'goal.parent_changed',
  'goal.predicted',
  'goal.carried_over',
  'goal_edit.approved',
  'goal_edit.published',
] as const satisfies readonly EventKind[];

const goal = sql`join goal on goal.tenant_id = happened.tenant_id and goal.id = happened.subject_id`;
const changed = sql`jsonb_build_object('GoalId', goal.id, 'By', coalesce(happened.actor_id, 0))`;
const gone = sql`jsonb_build_object('GoalId', goal.id, 'Gone', true)`;
const isHere = sql<SqlBool>`goal.deleted_at is null`;

/** Whether the listener is the owner or above them. */
const inChain = (owner: RawBuilder<unknown>) => sql<SqlBool>`exists (select 1 from org_path chain
  where chain.tenant_id = listener.tenant_id and chain.ancestor_id = listener.id and chain.descendant_id = ${owner})`;

/** Whether the listener sees the drafts of goals that are not private and not their chain's. */
const administersDrafts = sql<SqlBool>`listener.role_name <> 'observer' and (listener.is_goal_admin
  or (listener.is_goal_manager and exists (select 1 from goal_path own_path
    join goal own_goal on own_goal.tenant_id = own_path.tenant_id and own_goal.id = own_path.ancestor_id
    where own_path.tenant_id = listener.tenant_id and own_path.descendant_id = goal.id and own_path.depth > 0
      and own_goal.owner_id = listener.id and own_goal.deleted_at is null)))`;

/**
 * Whether the listener would see the goal with this owner and exposure if it were not deleted: the domain's
 * `canSeeGoal` for many people at once, as `visibleGoal` is for one person.
 */
const sees = (owner: RawBuilder<unknown> = sql`goal.owner_id`, exposure = sql`goal.exposure`) =>
  sql<SqlBool>`(${exposure} = 0 or ${inChain(owner)} or (${exposure} = 1 and ${administersDrafts}))`;

/** The domain's `canSeePendingEdit`: the people who see drafts. */
const seesEdits = sql<SqlBool>`(${inChain(sql`goal.owner_id`)} or (goal.exposure < 2 and ${administersDrafts}))`;

/** The domain's `canReadComments`. */
const readsComments = sql<SqlBool>`(goal.owner_id = listener.id
  or (listener.is_goal_admin and listener.role_name <> 'observer' and ${sees()})
  or listener.id = (select path.ancestor_id from org_path path
    join person above on above.tenant_id = path.tenant_id and above.id = path.ancestor_id
    where path.tenant_id = listener.tenant_id and path.descendant_id = goal.owner_id and path.depth > 0
      and above.deactivated_at is null
    order by path.depth limit 1))`;

/** The exposure of a goal that has just become private. */
const exposureBefore = sql`case when goal.published_at is null then 1 else 0 end`;

export const goalFrames: readonly FrameSource[] = [
  {
    event: 'goal_update',
    on: goalKinds,
    from: goal,
    carries: changed,
    to: sql`${isHere} and ${sees()}`,
  },
  { event: 'goal_update', on: draftKinds, from: goal, carries: changed, to: sql`${isHere} and ${seesEdits}` },
  {
    event: 'goal_update',
    on: commentKinds,
    from: goal,
    carries: changed,
    to: sql`${isHere} and ${readsComments}`,
  },
  {
    event: 'goal_update',
    on: ['goal.deleted'],
    from: goal,
    carries: gone,
    to: sql`not (${isHere}) and ${sees()}`,
  },
  {
    event: 'goal_update',
    on: ['goal.hidden'],
    from: goal,
    carries: gone,
    to: sql`${isHere} and goal.exposure = 2 and ${sees(sql`goal.owner_id`, exposureBefore)} and not ${sees()}`,
  },
  {
    event: 'goal_update',
    on: ['goal.owner_changed'],
    from: goal,
    carries: gone,
    to: sql`${isHere} and ${sees(sql`(happened.detail ->> 'from')::int`)} and not ${sees()}`,
  },
];
