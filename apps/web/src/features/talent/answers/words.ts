/** The words of the questions of a template. */
export const answerWords = {
  goals: 'The goals of the period stand beside this form.',
  failed: 'The questions could not be loaded.',
} as const;
