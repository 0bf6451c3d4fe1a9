/** The warning on a shelved goal (goals.25). */
export const shelveWords = {
  shelved: 'This goal is shelved',
  pendingYours: 'This goal is shelved pending your approval',
  pending: 'This goal is shelved pending approval',
} as const;
