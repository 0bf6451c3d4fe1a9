import { likelihoodLabels, qualityLabels, type Rating } from '../goals/rating.ts';
import { formatNumber } from '../locale/numbers.ts';
import { kindRows, type NotificationKind } from './kinds.ts';

/** The facts for a notification's texts, which are made when it is read (decisions-2 B5). */
export interface NotificationFacts {
  readonly kind: NotificationKind;
  /** The name of the person who acted; null: the application. */
  readonly actor: string | null;
  /** The title of the goal or the action item; null if the reader may not see it now, or if there is none. */
  readonly title: string | null;
  readonly isOwnGoal: boolean;
  /** The prediction of a `goal_updated`; null if the reader may not see the goal now. */
  readonly prediction: { readonly likelihood: Rating; readonly quality: Rating } | null;
  /** The number of approvals, weeks, people or days that the kind is about; null for other kinds. */
  readonly count: number | null;
  /** The new owner, manager or assignee, the report, the employee or the former approver; null if there is none. */
  readonly person: { readonly name: string; readonly isReader: boolean; readonly isActor: boolean } | null;
  /** The quarter of an appraisal, or the one that has begun or ended: "Q3 2026"; null if there is none. */
  readonly quarter: string | null;
  /** Whether the week of an `update_asked` is the last of its quarter, when results are given, too (lived Q2). */
  readonly endsQuarter: boolean;
  /** The labels of the strategy's texts that changed, in the order of its page. */
  readonly changed: readonly string[];
  /** The labels of the permissions that the person got. */
  readonly flags: readonly string[];
}

export interface NotificationTexts {
  readonly subject: string;
  readonly body: string;
}

/** Returns the subject (decisions-2 B6) and one sentence, for the screen and for the digest. */
export function notificationTexts(facts: NotificationFacts): NotificationTexts {
  return { subject: kindRows[facts.kind].subject, body: bodies[facts.kind](facts) };
}

const application = 'Bellwether';

type Body = (facts: NotificationFacts) => string;

const bodies: Readonly<Record<NotificationKind, Body>> = {
  goal_submitted: (facts) => `${by(facts)} submitted ${goal(facts)} for approval.`,
  goal_edits_submitted: (facts) => `${by(facts)} submitted changes to ${goal(facts)} for approval.`,
  goal_approved: (facts) => `${by(facts)} approved ${goal(facts)}.`,
  goal_published: (facts) => `${by(facts)} published ${goal(facts)}.`,
  goal_edits_approved: (facts) => `${by(facts)} approved the changes to ${goal(facts)}.`,
  changes_requested: (facts) => `${by(facts)} asked for changes to ${goal(facts)}.`,
  edit_changes_requested: (facts) => `${by(facts)} asked for other changes to ${goal(facts)}.`,
  manager_goal_approved: ({ title }) =>
    title === null ? 'A goal of your manager was approved.' : `Your manager’s goal “${title}” was approved.`,
  shelving_requested: (facts) => `${by(facts)} asked to shelve ${goal(facts)}.`,
  shelving_denied: (facts) => `${by(facts)} denied the request to shelve ${goal(facts)}.`,
  goal_shelved: (facts) => `${by(facts)} shelved ${goal(facts)}.`,
  parent_goal_shelved: (facts) =>
    `${by(facts)} shelved ${goal(facts)}, to which a goal of yours contributes.`,
  goal_reactivated: (facts) => `${by(facts)} reactivated ${goal(facts)}.`,
  goal_reassigned: (facts) =>
    `${by(facts)} gave ${goal({ ...facts, isOwnGoal: false })} to ${someone(facts)}.`,
  goal_updated: (facts) => `${by(facts)} updated ${goal(facts)}${predicted(facts)}.`,
  new_comment: (facts) => `${by(facts)} commented on ${goal(facts)}.`,
  goal_finalized: (facts) => `${by(facts)} finalized ${goal(facts)}.`,
  result_reviewed: (facts) => `${by(facts)} reviewed the result of ${goal(facts)}.`,
  result_changed: (facts) => `${by(facts)} changed the result of ${goal(facts)}.`,
  result_review_changed: (facts) => `${by(facts)} changed the review of the result of ${goal(facts)}.`,
  result_retracted: (facts) => `${by(facts)} retracted the result of ${goal(facts)}.`,
  goal_deleted: (facts) => `${by(facts)} deleted ${goal(facts)}.`,
  parent_goal_deleted: (facts) =>
    `${by(facts)} deleted ${goal(facts)}, to which a goal of yours contributes.`,
  goal_restored: (facts) => `${by(facts)} restored ${goal(facts)}.`,
  goal_realigned: (facts) => `${by(facts)} aligned ${goal(facts)} anew.`,
  update_asked: ({ endsQuarter }) =>
    endsQuarter
      ? 'Your goals wait for this week’s prediction, or for their result.'
      : 'Your goals wait for this week’s update.',
  views_asked: () => 'Say how likely you find goals of your reports, before they answer.',
  approvals_fell: (facts) => fallen(facts),
  updates_missed: (facts) =>
    `${someone(facts)} has not updated their goals for ${facts.count === 6 ? 'six' : 'two'} weeks.`,
  action_item_assigned: (facts) => `${by(facts)} assigned ${item(facts)} to ${someone(facts)}.`,
  action_item_given_away: (facts) => `${by(facts)} gave ${item(facts)} to ${someone(facts)}.`,
  action_item_changed: (facts) => `${by(facts)} changed ${item(facts)}.`,
  action_item_completed: (facts) => `${by(facts)} completed ${item(facts)}.`,
  action_item_reopened: (facts) => `${by(facts)} reopened ${item(facts)}.`,
  action_item_deleted: (facts) => `${by(facts)} deleted ${item(facts)}.`,
  appraisal_shared: (facts) => `${by(facts)} asks you to read and sign your appraisal${ofQuarter(facts)}.`,
  appraisal_reopened: (facts) =>
    `${by(facts)} changed the review${ofQuarter(facts)} after you signed. Please read and sign again.`,
  appraisal_acknowledged: (facts) => `${by(facts)} signed ${appraisal(facts)}.`,
  appraisal_completed: (facts) => `${by(facts)} completed ${appraisal(facts)}.`,
  appraisal_closed: (facts) =>
    facts.person?.isReader
      ? `${by(facts)} completed your appraisal${ofQuarter(facts)} without your signature. You can add a statement within 30 days.`
      : `${by(facts)} completed ${appraisal(facts)} without the employee’s signature.`,
  appraisal_stated: (facts) => `${by(facts)} added a statement to ${appraisal(facts)}.`,
  appraisal_changed: (facts) =>
    facts.person?.isActor
      ? `${by(facts)} changed what they wrote about ${appraisal(facts)}.`
      : `${by(facts)} changed ${appraisal(facts)}.`,
  appraisal_deleted: (facts) => `${by(facts)} deleted ${appraisal(facts)}.`,
  profile_updated: (facts) => `${by(facts)} changed your profile.`,
  role_changed: (facts) => `${by(facts)} changed your role or your permissions.`,
  flags_imported: (facts) =>
    `An import of ${by(facts)} gave ${someone(facts)} permissions: ${facts.flags.join(', ')}.`,
  manager_changed: (facts) =>
    facts.person === null
      ? `${by(facts)} changed your manager: you report to nobody now.`
      : `${by(facts)} changed your manager: you report to ${facts.person.name} now.`,
  new_direct_report: (facts) => `${someone(facts)} reports to you now.`,
  direct_report_moved: (facts) => `${someone(facts)} no longer reports to you.`,
  quarter_begun: ({ quarter }) => `${quarter ?? 'A quarter'} has begun.`,
  quarter_left_open: (facts) => leftOpen(facts),
  appraisals_due: (facts) => `Appraisals${ofQuarter(facts)} that you write ${dueIn(facts, 'are', 'were')}.`,
  action_item_due: (facts) => `${item(facts)} ${dueIn(facts, 'is', 'was')}.`,
  strategy_published: (facts) =>
    facts.changed.length === 0
      ? `${by(facts)} published the strategy.`
      : `${by(facts)} published the strategy. Changed: ${facts.changed.join(', ')}.`,
};

