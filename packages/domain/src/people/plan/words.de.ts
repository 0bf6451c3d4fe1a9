import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const personFieldLabels: Translated<typeof english.personFieldLabels> = {
  ExternalId: 'Externe ID',
  Name: 'Name',
  FirstName: 'Vorname',
  LastName: 'Nachname',
  Email: 'E-Mail-Adresse',
  JobTitle: 'Position',
  ManagerEmail: 'E-Mail-Adresse der Führungskraft',
  Department: 'Abteilung',
  Location: 'Standort',
  StartDate: 'Eintrittsdatum',
  Role: 'Rolle',
  Permissions: 'Berechtigungen',
  TimeZone: 'Zeitzone',
  Language: 'Sprache',
  Status: 'Status',
  Blocked: 'Anmeldung gesperrt',
  EndDate: 'Enddatum',
  Primary: 'Hauptposition',
  AwayFrom: 'Abwesend von',
  AwayUntil: 'Abwesend bis',
  Deputy: 'Vertretung',
};
