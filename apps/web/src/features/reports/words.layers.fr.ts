import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const reportTitles: Translated<typeof english.reportTitles> = {
  goalList: 'Liste des objectifs',
  goalTree: 'Arborescence des objectifs',
  goalTrees: 'Arborescences de plusieurs trimestres',
  goalTemplate: 'Modèle de planification des objectifs',
  quarterlySummary: 'Bilan trimestriel',
  annualSummary: 'Bilan annuel',
  people: 'Personnes',
  goalCompliance: 'Participation aux objectifs',
  teamGoalUpdates: 'Mises à jour des objectifs de l’équipe',
  appraisals: 'Évaluations du personnel',
  appraisalCompliance: 'Suivi des évaluations',
  appraisalReport: 'Rapport d’évaluation',
};
