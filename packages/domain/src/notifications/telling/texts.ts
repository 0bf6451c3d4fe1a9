import { likelihoodLabels, qualityLabels, type Rating } from '../../goals/rating.ts';
import { formatNumber } from '../../locale/numbers.ts';
import { fallingWords, type LeftBehind, stayingWords } from '../../people/status/leaving.ts';
import { firstWords } from '../../shared/first-words.ts';
import { kindRows, type NotificationKind } from './kinds.ts';

/** The facts for a notification's texts, which are made when it is read (notifications.2). */
export interface NotificationFacts {
  readonly kind: NotificationKind;
  /** The name of the person who acted; null: the application. */
  readonly actor: string | null;
  /** The title of the goal or the action item; null if the reader may not see it now, or if there is none. */
  readonly title: string | null;
  readonly isOwnGoal: boolean;
  /** Whether the title stands above the sentence, which then says "the goal". */
  readonly isTitled: boolean;
  /** Whether the thing waits for the reader's review or signature now, as the notification says. */
  readonly isWaiting: boolean;
  /** The prediction of a `goal_updated`; null if the reader may not see the goal now. */
  readonly prediction: SaidPrediction | null;
  /**
   * What the manager says while owner and manager disagree about the result, with the manager's feedback; null if they
   * do not disagree now, or if the reader may not see the goal now.
   */
  readonly dispute: { readonly completed: boolean; readonly feedback: string } | null;
  /** What a person who left has left behind; null for other kinds. */
  readonly left: LeftBehind | null;
  /** The number of approvals, weeks, people or days that the kind is about; null for other kinds. */
  readonly count: number | null;
  /** The new owner, manager or assignee, the report, the employee or the former approver; null if there is none. */
  readonly person: { readonly name: string; readonly isReader: boolean; readonly isActor: boolean } | null;
  /** The quarter of an appraisal, or the one that has begun or ended: "Q3 2026"; null if there is none. */
  readonly quarter: string | null;
  /**
   * Whether the week of an `update_asked` is the last of its quarter, when results are given, too (notifications.9).
   */
  readonly endsQuarter: boolean;
  /** The labels of the strategy's texts that changed, in the order of its page. */
  readonly changed: readonly string[];
  /** The labels of the permissions that the person got. */
  readonly flags: readonly string[];
  /** The days of the week that an `update_asked` asks for: "16–22 Nov"; null for other kinds. */
  readonly week: string | null;
}

/** A prediction as a mail writes it. */
interface SaidPrediction {
  readonly likelihood: Rating;
  readonly quality: Rating;
  /** The prediction before it; null for the first one. */
  readonly before: { readonly likelihood: Rating; readonly quality: Rating } | null;
  /** The comment given with it; null without one, and if the reader may not read it. */
  readonly comment: string | null;
}

export interface NotificationTexts {
  readonly subject: string;
  readonly body: string;
}

/** Returns the subject (notifications.3) and one sentence, for the screen and for the digest. */
export function notificationTexts(facts: NotificationFacts): NotificationTexts {
  return { subject: kindRows[facts.kind].subject, body: bodies[facts.kind](facts) };
}

const application = 'Bellwether';

type Body = (facts: NotificationFacts) => string;

