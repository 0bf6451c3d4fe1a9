import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const courseRefusals: Translated<typeof english.courseRefusals> = {
  nothing: 'Il n’y a pas d’évaluation partagée ou terminée de cette personne que vous puissiez lire.',
};

export const courseWords: Translated<typeof english.courseWords> = {
  title: 'Évaluations :',
  subtitle: (count) => (count === 1 ? '1 évaluation' : `${count} évaluations, les plus anciennes d’abord`),
  course: 'Parcours',
  columns: {
    period: 'Période',
    status: 'Statut',
    ratings: 'Notes',
    goals: 'Objectifs atteints',
  },
  statuses: {
    draft: 'Commencée',
    shared: 'Partagée',
    acknowledged: 'Signée par la personne évaluée',
    completed: 'Terminée',
  },
  confirmed: 'Terminée par prise de connaissance, sans signatures',
  unsigned: 'Terminée, non signée par la personne évaluée',
  now: (then, now) => `${then} (maintenant : ${now})`,
  goals: (completed, counted) => (counted === 0 ? 'Aucun objectif' : `${completed} sur ${counted}`),
  status: 'Statut',
};
