import { privacySettingWords } from './words.ts';

/** The groups of the settings. */
export const settingGroupWords = {
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

/** The name and the effect of each setting; `says` is shown after the label. */
export const settingWords = {
  goal_type: {
    label: 'Goal type',
    says: 'The fields of a goal’s form. From the next goal on.',
  },
  first_fiscal_month: {
    label: 'First month of the fiscal year',
    says: 'Where quarters begin and end. All quarters are created again at once.',
  },
  quarter_label_shift: {
    label: 'Label shift, in quarters',
    says: 'Moves the names of quarters ahead, or back where it is negative. At once, for every quarter.',
  },
  locale: {
    label: 'Language and dates',
    says: 'The form of dates and times on screens, in e-mails and files, for everybody who chose none. At once.',
  },
  ask_weekday: {
    label: 'Asked for on',
    says: 'The weekday from which the week’s predictions are asked for. From the next such day on.',
  },
  status_edit_weeks: {
    label: 'Weeks that can still be filled in',
    says: 'How many earlier weeks stay open for predictions. At once.',
  },
  digest_minutes: {
    label: 'Minutes until an e-mail',
    says: 'One e-mail collects the notifications of so many minutes after the first. From the next one on.',
  },
  escalate_missed_updates: {
    label: 'Tell managers about missed updates',
    says: 'A manager is notified when a report has missed two weeks of predictions in a row, and after four more. From the next week on.',
  },
  notification_days: {
    label: 'Days kept',
    says: 'Older notifications are deleted, at the next night.',
  },
  strategy_enabled: {
    label: 'Strategy',
    says: 'The company’s strategy page and its place on the dashboard. At once.',
  },
  employee_notes_enabled: {
    label: 'Private notes',
    says: 'People keep private notes about others. At once; switched off, notes are hidden and kept.',
  },
  insight_enabled: {
    label: 'Insight',
    says: 'What the predictions tell: goals to look at, the quarter’s forecast, and what likelihoods are worth. At once; switched off, nothing is lost.',
  },
  opinions_enabled: {
    label: 'Second views',
    says: 'People say how likely they find goals of others, before the owner answers. At once; switched off, second views are hidden and kept.',
  },
  opinion_reminders_enabled: {
    label: 'Ask managers for their view',
    says: 'On Wednesday mornings managers are asked for their view of up to five goals. From the next Wednesday on.',
  },
  achieved_percent: {
    label: 'Percent that count as achieved',
    says: 'From so many percent on, a goal with a percentage as result counts as achieved in insight. At once, for earlier quarters too.',
  },
  talent_enabled: {
    label: 'Appraisals',
    says: 'Managers write appraisals each quarter. At once; switched off, appraisals are hidden and kept.',
  },
  talent_for_contributors: {
    label: 'Talent in everybody’s menu',
    says: 'Individual contributors find Talent in their menu. Links to their own appraisals work either way.',
  },
  ratings_shared_with_employee: {
    label: 'Share ratings with employees',
    says: 'Employees see the ratings of their appraisals, also of earlier ones. At once.',
  },
  appraisal_effective_date: {
    label: 'Appraisals from',
    says: 'Appraisals are written for quarters that begin on this day or later; empty: for all. At once; appraisals of earlier quarters stay on the profiles.',
  },
  appraisal_grace_weeks: {
    label: 'Weeks to write',
    says: 'So many weeks after the quarter ends, an appraisal that is missing, a draft, or not signed by the employee is overdue. At once.',
  },
  rating_levels: {
    label: 'Levels of the first and second rating',
    says: 'How many steps these ratings have.',
  },
  tertiary_ratings_enabled: {
    label: 'Third rating',
    says: 'Appraisals have a third rating, which the talent matrix shows as a mark and a filter.',
  },
  tertiary_rating_levels: {
    label: 'Levels of the third rating',
    says: 'How many steps this rating has.',
  },
  review_drafts_enabled: {
    label: 'Writing help',
    says: 'Reviewers can ask for a suggested text from goals and results that they see, and in a cycle from the self review and what peers said; never for a rating. A connected AI model reads these words then. At once.',
  },
  session_idle_days: {
    label: 'Days without use',
    says: 'People who do not use the product for this long must sign in again. From the next request on.',
  },
  session_days: {
    label: 'Days at most',
    says: 'So long after the sign-in everybody signs in again. From the next request on.',
  },
  failed_sign_ins: {
    label: 'Wrong passwords',
    says: 'So many in a row lock the account for ten minutes, each further time for longer. At once.',
  },
  failed_sign_in_minutes: {
    label: 'Counted for minutes',
    says: 'Older wrong passwords do not count. At once.',
  },
  sign_in_theme: {
    label: 'Theme on the sign-in page',
    says: 'Everybody who opens the sign-in page reads the theme of the quarter, also without an account. At once.',
  },
  endless_tokens_allowed: {
    label: 'Tokens without an end',
    says: 'Programs may have tokens that never end. From the next token on; switched off, present ones go on.',
  },
  drafts_per_day: {
    label: 'Goal drafts a day',
    says: 'How many drafts a person may ask for. At once.',
  },
  goals_per_person_and_hour: {
    label: 'New goals an hour',
    says: 'From the running hour on.',
  },
  comments_per_person_and_hour: {
    label: 'Comments an hour',
    says: 'From the running hour on.',
  },
  other_writes_per_person_and_hour: {
    label: 'Other changes an hour',
    says: 'From the running hour on.',
  },
} as const;
