import type { Translated } from '../locale/language.ts';
import type * as english from './words.hints.ts';

export const hintSentences: Translated<typeof english.hintSentences> = {
  no_verb:
    'Le titre ne nomme pas d’action : un verbe tel que « Réduire » ou « Lancer » dit ce qui va se passer.',
  duplicate: 'Vous avez déjà un objectif avec ce titre.',
  no_number:
    'La mesure ne contient pas de nombre : sans lui, il est difficile de dire quand l’objectif est atteint.',
  no_date: 'Aucune date n’est indiquée : « avant le 30 juin » ou « fin du trimestre » dit jusqu’à quand.',
  no_parent: 'L’objectif n’est pas rattaché : un objectif parent montre à quoi il contribue.',
};

export const numberInTitleOnly =
  'Seul le titre contient un nombre : la mesure peut dire comment il est compté, et de quelle valeur à quelle valeur il va.';
