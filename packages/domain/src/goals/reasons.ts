/**
 * Why the person cannot act now although they may in general; the value of a permission that is not `true`.
 */
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
  'was_own',
  'is_private',
] as const;

export type ReasonCode = (typeof reasonCodes)[number];

/** Why a goal cannot be carried over now; `never`: this person could not carry it in any state. */
export const carryOverReasons = ['never', 'already_carried', 'wrong_state', 'not_offered'] as const;

export type CarryOverReason = (typeof carryOverReasons)[number];

/** The alignment of a carried goal, as on the wire. */
export const parentFates = ['none', 'together', 'successor', 'same', 'dropped'] as const;
