import type { Translated } from '@bellwether/domain/locale/language';
import { summaryMessages } from '@bellwether/domain/summaries/words.de';
import type * as english from './words.ts';

export const nothingWords: Translated<typeof english.nothingWords> = {
  not_ended: summaryMessages.noPastQuarter,
  no_goals: (when) => `Für ${when} gibt es keine Ziele zusammenzufassen.`,
  no_ceo: 'Ihr Unternehmen hat im Moment keine Geschäftsführung.',
};

export const deckWords: Translated<typeof english.deckWords> = {
  quarterlyTitle: 'Quartalsrückblick',
  annualTitle: 'Jahresrückblick',
  answer: (when) => `${when} auf einen Blick`,
  companyGoals: 'Unternehmensziele',
  goals: (when) => `Ziele von ${when}`,
  part: (part, parts) => (parts === 1 ? '' : `${part} von ${parts}`),
  labels: {
    language: 'de',
    distribution: 'Letzte Vorhersagen',
    movers: 'Was sich bewegt hat',
    noMovers: 'Im Quartal hat sich keine Vorhersage geändert.',
    inFull: 'Vollständige Texte',
    leads: ['Zu entscheiden:', 'Zu tun:'],
  },
  none: 'Es gibt keine Ziele zu zeigen.',
  isPrivate: 'Privat',
  noPrediction: 'Keine Vorhersage',
  noResult: 'Kein Ergebnis',
  completed: 'Erreicht',
  notCompleted: 'Nicht erreicht',
  figures: {
    counted: ['Ziel', 'Ziele'],
    withResult: ['mit Ergebnis', 'mit Ergebnis'],
    inDispute: ['strittig', 'strittig'],
    completed: ['erreicht', 'erreicht'],
    atRisk: ['gefährdet', 'gefährdet'],
    improved: ['verbessert', 'verbessert'],
    worsened: ['verschlechtert', 'verschlechtert'],
    needsUpdate: ['braucht ein Update', 'brauchen ein Update'],
  },
};
