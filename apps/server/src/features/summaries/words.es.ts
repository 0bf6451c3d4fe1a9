import type { Translated } from '@bellwether/domain/locale/language';
import { summaryMessages } from '@bellwether/domain/summaries/words.es';
import type * as english from './words.ts';

export const nothingWords: Translated<typeof english.nothingWords> = {
  not_ended: summaryMessages.noPastQuarter,
  no_goals: (when) => `No hay objetivos de ${when} que resumir.`,
  no_ceo: 'Su empresa no tiene dirección general en este momento.',
};

export const deckWords: Translated<typeof english.deckWords> = {
  quarterlyTitle: 'Resumen trimestral',
  annualTitle: 'Resumen anual',
  answer: (when) => `${when} de un vistazo`,
  companyGoals: 'Objetivos de empresa',
  goals: (when) => `Objetivos de ${when}`,
  part: (part, parts) => (parts === 1 ? '' : `${part} de ${parts}`),
  labels: {
    language: 'es',
    distribution: 'Últimas predicciones',
    movers: 'Qué se ha movido',
    noMovers: 'Ninguna predicción cambió durante el trimestre.',
    inFull: 'Textos completos',
    leads: ['Por decidir:', 'Por hacer:'],
  },
  none: 'No hay objetivos que mostrar.',
  isPrivate: 'Privado',
  noPrediction: 'Sin predicción',
  noResult: 'Sin resultado',
  completed: 'Cumplido',
  notCompleted: 'No cumplido',
  figures: {
    counted: ['objetivo', 'objetivos'],
    withResult: ['con resultado', 'con resultado'],
    inDispute: ['en disputa', 'en disputa'],
    completed: ['cumplido', 'cumplidos'],
    atRisk: ['en riesgo', 'en riesgo'],
    improved: ['ha mejorado', 'han mejorado'],
    worsened: ['ha empeorado', 'han empeorado'],
    needsUpdate: ['por actualizar', 'por actualizar'],
  },
};
