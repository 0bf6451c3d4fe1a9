/** The names of this feature's layers in the address. */
export type TalentLayerName =
  | 'appraisal'
  | 'new-appraisal'
  | 'edit-appraisal'
  | 'delete-appraisal'
  | 'close-appraisal'
  | 'appraisal-labels'
  | 'course'
  | 'new-cycle'
  | 'edit-cycle'
  | 'calibration'
  | 'new-calibration';
