import { secondStepRequirements } from '../accounts/second-step/second-step.ts';
import { secondStepSettingWords } from '../accounts/second-step/words.ts';
import { agentSettingWords } from '../agents/words.ts';
import type { Day } from '../calendar/day.ts';
import { localeNames } from '../locale/locales.ts';
import { suggestionLimits } from '../suggestions/limits.ts';
import { privacySettingWords } from './words.ts';

/** The groups of the settings, in the order of the screen. */
export const settingGroups = {
  goals: 'Goals and quarters',
  language: 'Language and dates',
  predictions: 'Weekly predictions',
  notifications: 'Notifications',
  parts: 'Parts of the product',
  insight: 'Insight',
  appraisals: 'Appraisals',
  sign_in: 'Signing in',
  privacy: privacySettingWords.group,
  limits: 'Limits for each person',
} as const;

export type SettingGroup = keyof typeof settingGroups;

/** A setting: its place on the screen, who changes it, its possible values, and its effect. */
export type TenantSettingRule = {
  /** The name that people see. */
  readonly label: string;
  readonly group: SettingGroup;
  /** The flag that lets people change it besides the ceo and org admins. */
  readonly alsoFor?: 'isHrAdmin';
  /** What it changes, and from when a change counts. It is shown after the label. */
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
  /** An https address, or the empty text for none. */
  | { readonly kind: 'address' }
);

