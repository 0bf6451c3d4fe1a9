import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import { layerTitles } from '../words.layers.ts';
import type * as english from './words.ts';

export const courseWords: Translated<typeof english.courseWords> = {
  title: layerTitles.course,
  failed: 'Impossible de charger le parcours.',
  none: 'Il n’y a pas d’évaluation que vous puissiez lire.',
  export: 'Toutes les évaluations en PDF',
  exportOf: (name) => `Évaluations ${ofName(name)}`,
  path: 'La première note au fil du temps',
  now: (word) => `maintenant : ${word}`,
  anotherScale: 'sur une autre échelle qu’aujourd’hui',
  reviewer: (name) => `par ${name}`,
  goals: (completed, counted) =>
    counted === 0
      ? 'Pas d’objectifs'
      : `${completed} ${completed < 2 ? 'objectif atteint' : 'objectifs atteints'} sur ${counted}`,
  partly: (count) => `${count} en partie`,
  missed: (count) => (count < 2 ? `${count} manqué` : `${count} manqués`),
  noSignatures: 'Sans signatures',
  read: 'Lire',
  readOf: (label) => `Lire l’évaluation : ${label}`,
  open: 'Parcours',
  openOf: (name) => `Parcours ${ofName(name)}`,
};
