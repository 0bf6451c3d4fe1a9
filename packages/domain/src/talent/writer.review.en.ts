/** The sentences of a review that is drafted without a model. They name no rating. */
export const reviewWriter = {
  none: (quarter: string) =>
    `There are no goals of ${quarter} to begin from. In this quarter, [what stood out].`,
  goal: (title: string, percent: string | undefined) =>
    `“${title}”${percent === undefined ? '' : ` (${percent})`}`,
  reached: (quarter: string, goals: string) =>
    `Reached in ${quarter}: ${goals}. What made it work was [reason].`,
  missed: (quarter: string, goals: string) => `Not reached in ${quarter}: ${goals}. The reason was [reason].`,
  open: (quarter: string, goals: string) =>
    `Without a result at the end of ${quarter}: ${goals}. What is left is [next step].`,
  next: 'Next quarter I would like to see [focus], and I will help with [support].',
} as const;