const longestAddress = 2_000;
const httpsAddress = /^https:\/\/[\p{L}\p{N}.-]+(?::\d{1,5})?(?:[/?#][^\s<>"]*)?$/u;

const mostWrites = 1_000_000;

/** Every setting of a company by the name of its column (tenant.1). */
export const tenantSettings = {
  goal_type: {
    group: 'goals',
    label: 'Goal type',
    kind: 'choice',
    choices: ['SMART', 'OKR', 'ObjectiveResult'],
    onlyWithoutGoals: true,
    says: 'The fields of a goal’s form. From the next goal on.',
  },
  first_fiscal_month: {
    group: 'goals',
    label: 'First month of the fiscal year',
    kind: 'whole',
    least: 1,
    most: 12,
    onlyWithoutGoals: true,
    says: 'Where quarters begin and end. All quarters are created again at once.',
  },
  quarter_label_shift: {
    group: 'goals',
    label: 'Label shift, in quarters',
    kind: 'whole',
    least: -8,
    most: 8,
    says: 'Moves the names of quarters ahead, or back where it is negative. At once, for every quarter.',
  },
  locale: {
    group: 'language',
    label: 'Language and dates',
    kind: 'choice',
    choices: localeNames,
    says: 'The form of dates and times on screens, in e-mails and files, for everybody who chose none. At once.',
  },
  ask_weekday: {
    group: 'predictions',
    label: 'Asked for on',
    kind: 'whole',
    least: 1,
    most: 7,
    says: 'The weekday from which the week’s predictions are asked for. From the next such day on.',
  },
  status_edit_weeks: {
    group: 'predictions',
    label: 'Weeks that can still be filled in',
    kind: 'whole',
    least: 0,
    most: 13,
    says: 'How many earlier weeks stay open for predictions. At once.',
  },
  digest_minutes: {
    group: 'notifications',
    label: 'Minutes until an e-mail',
    kind: 'whole',
    least: 1,
    most: 1_440,
    says: 'One e-mail collects the notifications of so many minutes after the first. From the next one on.',
  },
  escalate_missed_updates: {
    group: 'notifications',
    label: 'Tell managers about missed updates',
    kind: 'switch',
    says: 'A manager is notified when a report has missed two weeks of predictions in a row, and after four more. From the next week on.',
  },
  notification_days: {
    group: 'notifications',
    label: 'Days kept',
    kind: 'whole',
    least: 1,
    most: 3_650,
    says: 'Older notifications are deleted, at the next night.',
  },
  strategy_enabled: {
    group: 'parts',
    label: 'Strategy',
    kind: 'switch',
    says: 'The company’s strategy page and its place on the dashboard. At once.',
  },
  employee_notes_enabled: {
    group: 'parts',
    label: 'Private notes',
    kind: 'switch',
    says: 'People keep private notes about others. At once; switched off, notes are hidden and kept.',
  },
  insight_enabled: {
    group: 'insight',
    label: 'Insight',
    kind: 'switch',
    says: 'What the predictions tell: goals to look at, the quarter’s forecast, and what likelihoods are worth. At once; switched off, nothing is lost.',
  },
  opinions_enabled: {
    group: 'insight',
    label: 'Second views',
    kind: 'switch',
    says: 'People say how likely they find goals of others, before the owner answers. At once; switched off, second views are hidden and kept.',
  },
  agent_views_enabled: {
    group: 'insight',
    label: agentSettingWords.views,
    kind: 'switch',
    says: agentSettingWords.viewsSays,
  },
  opinion_reminders_enabled: {
    group: 'insight',
    label: 'Ask managers for their view',
    kind: 'switch',
    says: 'On Wednesday mornings managers are asked for their view of up to five goals. From the next Wednesday on.',
  },
  achieved_percent: {
    group: 'insight',
    label: 'Percent that count as achieved',
    kind: 'whole',
    least: 1,
    most: 100,
    says: 'From so many percent on, a goal with a percentage as result counts as achieved in insight. At once, for earlier quarters too.',
  },
  talent_enabled: {
    group: 'appraisals',
    label: 'Appraisals',
    alsoFor: 'isHrAdmin',
    kind: 'switch',
    says: 'Managers write appraisals each quarter. At once; switched off, appraisals are hidden and kept.',
  },
  talent_for_contributors: {
    group: 'appraisals',
    label: 'Talent in everybody’s menu',
    alsoFor: 'isHrAdmin',
    kind: 'switch',
    says: 'Individual contributors find Talent in their menu. Links to their own appraisals work either way.',
  },
  ratings_shared_with_employee: {
    group: 'appraisals',
    label: 'Share ratings with employees',
    alsoFor: 'isHrAdmin',
    kind: 'switch',
    says: 'Employees see the ratings of their appraisals, also of earlier ones. At once.',
  },
  appraisal_effective_date: {
    group: 'appraisals',
    label: 'Appraisals from',
    alsoFor: 'isHrAdmin',
    kind: 'day',
    says: 'Appraisals are written for quarters that begin on this day or later; empty: for all. At once; appraisals of earlier quarters stay on the profiles.',
  },
  appraisal_grace_weeks: {
    group: 'appraisals',
    label: 'Weeks to write',
    alsoFor: 'isHrAdmin',
    kind: 'whole',
    least: 0,
    most: 52,
    says: 'So many weeks after the quarter ends, an appraisal that is missing, a draft, or not signed by the employee is overdue. At once.',
  },
  rating_levels: {
    group: 'appraisals',
    label: 'Levels of the first and second rating',
    alsoFor: 'isHrAdmin',
    kind: 'choice',
    choices: [3, 5],
    onlyWithoutAppraisals: true,
    says: 'How many steps these ratings have.',
  },
  tertiary_ratings_enabled: {
    group: 'appraisals',
    label: 'Third rating',
    alsoFor: 'isHrAdmin',
    kind: 'switch',
    onlyWithoutAppraisals: true,
    says: 'Appraisals have a third rating, which the talent matrix shows as a mark and a filter.',
  },
  tertiary_rating_levels: {
    group: 'appraisals',
    label: 'Levels of the third rating',
    alsoFor: 'isHrAdmin',
    kind: 'choice',
    choices: [3, 5],
    onlyWithoutAppraisals: true,
    says: 'How many steps this rating has.',
  },
  review_drafts_enabled: {
    group: 'appraisals',
    label: 'Writing help',
    alsoFor: 'isHrAdmin',
    kind: 'switch',
    says: 'Reviewers can ask for a suggested text from goals and results that they see; never for a rating. At once.',
  },
  session_idle_days: {
    group: 'sign_in',
    label: 'Days without use',
    kind: 'whole',
    least: 1,
    most: 365,
    says: 'People who do not use the product for this long must sign in again. From the next request on.',
  },
  session_days: {
    group: 'sign_in',
    label: 'Days at most',
    kind: 'whole',
    least: 1,
    most: 365,
    says: 'So long after the sign-in everybody signs in again. From the next request on.',
  },
  failed_sign_ins: {
    group: 'sign_in',
    label: 'Wrong passwords',
    kind: 'whole',
    least: 3,
    most: 100,
    says: 'So many in a row lock the account for ten minutes, each further time for longer. At once.',
  },
  failed_sign_in_minutes: {
    group: 'sign_in',
    label: 'Counted for minutes',
    kind: 'whole',
    least: 1,
    most: 1_440,
    says: 'Older wrong passwords do not count. At once.',
  },
  second_step_required: {
    group: 'sign_in',
    label: secondStepSettingWords.label,
    kind: 'choice',
    choices: secondStepRequirements,
    says: secondStepSettingWords.says,
  },
  endless_tokens_allowed: {
    group: 'sign_in',
    label: 'Tokens without an end',
    kind: 'switch',
    says: 'Programs may have tokens that never end. From the next token on; switched off, present ones go on.',
  },
  agents_enabled: {
    group: 'sign_in',
    label: agentSettingWords.agents,
    kind: 'switch',
    says: agentSettingWords.agentsSays,
  },
  agent_registration_enabled: {
    group: 'sign_in',
    label: agentSettingWords.registration,
    kind: 'switch',
    says: agentSettingWords.registrationSays,
  },
  appraisal_keep_years: {
    group: 'privacy',
    label: privacySettingWords.keepYears,
    kind: 'whole',
    least: 0,
    most: 30,
    says: privacySettingWords.keepYearsSays,
  },
  privacy_url: {
    group: 'privacy',
    label: privacySettingWords.privacyUrl,
    kind: 'address',
    says: privacySettingWords.privacyUrlSays,
  },
  terms_url: {
    group: 'privacy',
    label: privacySettingWords.termsUrl,
    kind: 'address',
    says: privacySettingWords.termsUrlSays,
  },
  drafts_per_day: {
    group: 'limits',
    label: 'Goal drafts a day',
    kind: 'whole',
    least: 0,
    most: 100_000,
    absent: suggestionLimits.draftsPerDay,
    says: 'How many drafts a person may ask for. At once.',
  },
  goals_per_person_and_hour: {
    group: 'limits',
    label: 'New goals an hour',
    kind: 'whole',
    least: 1,
    most: mostWrites,
    says: 'From the running hour on.',
  },
  comments_per_person_and_hour: {
    group: 'limits',
    label: 'Comments an hour',
    kind: 'whole',
    least: 1,
    most: mostWrites,
    says: 'From the running hour on.',
  },
  other_writes_per_person_and_hour: {
    group: 'limits',
    label: 'Other changes an hour',
    kind: 'whole',
    least: 1,
    most: mostWrites,
    says: 'From the running hour on.',
  },
} as const satisfies Readonly<Record<string, TenantSettingRule>>;

export type TenantSettingName = keyof typeof tenantSettings;

type ValueOf<Rule> = Rule extends { readonly kind: 'switch' }
  ? boolean
  : Rule extends { readonly kind: 'whole' }
    ? number
    : Rule extends { readonly kind: 'choice'; readonly choices: readonly (infer Choice)[] }
      ? Choice
      : Rule extends { readonly kind: 'address' }
        ? string
        : Day | null;

/** The settings of a company, each with the values that its row allows. */
export type TenantSettings = { readonly [Name in TenantSettingName]: ValueOf<(typeof tenantSettings)[Name]> };

/** Returns the settings from their stored values; null where none is stored. */
export function tenantSettingsOf(stored: (name: TenantSettingName) => unknown): TenantSettings {
  const entries = tenantSettingNames.map((name) => {
    const rule = tenantSettingRule(name);
    return [name, stored(name) ?? (rule.kind === 'whole' ? rule.absent : undefined) ?? null];
  });
  return Object.fromEntries(entries) as TenantSettings;
}

export type TenantSettingValue = boolean | number | string;

export const tenantSettingNames = Object.keys(tenantSettings) as TenantSettingName[];

export function isTenantSetting(name: string): name is TenantSettingName {
  return Object.hasOwn(tenantSettings, name);
}

export function tenantSettingRule(name: TenantSettingName): TenantSettingRule {
  return tenantSettings[name];
}

/** Whether the text is an https address without a password in it, or empty. */
export function isAddressOrNone(text: string): boolean {
  return text === '' || (text.length <= longestAddress && httpsAddress.test(text));
}
