import type { AppraisalReason } from '@bellwether/domain/talent/permission-names';
import { layerTitles } from './words.layers.ts';

/** The fixed words of the appraisal drawers (texts.9). */
export const appraisalWords = {
  view: layerTitles.view,
  create: layerTitles.create,
  edit: layerTitles.edit,
  deleteTitle: layerTitles.delete,
  failed: 'The appraisal could not be loaded.',
  absent: 'This appraisal is not available.',
  absentHint: 'It was deleted, or you may not read it.',
  reviewer: 'Reviewer',
  evidence: 'Goals of the quarter',
  /** "Goals of the quarter (2: 1 completed)"; `hasMore`: these are the first ones. */
  evidenceOf: (count: number, completed: number, hasMore: boolean) =>
    count === 0
      ? 'Goals of the quarter (none)'
      : `Goals of the quarter (${hasMore ? `first ${count}` : count}: ${completed} completed)`,
  noGoals: 'There is no goal of this quarter that you can see.',
  goalsFailed: 'The goals could not be loaded.',
  feedback: 'Feedback',
  review: 'Review',
  comment: 'Comment of the employee',
  ratings: 'Ratings',
  signatures: 'Signatures',
  history: 'History',
  showHistory: 'Show history',
  hideHistory: 'Hide history',
  privateRatings: 'Ratings are private to management.',
  scaleChanged: 'The company rates on another scale now. The ratings have to be given again.',
  employeeSees: 'The employee sees these ratings once the appraisal is shared.',
  employeeSeesNot: 'The employee does not see these ratings.',
  share: 'Share',
  shareMissing: (parts: string) =>
    `Not complete yet: ${parts}. After sharing, nothing of this can be handed in or written any more.`,
  shareAnyway: 'Share anyway',
  shared: 'The appraisal has been shared.',
  print: 'Print',
  deleteQuestion: 'Do you want to delete?',
  deleteShared: 'The employee is notified, because the appraisal was shared.',
  deleted: 'The appraisal has been deleted.',
  delete: 'Delete',
  saved: 'The appraisal has been saved.',
  changed: 'Somebody else changed this appraisal meanwhile. What you typed is kept.',
  reload: 'Load the present text',
  editShared: 'The appraisal is shared. The employee is notified of your changes.',
  editAcknowledged:
    'The employee has signed. Saving changes ends this signature, and the employee is asked to sign again.',
  notYours: 'You cannot change this appraisal.',
  exists: 'This person has an appraisal for this quarter already.',
  existsInCycle: 'This person has an appraisal in this cycle already.',
} as const;

export const signWords = {
  title: 'Your signature',
  name: 'Your full name',
  nameHint: 'Your typed name is your signature.',
  comment: 'Comment (optional)',
  optional: (name: string) => `${name} (optional)`,
  former: (name: string, sign: string) => `Former signature of ${name}: ${sign}`,
  sign: 'Sign',
  change: 'Change signature',
  signed: 'You have signed.',
  changedSince:
    'The appraisal was changed after you opened it. What you typed is kept. Please read it again before you go on.',
  /** `what`: "the review and the comment". */
  changedBy: (name: string, what: string) =>
    `${name} changed ${what} after you opened the appraisal. What you typed is kept. Please read it again before you go on.`,
  changed: { Review: 'the review', Ratings: 'the ratings', Comment: 'the comment' },
  and: ' and ',
  completedMeanwhile: 'The appraisal was completed meanwhile, so it can no longer be signed.',
  whatChanged: 'What has changed',
  before: 'When you opened it',
  now: 'Now',
  haveRead: 'I have read it',
  signedOn: 'You signed on ',
  changedAfter:
    '; the text has changed since. Your comment of then is in the form: keep it, change it or take it out.',
  signUntil: (day: string) =>
    `Please sign by ${day}. After that, the appraisal can be completed without your signature.`,
  meaning: 'What signing means',
  employeeMeaning:
    'You confirm that you have read this appraisal, not that you agree with it. You can disagree in the comment. Text, ratings and names are kept as they are now. You can change your signature until the appraisal is completed.',
  managerMeaning:
    'You complete this appraisal. Text, ratings and names are kept as they are now, and nothing can be changed after that.',
  complete: 'Sign and complete',
  completed: 'The appraisal is completed.',
  byEmployee: 'Employee',
  byManager: 'Manager',
  notSigned: 'Not signed yet',
} as const;

