import { likelihoodLabels, type Rating } from '@bellwether/domain/goals/rating';

/** Says that owner and manager disagree. */
export const disputeNotice = (owner: string, says: { readonly owner: boolean; readonly manager: boolean }) =>
  `This goal is finalized and in dispute: ${owner} says ${says.owner ? 'completed' : 'not completed'}, the manager says ${says.manager ? 'completed' : 'not completed'}. It counts as in dispute until they agree.`;

export const distributionTexts = {
  noPredictionYet: 'No prediction yet',
  without: (count: number) => `${count} without a prediction`,
  none: 'No running goals',
} as const;

export const historyLineWords = {
  reply: 'Reply',
  comment: 'Comment',
  /** Before the week of a prediction. */
  forWeek: (week: string) => `for ${week}`,
  /** Before the former side of an exchange, and between both. */
  from: 'from',
  to: 'to',
} as const;

export const notPossibleNow = (count: number) => `Not possible now (${count})`;

/** The lines of the weekly predictions. */
export const predictionLineWords = {
  imported: 'These weeks were imported from a file.',
  quarterEnds: (day: string) => `Quarter ends ${day}`,
  week: (week: number, level: string | null) => `Week ${week}: ${level ?? 'no prediction'}`,
  comments: (week: number, count: number) =>
    `Week ${week}: ${count === 1 ? '1 comment' : `${count} comments`}`,
  none: (name: string) => `${name}: no predictions yet`,
  one: (name: string, level: string) => `${name} in one week: ${level}`,
  /** "Likelihood over 6 weeks: from Unsure to Likely" */
  way: (name: string, weeks: number, first: string, last: string) =>
    `${name} over ${weeks} weeks: ${first === last ? `${last} at the beginning and now` : `from ${first} to ${last}`}`,
} as const;

interface ChildCounts {
  readonly risky: number;
  readonly unsure: number;
  readonly finalized: number;
  readonly deleted: number;
}

/** Returns "4 child goals · 1 at risk · 1 unsure · 2 finalized · 1 deleted". */
export function childCountWords(count: number, { risky, unsure, finalized, deleted }: ChildCounts): string {
  return [
    count === 1 ? '1 child goal' : `${count} child goals`,
    ...(risky > 0 ? [`${risky} at risk`] : []),
    ...(unsure > 0 ? [`${unsure} unsure`] : []),
    ...(finalized > 0 ? [`${finalized} finalized`] : []),
    ...(deleted > 0 ? [`${deleted} deleted`] : []),
  ].join(' · ');
}

/** Returns "Predicted Very likely; 3 of 4 goals below are called unlikely." */
export function signText(likelihood: Rating, low: number, rated: number): string {
  return `Predicted ${likelihoodLabels[likelihood]}; ${low} of ${rated} ${rated === 1 ? 'goal' : 'goals'} below ${low === 1 ? 'is' : 'are'} called unlikely.`;
}

/** Labels of acts that depend on the goal. */
export const dependentActWords = {
  editResultReview: 'Edit Result Review',
  reviewResult: 'Review Result',
  selectParentGoal: 'Select Parent Goal',
  changeParentGoal: 'Change Parent Goal',
} as const;

/** What the keys of a goal do. */
export const goalKeyWords = {
  tabs: 'Keys [ and ]',
  update: 'Update the goal',
  edit: 'Edit the goal',
  comment: 'Comment on the goal',
  follow: 'Follow the goal, or stop',
  previousTab: 'Previous tab of the goal',
  nextTab: 'Next tab of the goal',
  add: 'Add a goal',
} as const;

/** An objective over several quarters. */
export const goalLineWords = {
  title: 'Over the quarters',
  failed: 'The other quarters could not be loaded.',
} as const;