function by({ actor }: NotificationFacts): string {
  return actor ?? application;
}

function goal({ title, isOwnGoal }: NotificationFacts): string {
  if (title === null) return 'a goal';
  return isOwnGoal ? `your goal “${title}”` : `“${title}”`;
}

function item({ title }: NotificationFacts): string {
  return title === null ? 'an action item' : `“${title}”`;
}

/** Names whose appraisal it is, and the quarter. The actor's own one is named by the quarter alone. */
function appraisal(facts: NotificationFacts): string {
  const { person, quarter } = facts;
  if (person?.isActor && quarter === null) return 'their own appraisal';
  if (person === null) return `an appraisal${ofQuarter(facts)}`;
  if (person.isActor) return `the appraisal${ofQuarter(facts)}`;
  if (person.isReader) return `your appraisal${ofQuarter(facts)}`;
  return `the appraisal of ${person.name}${quarter === null ? '' : ` for ${quarter}`}`;
}

function ofQuarter({ quarter }: NotificationFacts): string {
  return quarter === null ? '' : ` of ${quarter}`;
}

function someone({ person }: NotificationFacts): string {
  if (person === null) return 'Somebody';
  return person.isReader ? 'you' : person.name;
}

function fallen({ count, person }: NotificationFacts): string {
  const isOne = count === 1;
  const approvals = isOne ? 'One approval' : `${formatNumber(count ?? 0)} approvals`;
  const before = person === null ? '' : ` that waited for ${person.isReader ? 'you' : person.name}`;
  return `${approvals}${before} ${isOne ? 'waits' : 'wait'} for you now.`;
}

function leftOpen(facts: NotificationFacts): string {
  const { count, quarter } = facts;
  const who = count === 1 ? someone(facts) : `${formatNumber(count ?? 0)} of your reports`;
  return `${who} ${count === 1 ? 'has' : 'have'} not finished ${quarter ?? 'the quarter'}.`;
}

/** Says when something is due: `count` is the number of days that are left, negative if it is overdue. */
function dueIn({ count }: NotificationFacts, is: string, was: string): string {
  const left = count ?? 0;
  if (left === 0) return `${is} due today`;
  if (left > 0) return left === 1 ? `${is} due tomorrow` : `${is} due in ${formatNumber(left)} days`;
  return left === -1 ? `${was} due yesterday` : `${was} due ${formatNumber(-left)} days ago`;
}

function predicted({ prediction }: NotificationFacts): string {
  if (prediction === null) return '';
  return `: ${likelihoodLabels[prediction.likelihood]}, ${qualityLabels[prediction.quality]}`;
}
