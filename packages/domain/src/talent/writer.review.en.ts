/** The sentences of a review that is drafted without a model. They name no rating. */
export const reviewWriter = {
  none: (label: string) =>
    `There are no goals of ${label} to begin from. What stood out is [what stood out].`,
  goal: (title: string, percent: string | undefined) =>
    `“${title}”${percent === undefined ? '' : ` (${percent})`}`,
  reached: (label: string, goals: string) => `Reached in ${label}: ${goals}. What made it work was [reason].`,
  missed: (label: string, goals: string) => `Not reached in ${label}: ${goals}. The reason was [reason].`,
  open: (label: string, goals: string) =>
    `Without a result at the end of ${label}: ${goals}. What is left is [next step].`,
  next: 'Next I would like to see [focus], and I will help with [support].',
} as const;
