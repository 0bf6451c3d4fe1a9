import { secondStepRequirements } from '../accounts/second-step/second-step.ts';
import { secondStepSettingWords } from '../accounts/second-step/words.ts';
import { agentSettingWords } from '../agents/words.ts';
import type { Day } from '../calendar/day.ts';
import { localeNames } from '../locale/locales.ts';
import { suggestionLimits } from '../suggestions/limits.ts';
import { settingGroupWords, settingWords } from './words.settings.ts';
import { privacySettingWords } from './words.ts';

/** The groups of the settings, in the order of the screen. */
export const settingGroups = settingGroupWords;

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
    label: settingWords.goal_type.label,
    kind: 'choice',
    choices: ['SMART', 'OKR', 'ObjectiveResult'],
    onlyWithoutGoals: true,
    says: settingWords.goal_type.says,
  },
  first_fiscal_month: {
    group: 'goals',
    label: settingWords.first_fiscal_month.label,
    kind: 'whole',
    least: 1,
    most: 12,
    onlyWithoutGoals: true,
    says: settingWords.first_fiscal_month.says,
  },
  quarter_label_shift: {
    group: 'goals',
    label: settingWords.quarter_label_shift.label,
    kind: 'whole',
    least: -8,
    most: 8,
    says: settingWords.quarter_label_shift.says,
  },
  locale: {
    group: 'language',
    label: settingWords.locale.label,
    kind: 'choice',
    choices: localeNames,
    says: settingWords.locale.says,
  },
  ask_weekday: {
    group: 'predictions',
    label: settingWords.ask_weekday.label,
    kind: 'whole',
    least: 1,
    most: 7,
    says: settingWords.ask_weekday.says,
  },
  status_edit_weeks: {
    group: 'predictions',
    label: settingWords.status_edit_weeks.label,
    kind: 'whole',
    least: 0,
    most: 13,
    says: settingWords.status_edit_weeks.says,
  },
  digest_minutes: {
    group: 'notifications',
    label: settingWords.digest_minutes.label,
    kind: 'whole',
    least: 1,
    most: 1_440,
    says: settingWords.digest_minutes.says,
  },
  escalate_missed_updates: {
    group: 'notifications',
    label: settingWords.escalate_missed_updates.label,
    kind: 'switch',
    says: settingWords.escalate_missed_updates.says,
  },
  notification_days: {
    group: 'notifications',
    label: settingWords.notification_days.label,
    kind: 'whole',
    least: 1,
    most: 3_650,
    says: settingWords.notification_days.says,
  },
  strategy_enabled: {
    group: 'parts',
    label: settingWords.strategy_enabled.label,
    kind: 'switch',
    says: settingWords.strategy_enabled.says,
  },
  employee_notes_enabled: {
    group: 'parts',
    label: settingWords.employee_notes_enabled.label,
    kind: 'switch',
    says: settingWords.employee_notes_enabled.says,
  },
  insight_enabled: {
    group: 'insight',
    label: settingWords.insight_enabled.label,
    kind: 'switch',
    says: settingWords.insight_enabled.says,
  },
  opinions_enabled: {
    group: 'insight',
    label: settingWords.opinions_enabled.label,
    kind: 'switch',
    says: settingWords.opinions_enabled.says,
  },
  agent_views_enabled: {
    group: 'insight',
    label: agentSettingWords.views,
    kind: 'switch',
    says: agentSettingWords.viewsSays,
  },
  opinion_reminders_enabled: {
    group: 'insight',
    label: settingWords.opinion_reminders_enabled.label,
    kind: 'switch',
    says: settingWords.opinion_reminders_enabled.says,
  },
  achieved_percent: {
    group: 'insight',
    label: settingWords.achieved_percent.label,
    kind: 'whole',
    least: 1,
    most: 100,
    says: settingWords.achieved_percent.says,
  },
  talent_enabled: {
    group: 'appraisals',
    label: settingWords.talent_enabled.label,
    alsoFor: 'isHrAdmin',
    kind: 'switch',
    says: settingWords.talent_enabled.says,
  },
  talent_for_contributors: {
    group: 'appraisals',
    label: settingWords.talent_for_contributors.label,
    alsoFor: 'isHrAdmin',
    kind: 'switch',
    says: settingWords.talent_for_contributors.says,
  },
  ratings_shared_with_employee: {
    group: 'appraisals',
    label: settingWords.ratings_shared_with_employee.label,
    alsoFor: 'isHrAdmin',
    kind: 'switch',
    says: settingWords.ratings_shared_with_employee.says,
  },
  appraisal_effective_date: {
    group: 'appraisals',
    label: settingWords.appraisal_effective_date.label,
    alsoFor: 'isHrAdmin',
    kind: 'day',
    says: settingWords.appraisal_effective_date.says,
  },
  appraisal_grace_weeks: {
    group: 'appraisals',
    label: settingWords.appraisal_grace_weeks.label,
    alsoFor: 'isHrAdmin',
    kind: 'whole',
    least: 0,
    most: 52,
    says: settingWords.appraisal_grace_weeks.says,
  },
  rating_levels: {
    group: 'appraisals',
    label: settingWords.rating_levels.label,
    alsoFor: 'isHrAdmin',
    kind: 'choice',
    choices: [3, 5],
    onlyWithoutAppraisals: true,
    says: settingWords.rating_levels.says,
  },
  tertiary_ratings_enabled: {
    group: 'appraisals',
    label: settingWords.tertiary_ratings_enabled.label,
    alsoFor: 'isHrAdmin',
    kind: 'switch',
    onlyWithoutAppraisals: true,
    says: settingWords.tertiary_ratings_enabled.says,
  },
  tertiary_rating_levels: {
    group: 'appraisals',
    label: settingWords.tertiary_rating_levels.label,
    alsoFor: 'isHrAdmin',
    kind: 'choice',
    choices: [3, 5],
    onlyWithoutAppraisals: true,
    says: settingWords.tertiary_rating_levels.says,
  },
  review_drafts_enabled: {
    group: 'appraisals',
    label: settingWords.review_drafts_enabled.label,
    alsoFor: 'isHrAdmin',
    kind: 'switch',
    says: settingWords.review_drafts_enabled.says,
  },
  session_idle_days: {
    group: 'sign_in',
    label: settingWords.session_idle_days.label,
    kind: 'whole',
    least: 1,
    most: 365,
    says: settingWords.session_idle_days.says,
  },
  session_days: {
    group: 'sign_in',
    label: settingWords.session_days.label,
    kind: 'whole',
    least: 1,
    most: 365,
    says: settingWords.session_days.says,
  },
  failed_sign_ins: {
    group: 'sign_in',
    label: settingWords.failed_sign_ins.label,
    kind: 'whole',
    least: 3,
    most: 100,
    says: settingWords.failed_sign_ins.says,
  },
  failed_sign_in_minutes: {
    group: 'sign_in',
    label: settingWords.failed_sign_in_minutes.label,
    kind: 'whole',
    least: 1,
    most: 1_440,
    says: settingWords.failed_sign_in_minutes.says,
  },
  sign_in_theme: {
    group: 'sign_in',
    label: settingWords.sign_in_theme.label,
    kind: 'switch',
    says: settingWords.sign_in_theme.says,
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
    label: settingWords.endless_tokens_allowed.label,
    kind: 'switch',
    says: settingWords.endless_tokens_allowed.says,
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
    label: settingWords.drafts_per_day.label,
    kind: 'whole',
    least: 0,
    most: 100_000,
    absent: suggestionLimits.draftsPerDay,
    says: settingWords.drafts_per_day.says,
  },
  goals_per_person_and_hour: {
    group: 'limits',
    label: settingWords.goals_per_person_and_hour.label,
    kind: 'whole',
    least: 1,
    most: mostWrites,
    says: settingWords.goals_per_person_and_hour.says,
  },
  comments_per_person_and_hour: {
    group: 'limits',
    label: settingWords.comments_per_person_and_hour.label,
    kind: 'whole',
    least: 1,
    most: mostWrites,
    says: settingWords.comments_per_person_and_hour.says,
  },
  other_writes_per_person_and_hour: {
    group: 'limits',
    label: settingWords.other_writes_per_person_and_hour.label,
    kind: 'whole',
    least: 1,
    most: mostWrites,
    says: settingWords.other_writes_per_person_and_hour.says,
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
