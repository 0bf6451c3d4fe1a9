import type { Translated } from '@bellwether/domain/locale/language';
import { shownDay } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const oneToOneWords: Translated<typeof english.oneToOneWords> = {
  title: (name) => `Tête-à-tête avec ${name}`,
  notLoaded: 'Impossible de charger le tête-à-tête.',
  noGoals: 'Pas d’objectifs ce trimestre.',
  since: 'Changements depuis',
  last: 'Commence au jour de votre dernier tête-à-tête.',
  first: 'Commence par les deux dernières semaines.',
  hold: 'Marquer comme tenu aujourd’hui',
  heldToday: 'Tenu aujourd’hui',
  held: 'Le prochain tête-à-tête reprendra à partir d’aujourd’hui.',
  print: 'Imprimer',
  notes: 'Notes',
  notPair: 'Vous n’avez pas de tête-à-tête avec cette personne.',
  pairsOnly: 'Un tête-à-tête réunit un manager et un membre de son équipe directe.',
};

export const talkWords: Translated<typeof english.talkWords> = {
  part: 'À aborder',
  shared: (name) => `Vous et ${name} lisez la même liste.`,
  none: 'Rien n’a baissé, rien n’attend, rien n’est resté sans réponse.',
  add: 'Ajouter une ligne',
  addButton: 'Ajouter',
  remove: (line) => `Retirer : ${line}`,
  by: (name) => `par ${name}`,
  lastTime: (day) => `La dernière fois, le ${shownDay(day)}`,
  nothingTicked: 'Rien n’a été coché.',
};

export const signWords: Translated<typeof english.signWords> = {
  fallen: 'a baissé',
  silent: 'pas à jour',
  waiting: 'attend une réponse',
};
