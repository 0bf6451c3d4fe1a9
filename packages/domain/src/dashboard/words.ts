import type { ReminderType } from './reminders.ts';

/** The one button of each reminder (dashboard.3). */
export const reminderButtons: Readonly<Record<ReminderType, string>> = {
  review: 'Review',
  finalize: 'Finalize Results',
  update: 'Update',
  sent_back: 'Edit',
  add_goal: 'Add a Goal',
  draft: 'Edit',
  action_item: 'View',
  appraisal_write: 'View',
  appraisal_sign: 'View Appraisal',
  self_review: 'Write',
  peer_feedback: 'Write',
  peer_request: 'Answer',
  calibration: 'Open',
  dispute: 'View',
  invitation: 'Reinvite',
};
