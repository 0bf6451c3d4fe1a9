/** Why a goal is listed, in the order in which reasons are said (insight §3.2). `own_record` is for its owner alone. */
export const reasonCodes = [
  'no_word',
  'silent',
  'children',
  'fell',
  'quality_low',
  'quality_fell',
  'parent_low',
  'jump',
  'unchanged',
  'others_fell',
  'late_start',
  'own_record',
  'label',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];