/** The words of appraisals in a cycle without signatures. */
export const confirmWords = {
  title: 'Your acknowledgement',
  act: 'I have read it',
  done: 'The appraisal is completed.',
  meaning:
    'You confirm that you have read this appraisal, not that you agree with it. You can disagree in the comment. This review cycle has no signatures, so your acknowledgement completes the appraisal, and nothing can be changed after that.',
  without: 'This review cycle has no signatures: the employee’s acknowledgement completes the appraisal.',
  acknowledgedOn: 'Acknowledged by the employee',
} as const;

/** The words of appraisals that are completed without the employee's signature. */
export const closingWords = {
  close: layerTitles.close,
  hasTime: (day: string) => `The employee has time to sign until ${day}.`,
  explains:
    'This completes the appraisal. It is marked as not signed by the employee, on the screen, in print and in Excel. The employee is notified, reads the reason, and can add a statement within 30 days.',
  reason: 'Reason',
  reasonHint: 'The employee reads it, and it is printed.',
  closed: 'The appraisal is completed without the employee’s signature.',
  mark: 'Not signed by the employee',
  by: (name: string) => `Completed without the employee’s signature by ${name} · `,
  reasonOf: (reason: string) => `Reason: ${reason}`,
  statement: 'Statement of the employee',
  none: 'No statement yet.',
  yours: 'Your statement',
  until: (day: string) =>
    `The appraisal was completed without your signature. You can add a statement until ${day}; it is shown and printed with the appraisal.`,
  add: 'Add statement',
  change: 'Save statement',
  added: 'Your statement has been added.',
} as const;

export const helpWords = {
  button: 'Suggest a text',
  hint: 'From goals and results that you see, and in a cycle from the self review and what peers said. Ratings are never suggested.',
  title: 'Suggested text',
  accept: 'Add',
  acceptOf: (place: number) => `Add paragraph ${place}`,
  taken: 'Added',
  addTo: 'Add to',
  sources: 'Rests on',
  selfReview: 'Self review',
  peerFeedback: 'Peer feedback',
  yours: 'For you to fill in',
  nothing: 'There is nothing to write about.',
} as const;

export const fairnessWords = {
  yours: 'Your ratings',
  others: 'Completed by others',
  tooFew: 'The comparison appears once 5 other reviewers have completed 20 appraisals.',
} as const;

export const ownWords = {
  none: 'No appraisals yet.',
  noneHint: 'An appraisal appears here when your manager shares it.',
  private: 'Ratings are private to management.',
  period: 'Quarter',
  status: 'Status',
  rating: 'Rating',
  action: 'Action',
  read: 'Read',
  readAndSign: 'Read and sign',
  readOf: (quarter: string) => `Read the appraisal of ${quarter}`,
  signOf: (quarter: string) => `Read and sign the appraisal of ${quarter}`,
  readAndConfirm: 'Read and acknowledge',
  confirmOf: (quarter: string) => `Read and acknowledge the appraisal of ${quarter}`,
} as const;

/** Why an act on an appraisal is not possible now. */
export const reasonWords: Readonly<Record<AppraisalReason, string>> = {
  none: 'No appraisal is written yet.',
  draft: 'The appraisal is a draft.',
  shared: 'The appraisal is shared and waits for the employee.',
  acknowledged: 'The employee has signed.',
  completed: 'The appraisal is completed.',
  employee_left: 'This person has left the company.',
  employee_is_ceo: 'Nobody is above the CEO to sign the appraisal.',
  calibrating: 'A calibration of this appraisal is open. It can be shared when the calibration has ended.',
  scale_changed: 'The company rates on another scale now. Please edit the appraisal and rate again.',
  employee_has_time: 'The employee still has time.',
  statement_over: 'A statement can be added for 30 days. They have passed.',
};
