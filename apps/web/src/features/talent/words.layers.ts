/** The titles of the drawers and dialogs, apart from the other words because every page loads them. */
export const layerTitles = {
  view: 'Appraisal',
  create: 'Create Appraisal',
  edit: 'Edit Appraisal',
  delete: 'Delete Appraisal',
  close: 'Close without signature',
  labels: 'Labels and descriptions',
  course: 'Course',
  newCycle: 'New review cycle',
  editCycle: 'Set up review cycle',
  calibration: 'Calibration',
  newCalibration: 'New calibration',
} as const;
