import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

const goals = (count: number) => (count < 2 ? `${count} objectif` : `${count} objectifs`);

const named = (title: string | null) => (title === null ? 'son objectif parent' : `« ${title} »`);

export const carryOverWords: Translated<typeof english.carryOverWords> = {
  title: 'Reporter des objectifs',
  unfinished: (count, from) =>
    count === 1
      ? `1 objectif du ${from} n’a pas de résultat ou n’a pas été atteint.`
      : `${count} objectifs du ${from} n’ont pas de résultat ou n’ont pas été atteints.`,
  invitation: (count, to) => `${count === 1 ? 'Le' : 'Les'} reporter au ${to}`,
  explanation: (from, to) =>
    `Chacun devient un brouillon du ${to} avec les mêmes textes. Les objectifs en cours du ${from} reçoivent ici leur résultat, les autres restent tels quels.`,
  legend: (from) => `Objectifs du ${from} à reporter`,
  result: (title) => `Résultat de « ${title} »`,
  notReached: 'Non atteint',
  dismiss: (count) => `Masquer ${goals(count)}`,
  chosen: (count, total) => `${count} sur ${total} sélectionné${count < 2 ? '' : 's'}`,
  all: 'Tout sélectionner',
  none: 'Ne rien sélectionner',
  main: (count) => (count === 0 ? 'Reporter' : `Reporter ${goals(count)}`),
  more: (shown, total) =>
    `Les ${shown} premiers sur ${total} sont affichés ; les autres suivront quand ceux-ci seront reportés.`,
  done: (count, to) =>
    count === 1
      ? `1 objectif a été reporté au ${to} comme brouillon.`
      : `${count} objectifs ont été reportés au ${to} comme brouillons.`,
  next: 'Relisez chaque brouillon et demandez sa validation.',
  drafts: 'Les nouveaux brouillons',
  again: 'En reporter d’autres',
  nothing: (from) => `Rien à reporter du ${from}.`,
  nothingYet: 'Il n’y a pas de trimestre précédent.',
  nothingHint:
    'Pendant la dernière semaine d’un trimestre et pendant le trimestre suivant, les objectifs sans résultat ou non atteints peuvent être reportés ici.',
  left: 'La liste montre ce qui reste.',
  from: 'Reporté de',
  to: 'Reporté vers',
};

export const alignmentWords: typeof english.alignmentWords = ({
  ParentFate,
  NewParentTitle,
  ParentReason,
}) => {
  switch (ParentFate) {
    case 'none':
      return null;
    case 'same':
      return `Reste rattaché à ${named(NewParentTitle)}.`;
    case 'together':
      return `Reste rattaché à ${named(NewParentTitle)}, qui est reporté aussi.`;
    case 'successor':
      return `Rattaché à ${named(NewParentTitle)}, vers lequel son objectif parent a été reporté.`;
    case 'dropped':
      return `Plus rattaché. ${ParentReason ?? ''}`.trim();
  }
};

export const carriedDraftsWords: Translated<typeof english.carriedDraftsWords> = {
  done: 'Terminé',
};

export const carryOverFormWords: Translated<typeof english.carryOverFormWords> = {
  cancel: 'Annuler',
};

export const carryOverPartWords: Translated<typeof english.carryOverPartWords> = {
  notLoaded: 'Impossible de charger les objectifs.',
};

export const goalChoiceWords: Translated<typeof english.goalChoiceWords> = {
  private: 'Privé',
};
