/** The sentence of each move of an appraisal in its history (talent.15). */
export const appraisalMoveSentences = {
  createAppraisal: 'Appraisal started',
  editAppraisal: 'Appraisal changed',
  reopenAppraisal: 'Appraisal changed after the signature',
  shareAppraisal: 'Appraisal shared',
  acknowledgeAppraisal: 'Appraisal signed by the employee',
  changeAcknowledgement: 'The employee changed what they wrote',
  completeAppraisal: 'Appraisal signed by the manager',
  closeAppraisal: 'Appraisal closed without the employee’s signature',
  calibrateAppraisal: 'Ratings calibrated',
  completeByAcknowledgement: 'Appraisal acknowledged by the employee, and so completed without signatures',
  addStatement: 'Statement added by the employee',
  deleteAppraisal: 'Appraisal deleted',
} as const;
