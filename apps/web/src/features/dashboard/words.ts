import type {
  ComplianceAnswer,
  ComplianceFigure,
  CompliancePerson,
  ComplianceScope,
  Dashboard,
  DashboardGoal,
  Reminder,
} from '@bellwether/contract/dashboard';
import type { Reminded } from '@bellwether/contract/dashboard.reminding';
import { shownDay } from '#ui/data/shown.ts';

/** Returns the person of a reminder, with a note if they have left. */
export function reminderPerson({ Name, HasLeft }: Reminder['User']): string {
  return HasLeft ? `${Name} (left)` : Name;
}

/** Names the absent manager for whom the viewer decides (people.35). */
export const reminderFor = (name: string) => `for ${name}`;

/** The reminders of one type, and their number including those not loaded yet. */
export type ReminderGroup = NonNullable<Dashboard['ReminderGroups']>[number];

/** The people whose compliance is shown (dashboard.1). */
export const scopeLabels: Readonly<Record<ComplianceScope, string>> = {
  1: 'My Direct Reports',
  2: 'My Organization',
  3: 'Company',
};

export const figureLabels: Readonly<Record<ComplianceFigure, string>> = {
  goals: 'Goal creation',
  lastweekgoals: 'Weekly predictions',
  lastgoals: 'Finalization',
};

/** The answers of a figure with their labels, in order: "12 handed in". */
export const answerLabels: Readonly<
  Record<ComplianceFigure, ReadonlyArray<{ readonly answer: ComplianceAnswer; readonly label: string }>>
> = {
  goals: [
    { answer: 'done', label: 'handed in' },
    { answer: 'draft', label: 'draft only' },
    { answer: 'open', label: 'without a goal' },
  ],
  lastweekgoals: [
    { answer: 'done', label: 'up to date' },
    { answer: 'open', label: 'not updated' },
  ],
  lastgoals: [
    { answer: 'done', label: 'finalized' },
    { answer: 'waiting', label: 'waiting for the manager' },
    { answer: 'open', label: 'result missing' },
  ],
};

/** Why nobody counts in a figure. */
export const nobodyCounts: Readonly<Record<ComplianceFigure, string>> = {
  goals: 'Nobody counts here yet.',
  lastweekgoals: 'Nobody has an approved goal yet.',
  lastgoals: 'Nobody had a goal in that quarter.',
};

const openWords: Readonly<Record<Exclude<ComplianceFigure, 'goals'>, string>> = {
  lastweekgoals: 'not updated',
  lastgoals: 'not finalized',
};

/** Returns a person's goals in a figure as text: "2 of 3 goals not updated"; empty if none is visible. */
export function goalsOfPerson(
  figure: ComplianceFigure,
  person: Pick<CompliancePerson, 'GoalCount' | 'OpenCount'>,
): string {
  const { GoalCount: all, OpenCount: open } = person;
  if (all === 0) return '';
  const goals = all === 1 ? '1 goal' : `${all} goals`;
  if (figure === 'goals' || open === 0) return goals;
  return `${open} of ${goals} ${openWords[figure]}`;
}

/** What each group of reminders asks for: its heading, and the button that starts with its first one. */
export const reminderActs: Readonly<Record<Reminder['Type'], string>> = {
  update: 'Update',
  review: 'Review',
  appraisal_sign: 'Sign',
  self_review: 'Self review',
  peer_request: 'Answer requests',
  peer_feedback: 'Peer feedback',
  calibration: 'Calibrations',
  finalize: 'Finalize',
  sent_back: 'Edit',
  add_goal: 'Add a Goal',
  draft: 'Hand in',
  appraisal_write: 'Write appraisals',
  action_item: 'Action items',
  dispute: 'In dispute',
  invitation: 'Not accepted',
};

/** Returns the text of the button that starts a group: "Review 4". The group of a new goal has no number. */
export function startWords({ Type, Count }: ReminderGroup): string {
  return Type === 'add_goal' ? reminderActs.add_goal : `${reminderActs[Type]} ${Count}`;
}

