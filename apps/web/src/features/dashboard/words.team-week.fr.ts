import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.team-week.ts';

export const teamWords: Translated<typeof english.teamWords> = {
  title: 'Votre équipe cette semaine',
  failed: 'Impossible de charger la semaine de votre équipe.',
  run: 'Les parcourir',
  nothing: 'Rien n’attend, rien n’a bougé, et personne ne doit de mise à jour.',
  to: 'à',
  kinds: { waits: 'En attente', moved: 'A bougé', silent: 'Sans réponse' },
  more: (count) => `et ${count} de plus`,
};

const waiting = {
  goal: 'Attend votre validation',
  edit: 'Des modifications proposées attendent votre validation',
  shelving: 'Une demande de mise en réserve attend votre réponse',
  result: 'Le résultat attend votre examen',
} as const;

export const teamItemWords: typeof english.teamItemWords = ({ Kind, About, Missing }) => {
  if (Kind === 'waits') return waiting[About ?? 'goal'];
  return Missing === 1 ? 'Pas de prévision pour 1 objectif' : `Pas de prévision pour ${Missing} objectifs`;
};
