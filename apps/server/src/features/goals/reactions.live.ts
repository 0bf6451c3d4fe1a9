import type { EventKind } from '@bellwether/domain/shared/events';
import { type SqlBool, sql } from 'kysely';
import type { FrameSource } from '#platform/live/frame-source.ts';
import { viewerAt } from '../people/access.viewer.ts';
import {
  goalAt,
  isPrivate,
  levels,
  readsComments,
  type SeenGoal,
  seesEdits,
  seesGoal,
  wouldSeeGoal,
} from './access.sight.ts';

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
  'goal.taken_back',
  'goal.owner_changed',
  'goal.parent_changed',
  'goal.predicted',
  'goal.carried_over',
  'goal_edit.approved',
  'goal_edit.published',
] as const satisfies readonly EventKind[];

const goal = sql`join goal on goal.tenant_id = happened.tenant_id and goal.id = happened.subject_id`;
const changed = { GoalId: sql`goal.id`, By: sql`coalesce(happened.actor_id, 0)` };
const gone = { GoalId: sql`goal.id`, Gone: sql`true` };
const isDeleted = sql<SqlBool>`goal.deleted_at is not null`;

const listener = viewerAt('listener');
const now = goalAt('goal');
const sees = seesGoal(listener, now);
/** The goal with the owner or the exposure that it had before the event. */
const sawBefore = (before: Partial<SeenGoal>) => seesGoal(listener, { ...now, ...before });

/** The exposure of a goal that has just become private. */
const exposureBefore = sql`case when goal.published_at is null then ${levels.draftReaders} else ${levels.everybody} end`;

export const goalFrames: readonly FrameSource[] = [
  {
    event: 'goal_update',
    on: goalKinds,
    from: goal,
    carries: changed,
    to: sees,
  },
  { event: 'goal_update', on: draftKinds, from: goal, carries: changed, to: seesEdits(listener, now) },
  {
    event: 'goal_update',
    on: commentKinds,
    from: goal,
    carries: changed,
    to: readsComments(listener, now),
  },
  {
    event: 'goal_update',
    on: ['goal.deleted'],
    from: goal,
    carries: gone,
    to: sql`${isDeleted} and ${wouldSeeGoal(listener, now)}`,
  },
  {
    event: 'goal_update',
    on: ['goal.hidden'],
    from: goal,
    carries: gone,
    to: sql`${isPrivate('goal')} and ${sawBefore({ exposure: exposureBefore })} and not ${sees}`,
  },
  {
    event: 'goal_update',
    on: ['goal.owner_changed'],
    from: goal,
    carries: gone,
    to: sql`${sawBefore({ ownerId: sql`(happened.detail ->> 'from')::int` })} and not ${sees}`,
  },
];
