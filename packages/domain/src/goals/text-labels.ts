import type { GoalType } from './rules.ts';

/** What a goal's texts are called, on screens and in messages, by its type (1-goals §2). */
export function textLabels(goalType: GoalType) {
  const okr = goalType === 'OKR';
  return {
    title: okr ? 'Objective' : 'Title',
    measurement: okr ? 'Key Results' : 'Measurement',
    description: 'Description',
    reportingMemo: 'Reporting memo',
  };
}

/** What the drafting help asks for beside the goal's texts. */
export const askedLabels = { context: 'Extra context', wish: 'What should be different?' } as const;
