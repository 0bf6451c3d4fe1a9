import type { InsightGroup } from '@bellwether/contract/insight/calibration';
import type { Look, LookItem } from '@bellwether/contract/insight/look';
import { likelihoodLabels, type Rating } from '@bellwether/domain/goals/rating';
import type { OpinionReason } from '@bellwether/domain/insight/opinions/opinions';
import { shownPercent } from '#ui/data/shown.ts';
import type { InsightTab, ScopeName, WeekList } from './model/insight-search.ts';
import { layerTitles } from './words.layers.ts';

export const tabLabels: Readonly<Record<InsightTab, string>> = {
  week: 'This week',
  quarter: 'Quarter',
  know: 'How well we know',
};

export const scopeLabels: Readonly<Record<ScopeName, string>> = {
  mine: 'My Goals',
  reports: 'My Direct Reports',
  organisation: 'My Organization',
  company: 'Company',
};

export const insightWords = {
  tabs: 'Parts of insight',
  off: 'Insight is switched off.',
  offHint: 'Your company has switched insight off in its settings.',
  notAuthorized: 'You are not authorized!',
  notAuthorizedHint: 'This part of insight is for the people of the company.',
  table: 'The same as a table',
  groupsFailed: 'The groups could not be loaded.',
} as const;

/** Returns the name of a group: "Company", "Sales", "Organization of Ada Larkwood". */
export function groupNameWords({ Kind, Name }: Pick<InsightGroup, 'Kind' | 'Name'>): string {
  if (Kind === 'company') return 'Company';
  return Kind === 'department' ? Name : `Organization of ${Name}`;
}

export const weekWords = {
  failed: 'The list could not be loaded.',
  scope: 'Whose goals',
  list: 'Worth a talk this week',
  listHint:
    'Worth a talk this week: goals that their owners do not call unlikely, but that show a sign, the most doubtful first. The number says how many of ten such goals come true.',
  reasons: 'Why it stands here',
  lists: 'Which goals',
  more: (title: string) => `More: ${title}`,
  open: 'Open',
  talk: 'Talked about it',
  talked: 'Talked about this week',
  view: 'Give a second view',
  called: 'Called by their owners',
  calledHint: 'Their owners say themselves that these goals are unlikely: the nearest to being turned first.',
  isNew: 'New',
  contradictions: 'Contradictions',
  contradictionsHint: 'A goal and the goals below it do not say the same.',
  noContradictions: 'No contradictions this week.',
  noCalled: 'No goal is called unlikely.',
  further: (count: number) => (count === 1 ? '1 more goal' : `${count} more goals`),
  weekOf: (week: number, weeks: number) => `Week ${week} of ${weeks}`,
  noWord: 'No word yet',
  notYet: 'No week is asked for yet',
  giveAway: 'Give it to somebody',
  left: 'Left',
} as const;

/** Returns the text of a list's chip: "5 worth a talk". */
export function weekListWords(list: WeekList, count: number): string {
  if (list === 'talk') return `${count} worth a talk`;
  if (list === 'called') return `${count} called unlikely`;
  return count === 1 ? '1 contradiction' : `${count} contradictions`;
}

/** Returns "about 4 in 10"; a chance is shown in tenths, and in percent only in tooltips (insight.4). */
export function tenthsWords(tenths: number): string {
  return `about ${tenths} in 10`;
}

/** Returns the tooltip of a chance: "42%", and that it is an assumption. */
export function percentWords({ Percent, IsAssumed }: Pick<LookItem, 'Percent' | 'IsAssumed'>): string {
  return IsAssumed
    ? `${shownPercent(Percent)} (an assumption; too few finished goals yet)`
    : shownPercent(Percent);
}

/** Returns the sentence of an empty list (insight.5). */
export function nothingStandsOut({ CalledCount }: Pick<Look, 'CalledCount'>): string {
  if (CalledCount === 0) return 'Nothing stands out this week.';
  const goals =
    CalledCount === 1
      ? '1 goal is called unlikely by its owner.'
      : `${CalledCount} goals are called unlikely by their owners.`;
  return `Nothing stands out this week. ${goals}`;
}

/**
 * Returns the sentence of a scope in which no goal runs yet: "No goal runs yet in Q2; 12 of Q1 ended unlikely."
 * (insight.5)
 */
export function quietSentence({ Quarter, FormerQuarter, Unlikely }: NonNullable<Look['Quiet']>): string {
  const none = `No goal runs yet in ${Quarter}`;
  return FormerQuarter === null || Unlikely === 0
    ? `${none}.`
    : `${none}; ${Unlikely} of ${FormerQuarter} ended unlikely.`;
}

/** Returns the word for a level, or for no level. */
export function likelihoodWord(level: number | null): string {
  return level === null ? weekWords.noWord : likelihoodLabels[level as Rating];
}

export const talkWords = {
  title: layerTitles.talked,
  note: 'Note (optional)',
  noteHint: 'The note becomes a comment on the goal.',
  says: 'The owner and the people above see that it was talked about.',
  save: 'Save',
  saved: 'Noted that it was talked about.',
  notYours: 'The owner and the people above them can say that it was talked about.',
} as const;

export const viewWords = {
  title: layerTitles.secondView,
  change: 'Change your second view',
  likelihood: 'How likely do you think it is?',
  why: 'Given before the owner’s answer of this week, it counts: two views together are closer to the truth than one.',
  yours: (label: string) => `You said ${label} this week.`,
  save: 'Save',
  saved: 'Your view is saved.',
  savedLate: 'Your view is saved. The owner had answered before, so it counts in no figure.',
  failed: 'The second views could not be loaded.',
  notYours: 'You cannot give a second view of this goal.',
} as const;

/** Explains why no second view can be given now. */
export const viewReasons: Readonly<Record<OpinionReason, string>> = {
  not_running: 'Second views are given of approved goals, while their quarter runs.',
  week_not_running: 'No week is asked for now.',
  owner_answered: 'The owner has answered, so your view stays as it is.',
};

export const firstLookWords = {
  team: 'Worth a talk this week',
  own: 'Your goals to look at this week',
  all: 'View all',
} as const;

export const insightSkeletonsWords = {
  loading: 'Loading',
} as const;

export const movedGoalsWords = {
  to: 'to',
} as const;

export const noGoalsWords = {
  willBeHere: 'Once goals are approved and predicted, the ones worth a talk stand here.',
  toGoals: 'Go to goals',
} as const;
