/** Every permission on an appraisal, as named on the wire. */
export const appraisalPermissionNames = [
  'Create',
  'Edit',
  'Share',
  'Delete',
  'Acknowledge',
  'ChangeAcknowledgement',
  'Confirm',
  'Complete',
  'Close',
  'AddStatement',
  'Print',
] as const;

export type AppraisalPermission = (typeof appraisalPermissionNames)[number];

/**
 * Why a permission on an appraisal is not `true` now: the appraisal's state, the employee's situation, a former scale, or
 * the time.
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
  'calibrating',
  'employee_has_time',
  'statement_over',
] as const;

export type AppraisalReason = (typeof appraisalReasons)[number];
