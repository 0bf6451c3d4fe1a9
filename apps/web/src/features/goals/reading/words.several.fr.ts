import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.several.ts';

const goals = (count: number) => `${shownNumber(count)} ${count < 2 ? 'objectif' : 'objectifs'}`;

export const severalWords: Translated<typeof english.severalWords> = {
  bar: 'Pour les objectifs sélectionnés',
  selected: (count) => `${shownNumber(count)} ${count < 2 ? 'sélectionné' : 'sélectionnés'}`,
  tick: (title) => `Sélectionner « ${title} »`,
  select: 'Sélectionner des objectifs',
  key: 'Sélectionner l’objectif pour une action sur plusieurs',
  all: (count) => `Tout sélectionner (${shownNumber(count)} ${count < 2 ? 'affiché' : 'affichés'})`,
  none: 'Effacer',
  export: 'Exporter',
  undo: 'Défaire',
  tooMany: (most) => `Au plus ${most} objectifs à la fois.`,
  acts: {
    remind: 'Envoyer un rappel',
    follow: 'Suivre',
    unfollow: 'Ne plus suivre',
    carry_over: 'Reporter',
  },
  done: {
    remind: (count) =>
      count < 2
        ? `La personne responsable de ${goals(count)} a reçu un rappel.`
        : `Les responsables de ${goals(count)} ont reçu un rappel.`,
    follow: (count) => `Vous suivez maintenant ${goals(count)}.`,
    unfollow: (count) => `Vous ne suivez plus ${goals(count)}.`,
    carry_over: (count) =>
      count < 2
        ? `${goals(count)} reporté au trimestre suivant comme brouillon.`
        : `${goals(count)} reportés au trimestre suivant comme brouillons.`,
  },
  failed: 'Rien n’a été modifié.',
  doneFor: (done, all) => `Fait pour ${goals(done)} sur ${shownNumber(all)}.`,
  notDone: 'Pas fait pour :',
  close: 'Fermer',
  sheet: {
    title: 'Titre',
    owner: 'Responsable',
    state: 'État',
    likelihood: 'Probabilité',
    quality: 'Qualité',
    parent: 'Contribue à',
    address: 'Adresse',
  },
  fileName: 'objectifs.csv',
};

export const parentDragWords: Translated<typeof english.parentDragWords> = {
  key: 'Choisir un autre objectif parent',
  moved: (title, parent) => `« ${title} » contribue maintenant à « ${parent} ».`,
  takenBack: 'L’objectif parent précédent est rétabli.',
  undo: 'Défaire',
};
