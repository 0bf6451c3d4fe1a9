import { formatNumber } from '../../locale/numbers.ts';
import { numbered } from '../../shared/counted.ts';
import type { NotificationFacts } from './facts.ts';
import type { NotificationKind } from './kinds.ts';
import {
  appraisal,
  appraisalsDue,
  by,
  capitalItem,
  dataAsked,
  days,
  disputed,
  dueIn,
  fallen,
  forQuarter,
  goal,
  item,
  leftOpen,
  leftWords,
  ofQuarter,
  predicted,
  quoted,
  signatureDue,
  someone,
  waiting,
} from './writer.phrases.en.ts';

/** What a notification of a kind says: its subject to the letter (notifications.3), and one sentence. */
interface Written {
  readonly subject: string;
  readonly body: (facts: NotificationFacts) => string;
}

/** The English texts of every kind. Another language has a file of its own, with its own grammar. */
export const notificationWriter: Readonly<Record<NotificationKind, Written>> = {
  goal_submitted: {
    subject: 'Goal Submitted for Approval',
    body: (facts) =>
      facts.isWaiting
        ? `${by(facts)} submitted ${goal(facts)}. It waits for your review.`
        : `${by(facts)} submitted ${goal(facts)} for approval.`,
  },
  goal_edits_submitted: {
    subject: 'Goal Edits Submitted for Approval',
    body: (facts) =>
      facts.isWaiting
        ? `${by(facts)} submitted changes to ${goal(facts)}. They wait for your review.`
        : `${by(facts)} submitted changes to ${goal(facts)} for approval.`,
  },
  goal_approved: { subject: 'Goal Approved', body: (facts) => `${by(facts)} approved ${goal(facts)}.` },
  goal_published: { subject: 'Goal Published', body: (facts) => `${by(facts)} published ${goal(facts)}.` },
  goal_edits_approved: {
    subject: 'Goal Edits Approved',
    body: (facts) => `${by(facts)} approved the changes to ${goal(facts)}.`,
  },
  changes_requested: {
    subject: 'Changes Requested',
    body: (facts) => `${by(facts)} asked for changes to ${goal(facts)}.`,
  },
  edit_changes_requested: {
    subject: 'Changes Requested',
    body: (facts) => `${by(facts)} asked for other changes to ${goal(facts)}.`,
  },
  manager_goal_approved: {
    subject: 'Your Manager’s Goal Was Approved',
    body: ({ title, isTitled }) =>
      isTitled
        ? 'Your manager’s goal was approved.'
        : title === null
          ? 'A goal of your manager was approved.'
          : `Your manager’s goal “${title}” was approved.`,
  },
  shelving_requested: {
    subject: 'Shelving Requested',
    body: (facts) =>
      `${by(facts)} asked to shelve ${goal(facts)}.${waiting(facts, 'The request waits for your review.')}`,
  },
  shelving_denied: {
    subject: 'Shelving Denied',
    body: (facts) => `${by(facts)} denied the request to shelve ${goal(facts)}.`,
  },
  goal_shelved: { subject: 'Goal Shelved', body: (facts) => `${by(facts)} shelved ${goal(facts)}.` },
  parent_goal_shelved: {
    subject: 'Parent Goal Shelved',
    body: (facts) => `${by(facts)} shelved ${goal(facts)}, to which a goal of yours contributes.`,
  },
  goal_reactivated: {
    subject: 'Goal Reactivated',
    body: (facts) => `${by(facts)} reactivated ${goal(facts)}.`,
  },
  goal_reassigned: {
    subject: 'Goal Reassigned',
    body: (facts) => `${by(facts)} gave ${goal({ ...facts, isOwnGoal: false })} to ${someone(facts)}.`,
  },
  goal_updated: {
    subject: 'Goal Updated',
    body: (facts) =>
      `${by(facts)} updated ${goal(facts)}${predicted(facts)}${facts.prediction?.comment ? '' : '.'}`,
  },
  new_comment: { subject: 'New Comment', body: (facts) => `${by(facts)} commented on ${goal(facts)}.` },
  goal_finalized: {
    subject: 'Goal Finalized',
    body: (facts) =>
      `${by(facts)} finalized ${goal(facts)}.${waiting(facts, 'The result waits for your review.')}`,
  },
  result_reviewed: {
    subject: 'Result Reviewed',
    body: (facts) => disputed(facts) ?? `${by(facts)} reviewed the result of ${goal(facts)}.`,
  },
  result_changed: {
    subject: 'Result Changed',
    body: (facts) => `${by(facts)} changed the result of ${goal(facts)}.`,
  },
  result_review_changed: {
    subject: 'Result Review Changed',
    body: (facts) => disputed(facts) ?? `${by(facts)} changed the review of the result of ${goal(facts)}.`,
  },
  result_retracted: {
    subject: 'Result Retracted',
    body: (facts) => `${by(facts)} retracted the result of ${goal(facts)}.`,
  },
  goal_deleted: { subject: 'Goal Deleted', body: (facts) => `${by(facts)} deleted ${goal(facts)}.` },
  parent_goal_deleted: {
    subject: 'Parent Goal Deleted',
    body: (facts) => `${by(facts)} deleted ${goal(facts)}, to which a goal of yours contributes.`,
  },
  goal_restored: { subject: 'Goal Restored', body: (facts) => `${by(facts)} restored ${goal(facts)}.` },
  taken_back: {
    subject: 'Taken Back',
    body: (facts) => `${by(facts)} took back what was just done to ${goal(facts)}.`,
  },
  goal_realigned: {
    subject: 'Goal Re-aligned',
    body: (facts) => `${by(facts)} aligned ${goal(facts)} anew.`,
  },
  update_asked: {
    subject: 'Please update your goals',
    body: ({ week, endsQuarter }) => {
      const whose = week === null ? 'this week’s' : 'the';
      const of = week === null ? '' : ` of the week ${week}`;
      return endsQuarter
        ? `Your goals wait for ${whose} prediction${of}, or for their result.`
        : `Your goals wait for ${whose} update${of}.`;
    },
  },
  update_reminded: {
    subject: 'Reminder: Your Weekly Update',
    body: (facts) => `${by(facts)} reminds you that goals of yours wait for their update.`,
  },
  goal_reminded: {
    subject: 'Reminder: Your Goals',
    body: (facts) => `${by(facts)} reminds you to hand in a goal for this quarter.`,
  },
  result_reminded: {
    subject: 'Reminder: Your Results',
    body: (facts) => `${by(facts)} reminds you that goals of the last quarter wait for their result.`,
  },
  appraisals_reminded: {
    subject: 'Reminder: Appraisals Overdue',
    body: (facts) =>
      `${by(facts)} reminds you that appraisals${ofQuarter(facts)} that you write are overdue.`,
  },
  cycle_appraisals_reminded: {
    subject: 'Reminder: Appraisals',
    body: (facts) => `${by(facts)} reminds you that appraisals${ofQuarter(facts)} wait for you.`,
  },
  peers_reminded: {
    subject: 'Reminder: Peer Feedback',
    body: (facts) => `${by(facts)} reminds you that peer feedback${ofQuarter(facts)} waits for you.`,
  },
  views_asked: {
    subject: 'Your view before they say',
    body: () => 'Say how likely you find goals of your reports, before they answer.',
  },
  approvals_fell: { subject: 'Approvals Wait for You Now', body: (facts) => fallen(facts) },
  deputy_named: {
    subject: 'You Are a Deputy',
    body: (facts) => `${someone(facts)} is away ${days(facts)}. You stand in for them.`,
  },
  deputy_released: {
    subject: 'No Longer a Deputy',
    body: (facts) => `You do not stand in for ${someone(facts)} any more.`,
  },
  absence_set: {
    subject: 'Your Absence',
    body: (facts) => `${by(facts)} entered that you are away ${days(facts)}.`,
  },
  absence_cancelled: {
    subject: 'Your Absence Was Cancelled',
    body: (facts) => `${by(facts)} cancelled your absence.`,
  },
  person_left: { subject: 'Somebody Left', body: (facts) => leftWords(facts) },
  updates_missed: {
    subject: 'Weekly Updates Missed',
    body: (facts) =>
      `${someone(facts)} has not updated their goals for ${facts.count === 6 ? 'six' : 'two'} weeks.`,
  },
  action_item_assigned: {
    subject: 'Action Item Assigned',
    body: (facts) => `${by(facts)} assigned ${item(facts)} to ${someone(facts)}.`,
  },
  action_item_changed: {
    subject: 'Action Item Changed',
    body: (facts) => `${by(facts)} changed ${item(facts)}.`,
  },
  action_item_given_away: {
    subject: 'Action Item Given to Somebody Else',
    body: (facts) => `${by(facts)} gave ${item(facts)} to ${someone(facts)}.`,
  },
  action_item_completed: {
    subject: 'Action Item Completed',
    body: (facts) => `${by(facts)} completed ${item(facts)}.`,
  },
  action_item_reopened: {
    subject: 'Action Item Reopened',
    body: (facts) => `${by(facts)} reopened ${item(facts)}.`,
  },
  action_item_deleted: {
    subject: 'Action Item Deleted',
    body: (facts) => `${by(facts)} deleted ${item(facts)}.`,
  },
  appraisal_shared: {
    subject: 'Appraisal Available for Signature',
    body: (facts) => `${by(facts)} asks you to read and sign your appraisal${ofQuarter(facts)}.`,
  },
  appraisal_reopened: {
    subject: 'Appraisal Available for Signature',
    body: (facts) =>
      `${by(facts)} changed the review${ofQuarter(facts)} after you signed. Please read and sign again.`,
  },
  appraisal_acknowledged: {
    subject: 'Appraisal Acknowledged',
    body: (facts) => `${by(facts)} signed ${appraisal(facts)}.${waiting(facts, 'It is your turn to sign.')}`,
  },
  appraisal_completed: {
    subject: 'Appraisal Completed',
    body: (facts) => `${by(facts)} completed ${appraisal(facts)}.`,
  },
  appraisal_closed: {
    subject: 'Appraisal Completed Without Signature',
    body: (facts) =>
      facts.person?.isReader
        ? `${by(facts)} completed your appraisal${ofQuarter(facts)} without your signature. You can add a statement within 30 days.`
        : `${by(facts)} completed ${appraisal(facts)} without the employee’s signature.`,
  },
  appraisal_confirmed: {
    subject: 'Appraisal Acknowledged',
    body: (facts) => `${by(facts)} acknowledged ${appraisal(facts)}, which completed it.`,
  },
  appraisal_stated: {
    subject: 'Statement Added to an Appraisal',
    body: (facts) => `${by(facts)} added a statement to ${appraisal(facts)}.`,
  },
  appraisal_changed: {
    subject: 'Appraisal Changed',
    body: (facts) =>
      facts.person?.isActor
        ? `${by(facts)} changed what they wrote about ${appraisal(facts)}.`
        : `${by(facts)} changed ${appraisal(facts)}.`,
  },
  appraisal_deleted: {
    subject: 'Appraisal Deleted',
    body: (facts) => `${by(facts)} deleted ${appraisal(facts)}.`,
  },
  calibration: {
    subject: 'Calibration Opened',
    body: (facts) => `${by(facts)} opened a calibration of appraisals${ofQuarter(facts)}. You take part.`,
  },
  calibration_closed: {
    subject: 'Calibration Closed',
    body: (facts) =>
      `${by(facts)} closed the calibration of appraisals${ofQuarter(facts)}. The ratings are in the drafts.`,
  },
  calibration_cancelled: {
    subject: 'Calibration Cancelled',
    body: (facts) =>
      `${by(facts)} cancelled the calibration of appraisals${ofQuarter(facts)}. The drafts keep their ratings.`,
  },
  data_asked: { subject: 'Your Data Was Asked For', body: dataAsked },
  profile_updated: { subject: 'Profile Updated', body: (facts) => `${by(facts)} changed your profile.` },
  role_changed: {
    subject: 'Role Changed',
    body: (facts) => `${by(facts)} changed your role or your permissions.`,
  },
  webhook_switched_off: {
    subject: 'Webhook Switched Off',
    body: () =>
      'A webhook was switched off, because its receiver ended it or has failed for five days. What was not delivered can be replayed.',
  },
  flags_imported: {
    subject: 'Permissions Given by an Import',
    body: (facts) =>
      `An import of ${by(facts)} gave ${someone(facts)} permissions: ${facts.flags.join(', ')}.`,
  },
  manager_changed: {
    subject: 'Manager Changed',
    body: (facts) =>
      facts.person === null
        ? `${by(facts)} changed your manager: you report to nobody now.`
        : `${by(facts)} changed your manager: you report to ${facts.person.name} now.`,
  },
  new_direct_report: {
    subject: 'New Direct Report',
    body: (facts) => `${someone(facts)} reports to you now.`,
  },
  direct_report_moved: {
    subject: 'Direct Report Moved',
    body: (facts) => `${someone(facts)} no longer reports to you.`,
  },
  strategy_published: {
    subject: 'Strategy Published',
    body: (facts) =>
      facts.changed.length === 0
        ? `${by(facts)} published the strategy.`
        : `${by(facts)} published the strategy. Changed: ${facts.changed.join(', ')}.`,
  },
  quarter_begun: { subject: 'Quarter Begun', body: ({ quarter }) => `${quarter ?? 'A quarter'} has begun.` },
  quarter_left_open: { subject: 'Quarter Not Finished', body: (facts) => leftOpen(facts) },
  appraisals_due: { subject: 'Appraisals Due', body: appraisalsDue },
  cycle_appraisals_due: { subject: 'Appraisals Due', body: appraisalsDue },
  signature_due: { subject: 'Appraisal Waits for You', body: signatureDue },
  self_review_due: {
    subject: 'Self Review Due',
    body: (facts) => `Your self review${ofQuarter(facts)} ${dueIn(facts, 'is', 'was')}.`,
  },
  peers_proposed: {
    subject: 'Peers Proposed',
    body: (facts) =>
      `${someone(facts)} proposed people for peer feedback${ofQuarter(facts)}. Please decide whom to ask.`,
  },
  peer_asked: {
    subject: 'Peer Feedback Requested',
    body: (facts) =>
      `${by(facts)} asks you for feedback about ${someone(facts)}${forQuarter(facts)}. Please accept or decline.`,
  },
  peer_withdrawn: {
    subject: 'Peer Feedback No Longer Needed',
    body: (facts) =>
      `${by(facts)} no longer needs your feedback about ${someone(facts)}${forQuarter(facts)}.`,
  },
  peer_declined: {
    subject: 'Peer Feedback Declined',
    body: (facts) => `${by(facts)} declined to give feedback about ${someone(facts)}${forQuarter(facts)}.`,
  },
  peer_feedback_due: {
    subject: 'Peer Feedback Due',
    body: (facts) =>
      `Your feedback about ${someone(facts)}${forQuarter(facts)} ${dueIn(facts, 'is', 'was')}.`,
  },
  people_file_waits: {
    subject: 'A People File Waits for You',
    body: () =>
      'A file of people from the watched folder waits for you, because something in it needs your decision. Nothing of it has been written.',
  },
  people_file_failed: {
    subject: 'A People File Could Not Be Read',
    body: () =>
      'A file from the watched folder could not be read or written as a list of people. It was put aside, and nothing has changed.',
  },
  token_ends: {
    subject: 'A Token Ends Soon',
    body: (facts) =>
      `Your token ${quoted(facts.token)}ends in ${numbered(facts.count ?? 0, 'day')}. Make a new one if its program shall go on.`,
  },
  company_token_ends: {
    subject: 'A Token of the Company Ends Soon',
    body: (facts) =>
      `The company’s token ${quoted(facts.token)}ends in ${numbered(facts.count ?? 0, 'day')}. Make a new one if its program shall go on.`,
  },
  token_owner_left: {
    subject: 'The Owner of a Token Left',
    body: (facts) =>
      facts.count === 1
        ? `${someone(facts)} left and owns a token of the company. It goes on with their rights until an admin ends it.`
        : `${someone(facts)} left and owns ${formatNumber(facts.count ?? 0)} tokens of the company. They go on with the same rights until an admin ends them.`,
  },
  action_item_due: {
    subject: 'Action Item Due',
    body: (facts) => `${capitalItem(facts)} ${dueIn(facts, 'is', 'was')}.`,
  },
};
