import { isDay } from '../calendar/day.ts';
import { localeNames } from '../locale/locales.ts';
import { suggestionLimits } from '../suggestions/limits.ts';

/** The possible values of a setting, and a sentence about its effect. */
export type TenantSettingRule = {
  /** The name that people see. */
  readonly label: string;
  readonly says: string;
  /** The setting can change only while the company has no goal. */
  readonly onlyWithoutGoals?: true;
  /** The setting can change only while no appraisal is open (talent.12). */
  readonly onlyWithoutAppraisals?: true;
} & (
  | { readonly kind: 'switch' }
  | {
      readonly kind: 'whole';
      readonly least: number;
      readonly most: number;
      /** The value that applies if none is stored. */
      readonly absent?: number;
    }
  | { readonly kind: 'choice'; readonly choices: readonly (string | number)[] }
  /** A day, or the empty text for none. */
  | { readonly kind: 'day' }
);

const mostWrites = 1_000_000;

/** Every setting of a company by the name of its column (tenant.1). */
export const tenantSettings = {
  goal_type: {
    label: 'Goal type',
    kind: 'choice',
    choices: ['SMART', 'OKR', 'ObjectiveResult'],
    onlyWithoutGoals: true,
    says: 'The form of goals.',
  },
  first_fiscal_month: {
    label: 'First month of the fiscal year',
    kind: 'whole',
    least: 1,
    most: 12,
    onlyWithoutGoals: true,
    says: 'The first month of the fiscal year; 1 is January.',
  },
  quarter_label_shift: {
    label: 'Label shift, in quarters',
    kind: 'whole',
    least: -8,
    most: 8,
    says: 'Moves the labels of quarters ahead by so many quarters, or back where it is negative.',
  },
  locale: {
    label: 'Language and dates',
    kind: 'choice',
    choices: localeNames,
    says: 'The language and the form of dates and times, for everybody without an own choice.',
  },
  status_edit_weeks: {
    label: 'Weeks that can still be filled in',
    kind: 'whole',
    least: 0,
    most: 13,
    says: 'Predictions can be given for so many weeks before the current one.',
  },
  ask_weekday: {
    label: 'Asked for on',
    kind: 'whole',
    least: 1,
    most: 7,
    says: 'The weekday on which predictions are asked for; 1 is Monday.',
  },
  session_idle_days: {
    label: 'Days without use',
    kind: 'whole',
    least: 1,
    most: 365,
    says: 'A session ends after so many days without use.',
  },
  session_days: {
    label: 'Days at most',
    kind: 'whole',
    least: 1,
    most: 365,
    says: 'A session ends so many days after the sign-in.',
  },
  failed_sign_ins: {
    label: 'Wrong passwords',
    kind: 'whole',
    least: 3,
    most: 100,
    says: 'So many wrong passwords lock an account for ten minutes or more.',
  },
  failed_sign_in_minutes: {
    label: 'Counted for minutes',
    kind: 'whole',
    least: 1,
    most: 1_440,
    says: 'Wrong passwords lock an account if they come within so many minutes.',
  },
  strategy_enabled: { label: 'Strategy', kind: 'switch', says: 'The company has a strategy page.' },
  drafts_per_day: {
    label: 'Goal drafts a day',
    kind: 'whole',
    least: 0,
    most: 100_000,
    absent: suggestionLimits.draftsPerDay,
    says: 'Drafts of goals that a person may ask for on one day.',
  },
  goals_per_person_and_hour: {
    label: 'New goals an hour',
    kind: 'whole',
    least: 1,
    most: mostWrites,
    says: 'New goals that a person may make in one hour.',
  },
  comments_per_person_and_hour: {
    label: 'Comments an hour',
    kind: 'whole',
    least: 1,
    most: mostWrites,
    says: 'Comments that a person may write in one hour.',
  },
  other_writes_per_person_and_hour: {
    label: 'Other changes an hour',
    kind: 'whole',
    least: 1,
    most: mostWrites,
    says: 'Other changes that a person may make in one hour.',
  },
  insight_enabled: {
    label: 'Insight',
    kind: 'switch',
    says: 'The company has insight: what its predictions tell.',
  },
  opinions_enabled: {
    label: 'Second views',
    kind: 'switch',
    says: 'People can give a second view of goals of others.',
  },
  opinion_reminders_enabled: {
    label: 'Ask managers for their view',
    kind: 'switch',
    says: 'Managers are asked on Wednesdays for their view before their reports answer.',
  },
  achieved_percent: {
    label: 'Percent that count as achieved',
    kind: 'whole',
    least: 1,
    most: 100,
    says: 'In insight, a goal with a percentage as result counts as achieved from so many percent on.',
  },
  employee_notes_enabled: {
    label: 'Private notes',
    kind: 'switch',
    says: 'People can keep private notes about others.',
  },
  talent_enabled: { label: 'Appraisals', kind: 'switch', says: 'The company writes appraisals.' },
  talent_for_contributors: {
    label: 'Talent in everybody’s menu',
    kind: 'switch',
    says: 'Contributors find Talent in their menu.',
  },
  tertiary_ratings_enabled: {
    label: 'Third rating',
    kind: 'switch',
    onlyWithoutAppraisals: true,
    says: 'Appraisals have a third rating.',
  },
  ratings_shared_with_employee: {
    label: 'Share ratings with employees',
    kind: 'switch',
    says: 'Employees see the ratings of their appraisals.',
  },
  appraisal_effective_date: {
    label: 'Appraisals from',
    kind: 'day',
    says: 'Appraisals are written for the quarters that begin on this day or later; none: for all.',
  },
  appraisal_grace_weeks: {
    label: 'Weeks to write',
    kind: 'whole',
    least: 0,
    most: 52,
    says: 'An appraisal that is missing or waits for the employee is overdue so many weeks after the quarter ends.',
  },
  rating_levels: {
    label: 'Levels of the first and second rating',
    kind: 'choice',
    choices: [3, 5],
    onlyWithoutAppraisals: true,
    says: 'Levels of the first and the second rating.',
  },
  tertiary_rating_levels: {
    label: 'Levels of the third rating',
    kind: 'choice',
    choices: [3, 5],
    onlyWithoutAppraisals: true,
    says: 'Levels of the third rating.',
  },
  review_drafts_enabled: {
    label: 'Writing help',
    kind: 'switch',
    says: 'Reviewers can ask for a draft of their review.',
  },
  digest_minutes: {
    label: 'Minutes until an e-mail',
    kind: 'whole',
    least: 1,
    most: 1_440,
    says: 'One mail collects the notifications of so many minutes.',
  },
  escalate_missed_updates: {
    label: 'Tell managers about missed updates',
    kind: 'switch',
    says: 'A manager is notified when a report has missed two weeks of predictions in a row.',
  },
  notification_days: {
    label: 'Days kept',
    kind: 'whole',
    least: 1,
    most: 3_650,
    says: 'Notifications are kept for so many days.',
  },
} as const satisfies Readonly<Record<string, TenantSettingRule>>;

