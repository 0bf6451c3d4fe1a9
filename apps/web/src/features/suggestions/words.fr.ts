import { askedLabels } from '@bellwether/domain/goals/messages';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const draftingHelpWords: Translated<typeof english.draftingHelpWords> = {
  panel: 'Aide à la rédaction',
  running: 'Rédaction…',
  ready: (count) => (count < 2 ? `${count} suggestion` : `${count} suggestions`),
  readyElsewhere: 'Le texte que vous avez demandé est prêt dans le formulaire d’objectif.',
  failed: 'La rédaction n’a pas fonctionné.',
  area: 'Domaine',
  context: askedLabels.context,
  contextHint: 'Ce dont parle l’objectif : des chiffres, des dates et des noms que vous connaissez.',
  wish: askedLabels.wish,
  generate: 'Générer',
  generateAgain: 'Générer de nouveau',
  cancel: 'Annuler',
  slow: 'Cela prend un moment. Vous pouvez continuer à écrire ou fermer le formulaire : les suggestions attendent ici.',
  needsTitle: (title) => `Écrivez ou choisissez d’abord : ${title}.`,
  goals: 'Objectifs suggérés',
  earlier: (count) => (count < 2 ? `${count} suggestion précédente` : `${count} suggestions précédentes`),
  use: 'Utiliser',
  panelFailed: 'Impossible de charger l’aide à la rédaction. Vérifiez votre connexion et réessayez.',
  tryAgain: 'Réessayer',
  undo: 'Défaire',
  redo: 'Rétablir',
};

export const openWords: Translated<typeof english.openWords> = {
  model: 'Rédiger avec l’IA',
  template: 'Rédiger à partir de modèles',
};

export const onlyLabel: typeof english.onlyLabel = (part, labels) => `Seulement : ${labels[part]}`;

export const runningWord: typeof english.runningWord = (part, labels) =>
  part === 'goal' ? 'Rédaction d’un objectif…' : `Rédaction : ${labels[part]}…`;

export const foundWords: typeof english.foundWords = ({ goals, measurements, description }, labels) => {
  const counted = (count: number, what: string) => `${count} ${what}${count < 2 ? '' : 's'}`;
  const parts = [
    goals.length > 0 ? counted(goals.length, 'objectif') : '',
    measurements.length > 0 ? `${counted(measurements.length, 'texte')} pour « ${labels.measurement} »` : '',
    description === '' ? '' : `1 texte pour « ${labels.description} »`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `Suggestions : ${parts.join(', ')}.`;
};

export const filledWords: typeof english.filledWords = (names) => `Champs remplis : ${names.join(' et ')}.`;

export const waitWords: typeof english.waitWords = (seconds) => {
  const after = (time: string) => `La prochaine rédaction est possible dans ${time}.`;
  const counted = (count: number, what: string) => `${count} ${what}${count < 2 ? '' : 's'}`;
  if (seconds < 90) return after(counted(Math.max(1, Math.round(seconds)), 'seconde'));
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return after(counted(minutes, 'minute'));
  return after(`environ ${counted(Math.round(minutes / 60), 'heure')}`);
};
