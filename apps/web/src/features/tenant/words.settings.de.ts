import { formsOf } from '@bellwether/domain/locale/forms';
import type { Translated } from '@bellwether/domain/locale/language';
import { localeNames, locales } from '@bellwether/domain/locale/locales';
import { openAppraisalsSentence } from '@bellwether/domain/talent/open-appraisals';
import { shownNumber } from '#ui/data/shown.ts';
import { companyWays } from './words.layers.ts';
import type * as english from './words.settings.ts';

export const settingWords: Translated<typeof english.settingWords> = {
  way: companyWays.settings,
  notYours:
    'Nur die Geschäftsführung, Organisationsadmins und HR-Admins können die Einstellungen des Unternehmens ändern.',
  labels: 'Bezeichnungen und Beschreibungen',
  failed: 'Die Einstellungen konnten nicht geladen werden.',
  saved: 'Die Einstellungen wurden gespeichert.',
  locked: 'Das lässt sich nur ändern, solange das Unternehmen kein Ziel hat.',
  lockedByAppraisals: (open) =>
    openAppraisalsSentence(
      'Das',
      open.map(({ Quarter, Count }) => ({ quarter: Quarter, count: Count })),
    ),
  save: 'Speichern',
  reload: 'Neu laden',
  stale: '„Neu laden“ zeigt die aktuellen Einstellungen; Ihre Änderungen hier gehen verloren.',
  refused: (count, address) =>
    count === 1
      ? `Eine E-Mail an ${address} wurde vom dortigen Mailserver abgelehnt`
      : `${shownNumber(count)} E-Mails wurden in den letzten 30 Tagen von Mailservern abgelehnt, die letzte an ${address}`,
  held: 'Zurzeit wird keine E-Mail gesendet: Dies ist eine wiederhergestellte Kopie. Wer Bellwether betreibt, kann den Versand wieder freigeben.',
  waiting: (count) =>
    count === 1
      ? 'Eine E-Mail wartet auf den Mailserver seit'
      : `${shownNumber(count)} E-Mails warten auf den Mailserver seit`,
  serverSays: (words) => `. Der Mailserver meldet: ${words}`,
  address: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt, oder nichts.',
  number: (least, most) =>
    `Bitte geben Sie eine ganze Zahl von ${shownNumber(least)} bis ${shownNumber(most)} ein.`,
};

// This page is loaded after the session, which knows the reader's locale.
const { months, weekdays } = formsOf('de-DE');

export const settingChoices: typeof english.settingChoices = {
  RatingLevels: [
    { value: 3, label: '3 Stufen' },
    { value: 5, label: '5 Stufen' },
  ],
  TertiaryRatingLevels: [
    { value: 3, label: '3 Stufen' },
    { value: 5, label: '5 Stufen' },
  ],
  GoalType: [
    { value: 'SMART', label: 'SMART-Ziele' },
    { value: 'OKR', label: 'Objectives und Key Results' },
    { value: 'ObjectiveResult', label: 'Ziel und Zielerreichung' },
  ],
  Locale: localeNames.map((name) => ({ value: name, label: locales[name].name })),
  SecondStepRequired: [
    { value: 'nobody', label: 'Wer möchte' },
    { value: 'admins', label: 'Verpflichtend für Admins' },
    { value: 'everybody', label: 'Verpflichtend für alle' },
  ],
  FirstFiscalMonth: months.map((label, at) => ({ value: at + 1, label })),
  AskWeekday: weekdays.map((label, at) => ({ value: at + 1, label })),
};
