import type { Session } from '@bellwether/contract/accounts';
import { actionItemTouches } from '#features/action-items/touches.ts';
import { noteGoalChange } from '#features/goals/model/goal-changes.ts';
import { goalKeys } from '#features/goals/model/query-keys.ts';
import { liveTouches } from '#features/goals/touches.ts';
import { notificationTouches } from '#features/notifications/touches.ts';
import { oneToOneTouches } from '#features/one-to-one/touches.ts';
import { peopleTouches } from '#features/people/touches.ts';
import { reportTouches } from '#features/reports/touches.ts';
import { touches } from '#features/strategy/touches.ts';
import { talentTouches } from '#features/talent/touches.ts';
import { joinLive } from '#platform/live/live-channel.ts';
import { type LiveTouches, liveUpdates, type Touch } from '#platform/live/live-updates.ts';
import { queryClient } from '#platform/query-client.ts';
import { draftScope, endSession, readToken } from '#platform/session-store.ts';

const session: Touch = { queryKey: ['session'], pace: 'now' };
const everything: Touch = { queryKey: [], pace: 'soon' };

/** Returns the effect of each live frame on the screens (live.3). A feature adds its frames here. */
function touchesOf({ Profile }: Session): LiveTouches {
  return {
    ...peopleTouches,
    ...actionItemTouches,
    ...oneToOneTouches,
    ...talentTouches,
    ...notificationTouches,
    ...reportTouches,
    goal_update(frame) {
      const touched = liveTouches(frame.GoalId);
      if ('Gone' in frame) return touched;
      // An act of this person has changed its own tab already; other tabs and machines follow on focus.
      if (frame.By === Profile.Id) return touched.map(({ queryKey }) => ({ queryKey, pace: 'later' }));
      noteGoalChange(frame.GoalId, frame.By);
      return touched;
    },
    user_updated: (frame) =>
      frame.UserId === Profile.Id
        ? [session, ...peopleTouches.user_updated(frame), everything]
        : peopleTouches.user_updated(frame),
    manager_updated: (frame) => [
      ...peopleTouches.manager_updated(frame),
      // A new manager changes who sees private goals.
      { queryKey: goalKeys.all, pace: frame.UserId === Profile.Id ? 'soon' : 'later' },
    ],
    insight_update: ({ GoalId }) => [
      { queryKey: goalKeys.opinions(GoalId), pace: 'now' },
      { queryKey: goalKeys.outlook, pace: 'now' },
    ],
    strategy_updated: () => [
      // The menu has the entry once something is published.
      session,
      ...touches['strategy.published'].map((queryKey): Touch => ({ queryKey, pace: 'now' })),
    ],
    tenant_updated: () => [
      session,
      { queryKey: goalKeys.dashboard, pace: 'soon' },
      { queryKey: [], pace: 'later' },
    ],
  };
}

/** Follows live events until the person leaves. @returns the function that leaves. */
export function followLive(signedIn: Session): () => void {
  const updates = liveUpdates({ client: queryClient, touches: touchesOf(signedIn) });
  const leave = joinLive({
    scope: draftScope(signedIn),
    token: readToken,
    hear: updates.hear,
    endSession(token) {
      // Somebody else may have signed in meanwhile.
      if (readToken() === token) endSession();
    },
  });
  return () => {
    leave();
    updates.end();
  };
}
