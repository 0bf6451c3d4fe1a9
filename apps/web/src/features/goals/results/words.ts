/** The drawers of results (goals.18). */
export const resultTitles = {
  finalize: 'Finalize',
  'edit-result': 'Edit Result',
  'review-result': 'Review Finalized',
} as const;

export const retractResultWords = {
  title: 'Retract Result',
  explanation: 'The result is taken back, and the goal is approved again until it is finalized again.',
  done: 'Result retracted.',
} as const;

export const resultWords = {
  completed: 'Completed',
  percent: 'Result in percent',
  percentHint: 'How much of the objective was reached: above 0 and up to 100.',
  quality: 'Quality of success',
  outcome: 'Outcome',
  feedback: 'Feedback',
  /** A warning for the owner (goals.18). */
  alreadyFinalized:
    'The manager has already finalized this goal, and is told of what you change. The manager’s own result stays.',
  noManager: 'Nobody is above the owner to review the result, so it is final at once.',
  reviewedLater: 'The owner’s manager reviews the result.',
  dispute: 'You and the owner disagree: the goal will be shown as finalized and in dispute.',
  finalized: 'Result sent for review.',
  finalizedAlone: 'Goal finalized.',
  edited: 'Result changed.',
  keys: 'Y or N answers. After your feedback, Ctrl + Enter sends it; Alt + Y or Alt + N answers and sends.',
  reviewed: 'Results reviewed and finalized',
  reviewEdited: 'Review changed.',
} as const;

export const finalizeFormWords = {
  finalize: 'Finalize',
  save: 'Save',
} as const;

export const ownerResultWords = {
  resultOf: (name: string) => `Result of ${name}`,
} as const;

export const reviewResultWords = {
  save: 'Save',
  finalizeAndNext: 'Finalize and next',
  finalize: 'Finalize',
} as const;
