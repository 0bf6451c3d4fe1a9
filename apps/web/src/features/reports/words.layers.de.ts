import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const reportTitles: Translated<typeof english.reportTitles> = {
  goalList: 'Zielliste',
  goalTree: 'Zielbaum',
  goalTrees: 'Zielbäume mehrerer Quartale',
  goalTemplate: 'Planungsvorlage für Ziele',
  quarterlySummary: 'Quartalsrückblick',
  annualSummary: 'Jahresrückblick',
  people: 'Personen',
  goalCompliance: 'Beteiligung an Zielen',
  teamGoalUpdates: 'Ziel-Updates des Teams',
  appraisals: 'Beurteilungen der Mitarbeitenden',
  appraisalCompliance: 'Stand der Beurteilungen',
  appraisalReport: 'Beurteilungsbericht',
};
