import type { Moved } from '../acting/model/next-goal.ts';
import { moveOf } from './model/move-of.ts';

export const predictionWords = {
  title: 'Weekly update',
  likelihood: 'Likelihood of success',
  quality: 'Quality of success',
  comment: 'Comment (optional)',
  whatChanged: 'What changed? (optional)',
  same: 'Same as last week',
  lastWeek: 'last week',
  commentHint: 'Enter saves, Shift + Enter begins a new line.',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  noEarlierWeek: 'No earlier week is open.',
  noLaterWeek: 'No later week is open.',
  last: 'Last prediction',
  none: 'No prediction was given yet.',
  saved: 'Prediction saved.',
  /** `week`: "Week 7 · ends Sun 15 Nov". */
  past: (week: string, isGiven: boolean) =>
    isGiven
      ? `This link asked for ${week}. That prediction was given.`
      : `This link asked for ${week}. That week is over.`,
  noOpenWeek: 'No week of this goal is open for a prediction.',
} as const;

/** Returns how many goals a run of updates has left out. */
export function stillToPredict(skipped: number): string {
  if (skipped === 0) return 'Your goals are updated.';
  return skipped === 1 ? '1 goal still needs an update.' : `${skipped} goals still need an update.`;
}

/** Returns the title at the end of a run: "3 goals updated: 1 down, 2 unchanged". */
export function updatedGoals(saved: readonly Moved[]): string {
  const moves = saved.map(moveOf);
  const parts = (['down', 'up', 'unchanged', 'new'] as const).flatMap((move) => {
    const count = moves.filter((each) => each === move).length;
    return count === 0 ? [] : [`${count} ${move}`];
  });
  return `${saved.length === 1 ? '1 goal' : `${saved.length} goals`} updated: ${parts.join(', ')}`;
}

export const digitKeysWords = {
  rate: (level: number) => `Rate ${level}`,
} as const;

export const predictWeeksWords = {
  saveAndNext: 'Save and next',
  save: 'Save',
} as const;
