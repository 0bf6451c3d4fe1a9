import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const goalFieldLabels: Translated<typeof english.goalFieldLabels> = {
  Id: 'ID',
  Title: 'Título',
  Measurement: 'Medición',
  Target: 'Meta',
  Description: 'Descripción',
  ReportingMemo: 'Nota para informes',
  Owner: 'Responsable',
  Parent: 'Objetivo superior',
  Quarter: 'Trimestre',
  StartDate: 'Fecha de inicio',
  EndDate: 'Fecha de fin',
  Private: 'Privado',
  State: 'Estado',
  Status: 'Situación',
  Progress: 'Progreso',
  CheckInDate: 'Fecha del seguimiento',
  CheckInAuthor: 'Autoría del seguimiento',
  CheckInNote: 'Nota del seguimiento',
  WeekCheckIn: 'Seguimiento de esta semana',
  Outcome: 'Desenlace',
  OutcomeText: 'Texto sobre el desenlace',
  OutcomeDate: 'Fecha del desenlace',
  Tags: 'Etiquetas, conservadas en la descripción',
};
