import type { SettingWireName } from '@bellwether/contract/tenant.settings';

export const settingWords = {
  way: 'Company settings',
  importWay: 'Import people',
  notYours: 'Only the CEO and org admins can change the company’s settings.',
  failed: 'The settings could not be loaded.',
  saved: 'The settings were saved.',
  locked: 'This can change only while the company has no goal.',
  save: 'Save',
  reload: 'Reload',
  stale: 'Reload shows the present settings; your changes here are lost.',
  number: (least: number, most: number) =>
    `Please enter a whole number from ${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US')}.`,
} as const;

/** A setting on the screen: what it changes, and from when. */
interface SettingText {
  readonly label: string;
  readonly says: string;
}

interface SettingGroup {
  readonly title: string;
  readonly settings: Partial<Readonly<Record<SettingWireName, SettingText>>>;
}

/** The settings of what the product has, in groups. Appraisals and notifications add theirs with their features. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'Goals and quarters',
    settings: {
      GoalType: { label: 'Goal type', says: 'The fields of a goal’s form. From the next goal on.' },
      FirstFiscalMonth: {
        label: 'First month of the fiscal year',
        says: 'Where quarters begin and end. All quarters are made anew at once.',
      },
      QuarterLabelShift: {
        label: 'Label shift, in quarters',
        says: 'Moves the names of quarters ahead, or back where it is negative. At once, for every quarter.',
      },
    },
  },
  {
    title: 'Weekly predictions',
    settings: {
      AskWeekday: {
        label: 'Asked for on',
        says: 'The weekday from which the week’s predictions are asked for. From the next such day on.',
      },
      StatusEditWeeks: {
        label: 'Weeks that can still be filled in',
        says: 'How many earlier weeks stay open for predictions. At once.',
      },
    },
  },
  {
    title: 'Parts of the product',
    settings: {
      StrategyEnabled: {
        label: 'Strategy',
        says: 'The company’s strategy page and its place on the dashboard. At once.',
      },
      EmployeeNotesEnabled: {
        label: 'Private notes',
        says: 'People keep private notes about others. At once; switched off, notes are hidden and kept.',
      },
    },
  },
  {
    title: 'Signing in',
    settings: {
      SessionIdleDays: {
        label: 'Days without use',
        says: 'Whoever does not use the product for so long signs in again. From the next request on.',
      },
      SessionDays: {
        label: 'Days at most',
        says: 'So long after the sign-in everybody signs in again. From the next request on.',
      },
    },
  },
  {
    title: 'Limits for each person',
    settings: {
      DraftsPerDay: { label: 'Goal drafts a day', says: 'How many drafts a person may ask for. At once.' },
      GoalsPerPersonAndHour: { label: 'New goals an hour', says: 'From the running hour on.' },
      CommentsPerPersonAndHour: { label: 'Comments an hour', says: 'From the running hour on.' },
      OtherWritesPerPersonAndHour: { label: 'Other changes an hour', says: 'From the running hour on.' },
    },
  },
];

/** Values that are shown as words. */
export const settingChoices: Partial<
  Readonly<Record<SettingWireName, readonly { value: string | number; label: string }[]>>
> = {
  GoalType: [
    { value: 'SMART', label: 'SMART goals' },
    { value: 'OKR', label: 'Objectives and key results' },
    { value: 'ObjectiveResult', label: 'Objective and result' },
  ],
  FirstFiscalMonth: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ].map((label, at) => ({ value: at + 1, label })),
  AskWeekday: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
    (label, at) => ({
      value: at + 1,
      label,
    }),
  ),
};
