import type { SettingWireName } from '@bellwether/contract/tenant.setting-names';
import { formsOf, localeNames } from '@bellwether/domain/locale/locales';
import { sentenceLocale } from '@bellwether/domain/locale/numbers';
import { openAppraisalsSentence } from '@bellwether/domain/talent/open-appraisals';
import { shownNumber } from '#ui/data/shown.ts';
import { companyWays } from './words.layers.ts';

export const settingWords = {
  way: companyWays.settings,
  notYours: 'Only the CEO, org admins and HR admins can change the company’s settings.',
  labels: 'Labels and descriptions',
  failed: 'The settings could not be loaded.',
  saved: 'The settings were saved.',
  locked: 'This can change only while the company has no goal.',
  lockedByAppraisals: (open: readonly { Quarter: string; Count: number }[]) =>
    openAppraisalsSentence(
      'This',
      open.map(({ Quarter, Count }) => ({ quarter: Quarter, count: Count })),
    ),
  save: 'Save',
  reload: 'Reload',
  stale: 'Reload shows the present settings; your changes here are lost.',
  refused: (count: number, address: string) =>
    count === 1
      ? `An e-mail to ${address} was refused by its mail server`
      : `${shownNumber(count)} e-mails were refused by mail servers in the last 30 days, the latest to ${address}`,
  held: 'No e-mail is sent at present: this is a restored copy. Whoever runs Bellwether can let e-mails leave again.',
  waiting: (count: number) =>
    count === 1
      ? 'An e-mail has waited for the mail server since'
      : `${shownNumber(count)} e-mails have waited for the mail server since`,
  serverSays: (words: string) => `. The mail server says: ${words}`,
  number: (least: number, most: number) =>
    `Please enter a whole number from ${shownNumber(least)} to ${shownNumber(most)}.`,
} as const;

interface SettingGroup {
  readonly title: string;
  /** What each setting changes, and when a change takes effect. */
  readonly settings: Partial<Readonly<Record<SettingWireName, string>>>;
}

/** The settings in groups. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'Goals and quarters',
    settings: {
      GoalType: 'The fields of a goal’s form. From the next goal on.',
      FirstFiscalMonth: 'Where quarters begin and end. All quarters are created again at once.',
      QuarterLabelShift:
        'Moves the names of quarters ahead, or back where it is negative. At once, for every quarter.',
    },
  },
  {
    title: 'Language and dates',
    settings: {
      Locale:
        'The form of dates and times on screens, in e-mails and files, for everybody who chose none. At once.',
    },
  },
  {
    title: 'Weekly predictions',
    settings: {
      AskWeekday: 'The weekday from which the week’s predictions are asked for. From the next such day on.',
      StatusEditWeeks: 'How many earlier weeks stay open for predictions. At once.',
    },
  },
  {
    title: 'Notifications',
    settings: {
      DigestMinutes:
        'One e-mail collects the notifications of so many minutes after the first. From the next one on.',
      EscalateMissedUpdates:
        'A manager is notified when a report has missed two weeks of predictions in a row, and after four more. From the next week on.',
      NotificationDays: 'Older notifications are deleted, at the next night.',
    },
  },
  {
    title: 'Parts of the product',
    settings: {
      StrategyEnabled: 'The company’s strategy page and its place on the dashboard. At once.',
      EmployeeNotesEnabled:
        'People keep private notes about others. At once; switched off, notes are hidden and kept.',
    },
  },
  {
    title: 'Insight',
    settings: {
      InsightEnabled:
        'What the predictions tell: goals to look at, the quarter’s forecast, and what likelihoods are worth. At once; switched off, nothing is lost.',
      OpinionsEnabled:
        'People say how likely they find goals of others, before the owner answers. At once; switched off, second views are hidden and kept.',
      OpinionRemindersEnabled:
        'On Wednesday mornings managers are asked for their view of up to five goals. From the next Wednesday on.',
      AchievedPercent:
        'From so many percent on, a goal with a percentage as result counts as achieved in insight. At once, for earlier quarters too.',
    },
  },
  {
    title: 'Appraisals',
    settings: {
      TalentEnabled:
        'Managers write appraisals each quarter. At once; switched off, appraisals are hidden and kept.',
      TalentForContributors:
        'Individual contributors find Talent in their menu. Links to their own appraisals work either way.',
      RatingsSharedWithEmployee:
        'Employees see the ratings of their appraisals, also of earlier ones. At once.',
      AppraisalEffectiveDate:
        'Appraisals are written for quarters that begin on this day or later; empty: for all. At once; appraisals of earlier quarters stay on the profiles.',
      AppraisalGraceWeeks:
        'So many weeks after the quarter ends, an appraisal that is missing, a draft, or not signed by the employee is overdue. At once.',
      RatingLevels: 'How many steps these ratings have.',
      TertiaryRatingsEnabled:
        'Appraisals have a third rating, which the talent matrix shows as a mark and a filter.',
      TertiaryRatingLevels: 'How many steps this rating has.',
      ReviewDraftsEnabled:
        'Reviewers can ask for a suggested text from goals and results that they see; never for a rating. At once.',
    },
  },
  {
    title: 'Signing in',
    settings: {
      SessionIdleDays:
        'People who do not use the product for this long must sign in again. From the next request on.',
      SessionDays: 'So long after the sign-in everybody signs in again. From the next request on.',
      FailedSignIns:
        'So many in a row lock the account for ten minutes, each further time for longer. At once.',
      FailedSignInMinutes: 'Older wrong passwords do not count. At once.',
    },
  },
  {
    title: 'Limits for each person',
    settings: {
      DraftsPerDay: 'How many drafts a person may ask for. At once.',
      GoalsPerPersonAndHour: 'From the running hour on.',
      CommentsPerPersonAndHour: 'From the running hour on.',
      OtherWritesPerPersonAndHour: 'From the running hour on.',
    },
  },
];

const { months, weekdays } = formsOf(sentenceLocale);

/** Values that are shown as words. */
export const settingChoices: Partial<
  Readonly<Record<SettingWireName, readonly { value: string | number; label: string }[]>>
> = {
  RatingLevels: [
    { value: 3, label: '3 levels' },
    { value: 5, label: '5 levels' },
  ],
  TertiaryRatingLevels: [
    { value: 3, label: '3 levels' },
    { value: 5, label: '5 levels' },
  ],
  GoalType: [
    { value: 'SMART', label: 'SMART goals' },
    { value: 'OKR', label: 'Objectives and key results' },
    { value: 'ObjectiveResult', label: 'Objective and result' },
  ],
  Locale: localeNames.map((name) => ({ value: name, label: formsOf(name).name })),
  FirstFiscalMonth: months.map((label, at) => ({ value: at + 1, label })),
  AskWeekday: weekdays.map((label, at) => ({ value: at + 1, label })),
};
