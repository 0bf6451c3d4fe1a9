/** Why an act that the person may take in general is not possible now; the value of a permission that is not `true`. */
export const reasonCodes = [
  'wrong_state',
  'no_open_week',
  'no_manager',
  'has_manager',
  'period_not_begun',
  'no_edit',
  'edit_in_review',
  'edit_not_in_review',
  'never_published',
  'own_request',
  'is_private',
] as const;

export type ReasonCode = (typeof reasonCodes)[number];
