import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const goalFieldLabels: Translated<typeof english.goalFieldLabels> = {
  Id: 'ID',
  Title: 'Titel',
  Measurement: 'Messgröße',
  Target: 'Zielwert',
  Description: 'Beschreibung',
  ReportingMemo: 'Berichtsnotiz',
  Owner: 'Verantwortlich',
  Parent: 'Übergeordnetes Ziel',
  Quarter: 'Quartal',
  StartDate: 'Startdatum',
  EndDate: 'Enddatum',
  Private: 'Privat',
  State: 'Zustand',
  Status: 'Status',
  Progress: 'Fortschritt',
  CheckInDate: 'Datum des Check-ins',
  CheckInAuthor: 'Person hinter dem Check-in',
  CheckInNote: 'Notiz zum Check-in',
  WeekCheckIn: 'Check-in dieser Woche',
  Outcome: 'Ergebnis',
  OutcomeText: 'Text zum Ergebnis',
  OutcomeDate: 'Datum des Ergebnisses',
  Tags: 'Schlagwörter, stehen in der Beschreibung',
};
