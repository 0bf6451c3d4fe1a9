import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const goalFieldLabels: Translated<typeof english.goalFieldLabels> = {
  Id: 'ID',
  Title: 'Titre',
  Measurement: 'Mesure',
  Target: 'Cible',
  Description: 'Description',
  ReportingMemo: 'Note de suivi',
  Owner: 'Responsable',
  Parent: 'Objectif parent',
  Quarter: 'Trimestre',
  StartDate: 'Date de début',
  EndDate: 'Date de fin',
  Private: 'Privé',
  State: 'État',
  Status: 'Statut',
  Progress: 'Avancement',
  CheckInDate: 'Date du point d’étape',
  CheckInAuthor: 'Point d’étape saisi par',
  CheckInNote: 'Note du point d’étape',
  WeekCheckIn: 'Point d’étape de cette semaine',
  Outcome: 'Résultat',
  OutcomeText: 'Texte du résultat',
  OutcomeDate: 'Date du résultat',
  Tags: 'Mots-clés, gardés dans la description',
};
