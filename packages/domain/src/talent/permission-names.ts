/** Every permission on an appraisal, as named on the wire. */
export const appraisalPermissionNames = [
  'Create',
  'Edit',
  'Share',
  'Delete',
  'Acknowledge',
  'ChangeAcknowledgement',
  'Complete',
  'Print',
] as const;

export type AppraisalPermission = (typeof appraisalPermissionNames)[number];

/**
 * Why a permission on an appraisal is not `true` now: the appraisal's state, the employee's situation, or a former
 * scale.
 */
export const appraisalReasons = [
  'none',
  'draft',
  'shared',
  'acknowledged',
  'completed',
  'employee_left',
  'employee_is_ceo',
  'scale_changed',
] as const;

export type AppraisalReason = (typeof appraisalReasons)[number];
