import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.files.ts';

/** The words of the names of downloaded files: small letters without accents, which every system stores alike. */
export const fileWords: Translated<typeof english.fileWords> = {
  kinds: {
    people: 'personas',
    peopleTemplate: 'plantilla-personas',
    userManual: 'manual-de-uso',
    goalList: 'lista-de-objetivos',
    goalTree: 'arbol-de-objetivos',
    goalTrees: 'arboles-de-objetivos',
    goalCompliance: 'participacion',
    goalTemplate: 'plantilla-objetivos',
    appraisal: 'evaluacion',
    appraisals: 'evaluaciones',
    appraisalReport: 'informe-de-evaluaciones',
    appraisalCompliance: 'avance-de-evaluaciones',
    quarterlySummary: 'resumen-trimestral',
    annualSummary: 'resumen-anual',
    boardPack: 'dosier-del-consejo',
  },
  to: 'a',
  all: 'todo',
  cycle: 'ciclo',
};