export type TenantSettingName = keyof typeof tenantSettings;

export type TenantSettingValue = boolean | number | string;

export const tenantSettingNames = Object.keys(tenantSettings) as TenantSettingName[];

export function isTenantSetting(name: string): name is TenantSettingName {
  return Object.hasOwn(tenantSettings, name);
}

export function tenantSettingRule(name: TenantSettingName): TenantSettingRule {
  return tenantSettings[name];
}

const switchWords: Readonly<Record<string, boolean>> = {
  on: true,
  off: false,
  true: true,
  false: false,
  yes: true,
  no: false,
};

function readDay(word: string): string | undefined {
  if (word === 'none') return '';
  return isDay(word) ? word : undefined;
}

/** Parses a value of the setting; undefined if the text is no value of it. */
export function readTenantSetting(name: TenantSettingName, text: string): TenantSettingValue | undefined {
  const rule = tenantSettingRule(name);
  const word = text.trim();
  if (rule.kind === 'switch') {
    const key = word.toLowerCase();
    return Object.hasOwn(switchWords, key) ? switchWords[key] : undefined;
  }
  if (rule.kind === 'choice') return rule.choices.find((choice) => String(choice) === word);
  if (rule.kind === 'day') return readDay(word);
  const number = /^-?\d{1,9}$/.test(word) ? Number(word) : Number.NaN;
  return number >= rule.least && number <= rule.most ? number : undefined;
}