const bodies: Readonly<Record<NotificationKind, Body>> = {
  goal_submitted: (facts) =>
    facts.isWaiting
      ? `${by(facts)} submitted ${goal(facts)}. It waits for your review.`
      : `${by(facts)} submitted ${goal(facts)} for approval.`,
  goal_edits_submitted: (facts) =>
    facts.isWaiting
      ? `${by(facts)} submitted changes to ${goal(facts)}. They wait for your review.`
      : `${by(facts)} submitted changes to ${goal(facts)} for approval.`,
  goal_approved: (facts) => `${by(facts)} approved ${goal(facts)}.`,
  goal_published: (facts) => `${by(facts)} published ${goal(facts)}.`,
  goal_edits_approved: (facts) => `${by(facts)} approved the changes to ${goal(facts)}.`,
  changes_requested: (facts) => `${by(facts)} asked for changes to ${goal(facts)}.`,
  edit_changes_requested: (facts) => `${by(facts)} asked for other changes to ${goal(facts)}.`,
  manager_goal_approved: ({ title, isTitled }) =>
    isTitled
      ? 'Your manager’s goal was approved.'
      : title === null
        ? 'A goal of your manager was approved.'
        : `Your manager’s goal “${title}” was approved.`,
  shelving_requested: (facts) =>
    `${by(facts)} asked to shelve ${goal(facts)}.${waiting(facts, 'The request waits for your review.')}`,
  shelving_denied: (facts) => `${by(facts)} denied the request to shelve ${goal(facts)}.`,
  goal_shelved: (facts) => `${by(facts)} shelved ${goal(facts)}.`,
  parent_goal_shelved: (facts) =>
    `${by(facts)} shelved ${goal(facts)}, to which a goal of yours contributes.`,
  goal_reactivated: (facts) => `${by(facts)} reactivated ${goal(facts)}.`,
  goal_reassigned: (facts) =>
    `${by(facts)} gave ${goal({ ...facts, isOwnGoal: false })} to ${someone(facts)}.`,
  goal_updated: (facts) =>
    `${by(facts)} updated ${goal(facts)}${predicted(facts)}${facts.prediction?.comment ? '' : '.'}`,
  new_comment: (facts) => `${by(facts)} commented on ${goal(facts)}.`,
  goal_finalized: (facts) =>
    `${by(facts)} finalized ${goal(facts)}.${waiting(facts, 'The result waits for your review.')}`,
  result_reviewed: (facts) => disputed(facts) ?? `${by(facts)} reviewed the result of ${goal(facts)}.`,
  result_changed: (facts) => `${by(facts)} changed the result of ${goal(facts)}.`,
  result_review_changed: (facts) =>
    disputed(facts) ?? `${by(facts)} changed the review of the result of ${goal(facts)}.`,
  result_retracted: (facts) => `${by(facts)} retracted the result of ${goal(facts)}.`,
  goal_deleted: (facts) => `${by(facts)} deleted ${goal(facts)}.`,
  parent_goal_deleted: (facts) =>
    `${by(facts)} deleted ${goal(facts)}, to which a goal of yours contributes.`,
  goal_restored: (facts) => `${by(facts)} restored ${goal(facts)}.`,
  goal_realigned: (facts) => `${by(facts)} aligned ${goal(facts)} anew.`,
  update_asked: ({ week, endsQuarter }) => {
    const whose = week === null ? 'this week’s' : 'the';
    const of = week === null ? '' : ` of the week ${week}`;
    return endsQuarter
      ? `Your goals wait for ${whose} prediction${of}, or for their result.`
      : `Your goals wait for ${whose} update${of}.`;
  },
  views_asked: () => 'Say how likely you find goals of your reports, before they answer.',
  approvals_fell: (facts) => fallen(facts),
  person_left: (facts) => leftWords(facts),
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
  appraisal_acknowledged: (facts) =>
    `${by(facts)} signed ${appraisal(facts)}.${waiting(facts, 'It is your turn to sign.')}`,
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

/** Returns the sentence that says what the reader is asked for, while the reader is. */
function waiting({ isWaiting }: NotificationFacts, sentence: string): string {
  return isWaiting ? ` ${sentence}` : '';
}

function goal({ title, isOwnGoal, isTitled }: NotificationFacts): string {
  if (title === null) return 'a goal';
  if (isTitled) return isOwnGoal ? 'your goal' : 'the goal';
  return isOwnGoal ? `your goal “${title}”` : `“${title}”`;
}

function item({ title, isTitled }: NotificationFacts): string {
  if (title !== null && isTitled) return 'the action item';
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

/** In characters: the part of the manager's feedback that a notification repeats. */
const feedbackLength = 160;

/**
 * Returns "Ann says not completed: “…” Your goal “Grow” is in dispute."; undefined without a dispute
 * (notifications.12).
 */
function disputed(facts: NotificationFacts): string | undefined {
  const { dispute } = facts;
  if (dispute === null) return undefined;
  const says = `${by(facts)} says ${dispute.completed ? 'completed' : 'not completed'}`;
  const feedback = firstWords(dispute.feedback, feedbackLength);
  const named = goal(facts);
  const ending = `${named.charAt(0).toUpperCase()}${named.slice(1)} is in dispute.`;
  return feedback === '' ? `${says}. ${ending}` : `${says}: “${feedback}” ${ending}`;
}

/** Returns "Bob left. 3 approvals fall to you. 4 open goals are to be given to somebody." (people.16) */
function leftWords(facts: NotificationFacts): string {
  const { left } = facts;
  const falling = left === null ? '' : fallingWords(left);
  const staying = left === null ? '' : stayingWords(left);
  const isOne = (words: string) => /^1 [^,]*$/.test(words) && !words.includes(' and ');
  const sentences = [
    `${someone(facts)} left.`,
    ...(falling === '' ? [] : [`${falling} ${isOne(falling) ? 'falls' : 'fall'} to you.`]),
    ...(staying === '' ? [] : [`${staying} ${isOne(staying) ? 'is' : 'are'} to be given to somebody.`]),
  ];
  return sentences.join(' ');
}

/** Returns `: fell from Unsure to Not sure, Okay. “The supplier …”`, or the two labels if nothing moved. */
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
  const { likelihood, quality, before, comment } = prediction;
  const parts = [
    moved(likelihoodLabels, before?.likelihood, likelihood),
    moved(qualityLabels, before?.quality, quality, 'quality '),
  ];
  return `: ${parts.join(', ')}${comment === null ? '' : `. “${firstWords(comment, commentLength)}”`}`;
}

function moved(
  labels: Readonly<Record<Rating, string>>,
  from: Rating | undefined,
  to: Rating,
  what = '',
): string {
  if (from === undefined || from === to) return labels[to];
  return `${what}${to < from ? 'fell' : 'rose'} from ${labels[from]} to ${labels[to]}`;
}

const commentLength = 80;
