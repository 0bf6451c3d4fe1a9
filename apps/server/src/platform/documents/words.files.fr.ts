import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.files.ts';

/** The words of the names of downloaded files: small letters without accents, which every system stores alike. */
export const fileWords: Translated<typeof english.fileWords> = {
  kinds: {
    people: 'personnes',
    peopleTemplate: 'modele-personnes',
    userManual: 'mode-d-emploi',
    goalList: 'liste-des-objectifs',
    goalTree: 'arborescence-des-objectifs',
    goalTrees: 'arborescences-des-objectifs',
    goalCompliance: 'participation',
    goalTemplate: 'modele-objectifs',
    appraisal: 'evaluation',
    appraisals: 'evaluations',
    appraisalReport: 'rapport-d-evaluation',
    appraisalCompliance: 'suivi-des-evaluations',
    quarterlySummary: 'bilan-trimestriel',
    annualSummary: 'bilan-annuel',
    boardPack: 'dossier-du-conseil',
  },
  to: 'a',
  all: 'tout',
  cycle: 'cycle',
};
