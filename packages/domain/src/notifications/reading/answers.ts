import { moveEvents } from '../../goals/events.ts';
import type { EventKind } from '../../shared/events.ts';

/**
 * The acts by which a person deals with a thing, so that the person's own notifications about it are read
 * (notifications.10). Following a goal is none of them.
 */
export const answeringEvents = [
  ...Object.values(moveEvents),
  'goal.updated',
  'goal.predicted',
  'goal.commented',
  'goal.comment_updated',
  'goal.comment_deleted',
  'goal.opinion_given',
  'goal.looked',
  'goal.carried_over',
  'goal_edit.updated',
  'action_item.assigned',
  'action_item.changed',
  'action_item.completed',
  'action_item.reopened',
  'action_item.deleted',
  'talent.peer_accepted',
  'talent.peer_declined',
  'talent.peer_handed_in',
  'talent.self_review_handed_in',
  'appraisal.shared',
  'appraisal.acknowledged',
  'appraisal.completed',
  'appraisal.closed',
  'appraisal.confirmed',
  'appraisal.stated',
  'appraisal.edited',
  'appraisal.deleted',
  'people_file.taken',
] as const satisfies readonly EventKind[];
