import type { SettingWireName } from '@bellwether/contract/tenant.setting-names';
import { formsOf } from '@bellwether/domain/locale/forms';
import { localeNames, locales } from '@bellwether/domain/locale/locales';
import { sentenceLocale } from '@bellwether/domain/locale/sentence-locale';
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
  address: 'Please enter an address that begins with https://, or nothing.',
  number: (least: number, most: number) =>
    `Please enter a whole number from ${shownNumber(least)} to ${shownNumber(most)}.`,
} as const;

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
  Locale: localeNames.map((name) => ({ value: name, label: locales[name].name })),
  SecondStepRequired: [
    { value: 'nobody', label: 'Whoever wants it' },
    { value: 'admins', label: 'Required of admins' },
    { value: 'everybody', label: 'Required of everybody' },
  ],
  FirstFiscalMonth: months.map((label, at) => ({ value: at + 1, label })),
  AskWeekday: weekdays.map((label, at) => ({ value: at + 1, label })),
};
