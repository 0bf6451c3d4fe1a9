export const yesOrNo = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
] as const;

export const changedMeanwhile = 'Somebody else changed this goal meanwhile.';
export const typedIsKept = 'What you typed is kept.';

/** The outcome of a goal of a run that was answered, retracted or deleted before its turn. */
export const nothingToAnswer = 'Nothing to answer';

/** Returns the title at the end of a run of reviews. */
export function stillWaiting(skipped: number): string {
  if (skipped === 0) return 'Nothing else waits for you.';
  return skipped === 1 ? '1 goal still waits for you.' : `${skipped} goals still wait for you.`;
}