const reviewReasons = {
  goal: 'Waits for your approval',
  edit: 'Proposed changes wait for your approval',
  shelving: 'A request to shelve waits for your answer',
  result: 'The result waits for your review',
} as const;

/** Returns why the person is reminded. */
export function reminderReason(reminder: Reminder): string {
  switch (reminder.Type) {
    case 'update':
      return noPrediction(reminder);
    case 'finalize':
      return 'The quarter has ended, the result is missing';
    case 'review':
      return reviewReasons[reminder.About ?? 'goal'];
    case 'sent_back':
      return reminder.About === 'edit' ? 'Changes requested to your proposed edit' : 'Changes requested';
    case 'draft':
      return 'Draft, not handed in yet';
    case 'add_goal':
      return 'What do you want to reach this quarter?';
    case 'action_item':
      return dueWords(reminder.Due);
    case 'self_review':
      return selfReviewReason(reminder.Due);
    case 'peer_request':
      return `Asks for your feedback. ${dueWords(reminder.Due)}`;
    case 'peer_feedback':
      return `Your feedback. ${dueWords(reminder.Due)}`;
    case 'calibration':
      return 'A calibration in which you take part is open';
    case 'appraisal_write':
      if (reminder.CycleId !== undefined) return dueWords(reminder.Due);
      return reminder.Due?.IsOverdue
        ? 'Overdue: you have not written and shared every appraisal of this quarter'
        : 'You have not written every appraisal of this quarter';
    case 'appraisal_sign':
      return signReason(reminder);
    case 'invitation':
      return 'Has not accepted the invitation for two weeks or more';
    case 'dispute':
      return 'In dispute: owner and manager do not agree whether it was completed';
  }
}

function signReason({ Due, HasSignatures }: Reminder): string {
  const waits = HasSignatures === false ? 'Waits for your acknowledgement' : 'Waits for your signature';
  return Due?.IsOverdue ? `${waits}, overdue since ${shownDay(Due.Date)}` : waits;
}

function noPrediction({ WeekLabel, TakesResult }: Reminder): string {
  const missing = TakesResult ? 'No prediction or result yet' : 'No prediction yet';
  return WeekLabel ? `${missing} for ${WeekLabel}` : missing;
}

function selfReviewReason(due: Reminder['Due']): string {
  if (due === null) return 'Your self review';
  return due.IsOverdue
    ? `Your self review was due ${shownDay(due.Date)}; you can hand it in until your manager shares`
    : `Your self review, due ${shownDay(due.Date)}`;
}

function dueWords(due: Reminder['Due']): string {
  if (due === null) return 'Action item';
  return due.IsOverdue ? `Overdue since ${shownDay(due.Date)}` : `Due ${shownDay(due.Date)}`;
}

export function reminderTitle(reminder: Reminder): string {
  return reminder.Type === 'add_goal' ? `No goals yet for ${reminder.PeriodLabel}` : reminder.Title;
}

export const themeWords = {
  add: 'Add a theme',
  notYours: 'Only the CEO and org admins can change the theme.',
  edit: 'Edit theme',
  label: 'Theme',
  hint: 'One sentence that says what this quarter is about, seen by everybody.',
  saved: 'Theme saved.',
  deleted: 'Theme deleted.',
  meanwhile: 'Somebody else changed the theme meanwhile.',
  gone: 'Somebody else deleted the theme meanwhile.',
  kept: 'What you typed is kept.',
} as const;

/** Returns the text of the link to the reminders, for screens that do not show them at once. */
export function waitingWords(count: number): string {
  return count === 1 ? '1 thing waits for you' : `${count} things wait for you`;
}

/** Returns the text with the number of people in the compliance figures. */
export function countedWords(people: number, notAccepted: number): string {
  const counted = people === 1 ? '1 person is counted' : `${people} people are counted`;
  const apart =
    notAccepted === 0 ? '' : ` ${notAccepted} ${notAccepted === 1 ? 'has' : 'have'} not accepted yet.`;
  return `${counted}, observers and deactivated people are not.${apart}`;
}

/** Returns "Week 8 of 14". */
export function weekWords(week: number, weeks: number): string {
  return `Week ${week} of ${weeks}`;
}

