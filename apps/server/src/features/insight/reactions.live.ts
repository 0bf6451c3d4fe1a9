import { sql } from 'kysely';
import type { FrameSource } from '#platform/live/frame-source.ts';
import { seesGoal } from '../goals/access.sight.ts';
import { isInChain, viewerAt } from '../people/access.viewer.ts';

const goal = sql`join goal on goal.tenant_id = happened.tenant_id and goal.id = happened.subject_id
  and goal.deleted_at is null`;
/** Leave out the author, so that nobody learns of a peer's view. */
const named = { GoalId: sql`goal.id` };

const listener = viewerAt('listener');

export const insightFrames: readonly FrameSource[] = [
  {
    event: 'insight_update',
    on: ['goal.opinion_given'],
    from: sql`${goal}
      join goal_opinion opinion on opinion.tenant_id = happened.tenant_id
        and opinion.id = (happened.detail ->> 'opinion')::int
      join goal_status status on status.tenant_id = opinion.tenant_id and status.id = opinion.status_id`,
    carries: named,
    // The author's other screens get the frame. Other people get it only after the owner's answer and only for the
    // manager's view, because a single peer's view is never shown.
    to: sql`listener.role_name <> 'observer' and ${seesGoal(listener, 'goal')} and (listener.id = happened.actor_id
      or (opinion.as_manager and status.likelihood is not null))`,
  },
  {
    event: 'insight_update',
    on: ['goal.looked'],
    from: goal,
    carries: named,
    to: sql`listener.role_name <> 'observer' and ${isInChain(listener, sql.ref('goal.owner_id'))}`,
  },
];
