import type { Translated } from '@bellwether/domain/locale/language';
import { summaryMessages } from '@bellwether/domain/summaries/words.fr';
import type * as english from './words.ts';

export const nothingWords: Translated<typeof english.nothingWords> = {
  not_ended: summaryMessages.noPastQuarter,
  no_goals: (when) => `Il n’y a pas d’objectifs à résumer pour ${when}.`,
  no_ceo: 'Votre entreprise n’a pas de direction générale pour le moment.',
};

export const deckWords: Translated<typeof english.deckWords> = {
  quarterlyTitle: 'Bilan trimestriel',
  annualTitle: 'Bilan annuel',
  answer: (when) => `${when} en un coup d’œil`,
  companyGoals: 'Objectifs d’entreprise',
  goals: (when) => `Objectifs de ${when}`,
  part: (part, parts) => (parts === 1 ? '' : `${part} sur ${parts}`),
  labels: {
    language: 'fr',
    distribution: 'Dernières prévisions',
    movers: 'Ce qui a bougé',
    noMovers: 'Aucune prévision n’a changé pendant le trimestre.',
    inFull: 'Textes complets',
    leads: ['À décider :', 'À faire :'],
  },
  none: 'Il n’y a pas d’objectifs à montrer.',
  isPrivate: 'Privé',
  noPrediction: 'Aucune prévision',
  noResult: 'Aucun résultat',
  completed: 'Atteint',
  notCompleted: 'Non atteint',
  figures: {
    counted: ['objectif', 'objectifs'],
    withResult: ['avec résultat', 'avec résultat'],
    inDispute: ['contesté', 'contestés'],
    completed: ['atteint', 'atteints'],
    atRisk: ['en danger', 'en danger'],
    improved: ['en hausse', 'en hausse'],
    worsened: ['en baisse', 'en baisse'],
    needsUpdate: ['à mettre à jour', 'à mettre à jour'],
  },
};
