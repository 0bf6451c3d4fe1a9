import { reaction } from '#platform/events/reaction.ts';
import { noteGoalLeft, noteImport, requestLearning } from './learning/commands.ts';

/**
 * Requests new learning after a result became final or ceased to be final, and after the company changed which goals
 * count.
 */
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
    'goal.taken_back',
    'goal.shelved',
    'goal.shelving_approved',
    'goal.owner_changed',
    'tenant.settings_changed',
    'goals.imported',
    'goals.import_undone',
  ],
  react: requestLearning,
});

/**
 * Makes stored answers stale at once when a goal ceases to count. A goal that begins to count waits for the next
 * learning.
 */
export const leaveCounts = reaction({
  on: [
    'goal.shelved',
    'goal.shelving_approved',
    'goal.taken_back',
    'goal.reactivated',
    'goal.hidden',
    'goal.deleted',
    'goal.owner_changed',
  ],
  async react(scope, { kind, subjectId, detail }) {
    const from = 'from' in detail && typeof detail.from === 'string' ? detail.from : null;
    const isRemoved = kind === 'goal.hidden' || kind === 'goal.deleted';
    if (subjectId !== null) await noteGoalLeft(scope, { goalId: subjectId, from, isRemoved });
  },
});

/** Makes stored answers stale at once when a file brings goals of the past, or takes them back. */
export const importCounts = reaction({
  on: ['goals.imported', 'goals.import_undone'],
  react: noteImport,
});
