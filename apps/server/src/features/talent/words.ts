import { appraisalMessages } from '@bellwether/domain/talent/rules';

/** Explains why an act on an appraisal is not possible now, by the reason code of the domain. */
export const appraisalReasonWords = {
  none: 'There is no appraisal yet.',
  draft: 'The appraisal is not shared yet.',
  shared: 'The appraisal is shared and waits for the employee.',
  acknowledged: 'The employee has signed the appraisal.',
  completed: 'The appraisal is completed.',
  employee_left: 'This person is deactivated.',
  employee_is_ceo: 'Nobody is above the CEO to sign the appraisal.',
  scale_changed: 'The company rates on another scale now. The appraisal has to be rated again first.',
  calibrating: 'A calibration of this appraisal is open. It can be shared when the calibration has ended.',
  employee_has_time:
    'The employee still has time: until the due day, and at least a week after the text was shared.',
  statement_over: 'A statement can be added for 30 days. They have passed.',
} as const;

export const talentWords = {
  required: appraisalMessages.required,
  too_new: appraisalMessages.tooNew,
  period_missing: 'Please select a quarter.',
  period_running: 'This quarter has not ended yet.',
  period_too_early: 'The company writes appraisals for later quarters only.',
  person_stays: 'An appraisal stays with its person.',
  period_stays: 'An appraisal stays with its quarter.',
  rating_missing: 'This is not one of the company’s levels.',
  tertiary_off: 'The company has no third rating.',
  in_cycle: (name: string) => `This person is in “${name}”, which covers the quarter.`,
  cycle_missing: 'This person is not in the cycle.',
  exists: 'This person has an appraisal for the quarter already.',
  review_drafts_off: 'Your company has not switched on drafts of reviews.',
  repeated_label: (labels: string) => `Each level needs its own label; ${labels} is given twice.`,
  wrong_level_count: (count: number) => `Please give ${count} labels, one for each level.`,
} as const;

/** Headings of the compliance workbook. */
export const complianceWords = {
  title: 'Appraisal compliance',
  sheet: 'Appraisals',
  columns: {
    name: 'Name',
    jobTitle: 'Job title',
    unit: 'Department',
    manager: 'Manager',
    status: 'Status',
    progress: 'Progress',
    overdue: 'Overdue',
    due: 'Due',
    daysLate: 'Days late',
    waitsFor: 'Waits for',
    reviewer: 'Reviewer',
    acknowledged: 'Signed by the employee',
    completed: 'Signed by the manager',
  },
  statuses: {
    none: 'Not started',
    draft: 'Started',
    shared: 'Shared',
    acknowledged: 'Acknowledged',
    completed: 'Completed',
  },
  unsigned: 'Completed, not signed by the employee',
  confirmed: 'Completed on acknowledgement, without signatures',
  yes: 'Yes',
  no: 'No',
  totals: {
    sheet: 'Totals',
    manager: 'Manager',
    everybody: 'Everybody',
    nobody: 'Without a manager',
    people: 'People',
    overdue: 'Overdue',
    mostDaysLate: 'Most days late',
  },
} as const;

/** The words of the printed appraisal. */
export const printWords = {
  title: 'Appraisal of',
  reviewer: 'Reviewer',
  signatures: 'Signatures',
  /** The sentence above the signatures. */
  signed: (hasRatings: boolean): string =>
    hasRatings
      ? 'Signed were the review and the ratings as they are printed here.'
      : 'Signed was the review as it is printed here.',
  signedBy: { employee: 'Employee', manager: 'Manager' },
  acknowledgement: 'Acknowledgement',
  withoutSignatures:
    'This review cycle has no signatures. The employee’s acknowledgement completed the appraisal.',
  acknowledgedBy: 'Acknowledged by',
  comment: 'Comment of the employee',
  noComment: 'No comment.',
  notSigned: 'Not signed by the employee',
  closed: 'The appraisal was completed without the employee’s signature.',
  closedBy: 'Closed by',
  reason: 'Reason',
  statement: 'Statement of the employee',
  noStatement: 'No statement.',
} as const;

/** How reminders name an appraisal that waits for a signature. */
export const signingWords = {
  /** `span` is the quarter or the review cycle; null if the screen shows it elsewhere. */
  own: (span: string | null) => (span === null ? 'Your appraisal' : `Your appraisal of ${span}`),
  of: (name: string, span: string | null) =>
    span === null ? `Appraisal of ${name}` : `Appraisal of ${name} for ${span}`,
} as const;
