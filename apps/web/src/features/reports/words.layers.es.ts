import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const reportTitles: Translated<typeof english.reportTitles> = {
  goalList: 'Lista de objetivos',
  goalTree: 'Árbol de objetivos',
  goalTrees: 'Árboles de objetivos de varios trimestres',
  goalTemplate: 'Plantilla de planificación de objetivos',
  quarterlySummary: 'Resumen trimestral',
  annualSummary: 'Resumen anual',
  people: 'Personas',
  goalCompliance: 'Participación en objetivos',
  teamGoalUpdates: 'Actualizaciones de objetivos del equipo',
  appraisals: 'Evaluaciones del personal',
  appraisalCompliance: 'Estado de las evaluaciones',
  appraisalReport: 'Informe de evaluaciones',
};
