/** How old the last status is (predictions.9). */
export const statusAgeWords = { old: (weeks: number) => `Status is ${weeks} weeks old` } as const;

/** The warning on a shelved goal (goals.25). */
export const shelveWords = {
  shelved: 'This goal is shelved',
  pendingYours: 'This goal is shelved pending your approval',
  pending: 'This goal is shelved pending approval',
} as const;
