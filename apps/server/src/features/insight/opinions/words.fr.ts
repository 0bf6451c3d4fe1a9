import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const opinionWords: Translated<typeof english.opinionWords> = {
  not_running: 'Cet objectif n’est pas en cours.',
  week_not_running: 'Un second avis ne se donne que pour la semaine en cours.',
  owner_answered: 'La personne responsable a répondu cette semaine ; votre avis reste donc inchangé.',
};

export const lookWords: Translated<typeof english.lookWords> = {
  not_running: 'Cet objectif n’est pas en cours.',
};