/** Returns "39 days left", or that the quarter ends today. */
export function daysLeftWords(days: number): string {
  if (days === 0) return 'last day';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** Returns what the goals below a company goal say together: "3 of 4 child goals at risk, 1 unsure." */
export function childrenWords({ Count, Rated, AtRisk, Unsure }: DashboardGoal['Children']): string {
  if (Count === 0) return 'No child goals yet.';
  const goals = Count === 1 ? '1 child goal' : `${Count} child goals`;
  if (Rated === 0) return `${goals}, no prediction yet.`;
  const unsure = Unsure > 0 ? `, ${Unsure} unsure` : '';
  return AtRisk > 0 ? `${AtRisk} of ${goals} at risk${unsure}.` : `${goals}, none at risk${unsure}.`;
}

/** Replaces the reminders that a phone's page already shows at the top. */
export const shownAbove = (count: number) =>
  count === 1 ? 'It stands at the top of this page.' : 'They stand at the top of this page.';

export const strategyBandWords = {
  more: 'Show more',
  less: 'Show less',
  /** The rest of the button's name, for screen readers. */
  ofWhat: ' of the strategy',
  changed: 'Changed since your last visit',
} as const;

export const companyGoalsWords = {
  companyGoals: 'Company goals',
  viewAll: 'View all',
  /** Before the goals below that fell. */
  fellThisWeek: 'Fell this week:',
  /** Behind their names. */
  andMore: (count: number) => ` and ${count} more`,
  noCompanyGoalsIn: 'No company goals in this quarter yet',
  theGoalsThatThe:
    'The goals that the CEO publishes stand here, so that everybody can align their own below them.',
} as const;

export const complianceFigureWords = {
  nobodyCounts: 'nobody counts',
  showThePeople: (count: number, words: string, value: string) =>
    `${count} ${words}: ${value}, show the people`,
} as const;

export const compliancePeopleWords = {
  notLoaded: 'The people could not be loaded.',
  nobody: 'Nobody',
  goalsOf: (goals: string, name: string) => `${goals} of ${name}`,
  theFigureHasChanged: 'The figure has changed since you opened it.',
} as const;

export const remindWords = {
  all: (count: number) => `Remind ${count}`,
  one: 'Remind',
  oneNamed: (name: string) => `Remind ${name}`,
  today: 'reminded today',
  away: 'away',
  allToday: 'Everybody here was reminded today, or is away.',
  hint: 'Each gets a notification and the digest, once a day at most.',
  /** Returns `34 reminded, 2 are away.` */
  done: ({ Reminded, Already, Away }: Reminded) =>
    [
      `${Reminded} reminded`,
      ...(Already > 0 ? [`${Already} already today`] : []),
      ...(Away > 0 ? [`${Away} away`] : []),
    ].join(', '),
} as const;

export const complianceWords = {
  employeeCompliance: 'Employee compliance',
  whoseCompliance: 'Whose compliance',
  notLoaded: 'The compliance figures could not be loaded.',
} as const;

export const dashboardSkeletonWords = {
  loading: 'Loading',
} as const;

export const firstRemindersWords = {
  firstReminders: 'First reminders',
} as const;

export const quarterThemeWords = {
  quarterTheme: 'Quarter theme',
  themeOf: (quarter: string) => `${quarter} theme`,
} as const;

export const remindersWords = {
  reminders: 'Reminders',
  youAreUpTo: 'You are up to date',
  addAGoal: 'Add a Goal',
  whenOneOfYour:
    'When one of your goals asks for an update or a result, or something waits for your review, it stands here.',
  shown: (count: number, total: number) => `${count} of ${total}`,
  remindersOf: (value: string) => `Reminders: ${value}`,
} as const;

export const strategyBandPartWords = {
  strategy: 'Strategy',
  viewDetails: 'View Details',
} as const;

export const themeConflictWords = {
  reload: 'Reload',
  itIsNow: 'It is now:',
} as const;

export const themeDeleteWords = {
  deleteIt: 'Delete',
  cancel: 'Cancel',
} as const;

export const dashboardPageWords = {
  notLoaded: 'The dashboard could not be loaded.',
} as const;
