/** The refusals of the calls in this folder, beside the domain's own sentences. */
export const resultWords = {
  results_changed_meanwhile: 'Somebody else has changed these results meanwhile. Reload to see the changes.',
} as const;
