import { sessionEndings } from './features/accounts/reactions.live.ts';
import { actionItemFrames } from './features/action-items/reactions.live.ts';
import { goalFrames } from './features/goals/reactions.live.ts';
import { insightFrames } from './features/insight/reactions.live.ts';
import { notificationFrames } from './features/notifications/reactions.live.ts';
import { oneToOneFrames } from './features/one-to-one/reactions.live.ts';
import { peopleFrames } from './features/people/reactions.live.ts';
import { reportFrames } from './features/reports/reactions.live.ts';
import { strategyFrames } from './features/strategy/reactions.live.ts';
import { calibrationFrames } from './features/talent/calibration/reactions.live.ts';
import { talentFrames } from './features/talent/reactions.live.ts';
import { tenantFrames } from './features/tenant/reactions.live.ts';
import type { LivePlan } from './platform/live/frames.ts';

/** All frames of the live channel; a feature adds its own here. */
export const livePlan: LivePlan = {
  frames: [
    ...goalFrames,
    ...peopleFrames,
    ...tenantFrames,
    ...strategyFrames,
    ...actionItemFrames,
    ...oneToOneFrames,
    ...talentFrames,
    ...calibrationFrames,
    ...insightFrames,
    ...notificationFrames,
    ...reportFrames,
  ],
  endings: sessionEndings,
};
