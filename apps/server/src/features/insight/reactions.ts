import { reaction } from '#platform/events/reaction.ts';
import { requestLearning } from './commands.learning.ts';

/** Learns anew when a result became final or ceased to be, and when the company changed what counts. */
export const learnAnew = reaction({
  on: [
    'goal.finalized',
    'goal.result_reviewed',
    'goal.result_retracted',
    'goal.result_edited',
    'goal.reviewed_result_edited',
    'goal.reactivated',
    'goal.hidden',
    'goal.deleted',
    'goal.restored',
    'tenant.settings_changed',
  ],
  react: requestLearning,
});
