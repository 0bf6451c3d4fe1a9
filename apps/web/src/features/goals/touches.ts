import type { GoalEvents } from '@bellwether/domain/goals/events';
import type { QueryKey } from '@tanstack/react-query';
import type { Touch as LiveTouch } from '#platform/live/live-updates.ts';
import { goalKeys } from './model/query-keys.ts';

/** The kinds of events about single goals: a kind without an entry in `touches` fails the type check. */
export type GoalEventKind = Exclude<keyof GoalEvents, `goals.${string}`>;

type Touch = (goalId: number) => readonly QueryKey[];

/**
 * The queries for a change of the goal itself. Ancestors show its level and children its title, so every goal
 * may be stale.
 */
const goal: Touch = (goalId) => [
  goalKeys.lists,
  goalKeys.summaries,
  goalKeys.waiting,
  goalKeys.dashboard,
  goalKeys.carryOver,
  goalKeys.childrenOfAll,
  goalKeys.review(goalId),
  goalKeys.infos,
  goalKeys.outlook,
  goalKeys.opinions(goalId),
  goalKeys.sentences,
];
const comments: Touch = (goalId) => [
  goalKeys.info(goalId),
  goalKeys.summaries,
  goalKeys.sentences,
  goalKeys.dashboard,
];
const following: Touch = (goalId) => [goalKeys.lists, goalKeys.info(goalId)];
const carryOver: Touch = () => [
  goalKeys.carryOver,
  goalKeys.lists,
  goalKeys.summaries,
  goalKeys.infos,
  goalKeys.childrenOfAll,
  goalKeys.dashboard,
];

/** The queries that an event makes stale. This person's acts use it, and other people's events can. */
export const touches: Readonly<Record<GoalEventKind, Touch>> = {
  'goal.created': goal,
  'goal.updated': goal,
  'goal.hidden': goal,
  'goal.published': goal,
  'goal.submitted': goal,
  'goal.approved': goal,
  'goal.changes_requested': goal,
  'goal.retracted': goal,
  'goal.finalized': goal,
  'goal.result_reviewed': goal,
  'goal.result_retracted': goal,
  'goal.result_edited': goal,
  'goal.reviewed_result_edited': goal,
  'goal.shelving_requested': goal,
  'goal.shelving_withdrawn': goal,
  'goal.shelving_denied': goal,
  'goal.shelving_approved': goal,
  'goal.shelved': goal,
  'goal.reactivated': goal,
  'goal.deleted': goal,
  'goal.restored': goal,
  'goal.taken_back': goal,
  'goal.owner_changed': goal,
  'goal.parent_changed': goal,
  'goal.predicted': goal,
  'goal_edit.created': goal,
  'goal_edit.updated': goal,
  'goal_edit.submitted': goal,
  'goal_edit.retracted': goal,
  'goal_edit.changes_requested': goal,
  'goal_edit.discarded': goal,
  'goal_edit.approved': goal,
  'goal_edit.published': goal,
  'goal_edit.canceled': goal,
  'goal.commented': comments,
  'goal.comment_updated': comments,
  'goal.comment_deleted': comments,
  'goal.followed': following,
  'goal.unfollowed': following,
  'goal.carried_over': carryOver,
};

/**
 * The queries that another person's change of a goal makes stale. What shows the goal is read at once; other
 * lists a little later, because the goal may belong there now.
 */
export function liveTouches(goalId: number): readonly LiveTouch[] {
  return [
    { queryKey: goalKeys.info(goalId), pace: 'now' },
    { queryKey: goalKeys.dashboard, pace: 'now' },
    { queryKey: goalKeys.waiting, pace: 'now' },
    { queryKey: goalKeys.lists, pace: 'soon', naming: goalId },
    { queryKey: goalKeys.summaries, pace: 'soon', naming: goalId },
    { queryKey: goalKeys.childrenOfAll, pace: 'later', naming: goalId },
    { queryKey: goalKeys.infos, pace: 'later', naming: goalId },
    { queryKey: ['people', 'goals'], pace: 'later', naming: goalId },
    // An open review answers the version that it shows; the server refuses a stale answer with what changed.
    { queryKey: goalKeys.review(goalId), pace: 'later' },
    { queryKey: goalKeys.carryOver, pace: 'later' },
    { queryKey: goalKeys.opinions(goalId), pace: 'now' },
    { queryKey: goalKeys.outlook, pace: 'soon' },
    { queryKey: goalKeys.sentences, pace: 'soon' },
  ];
}
