import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.team-week.ts';

export const teamWords: Translated<typeof english.teamWords> = {
  title: 'Ihr Team in dieser Woche',
  failed: 'Die Woche Ihres Teams konnte nicht geladen werden.',
  run: 'Nacheinander durchgehen',
  nothing: 'Nichts wartet, nichts hat sich bewegt, und niemand ist ein Update schuldig.',
  to: 'auf',
  kinds: { waits: 'Wartet', moved: 'Bewegt', silent: 'Ohne Antwort' },
  more: (count) => `und ${count} weitere`,
};

const waiting = {
  goal: 'Wartet auf Ihre Freigabe',
  edit: 'Vorgeschlagene Änderungen warten auf Ihre Freigabe',
  shelving: 'Eine Anfrage zum Zurückstellen wartet auf Ihre Antwort',
  result: 'Das Ergebnis wartet auf Ihre Prüfung',
} as const;

export const teamItemWords: typeof english.teamItemWords = ({ Kind, About, Missing }) => {
  if (Kind === 'waits') return waiting[About ?? 'goal'];
  return Missing === 1 ? 'Keine Vorhersage zu 1 Ziel' : `Keine Vorhersage zu ${Missing} Zielen`;
};
