import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.arrival.ts';

export const arrivedPageWords: Translated<typeof english.arrivedPageWords> = {
  proved: 'Merci. Vous pouvez fermer cette fenêtre.',
  tried: 'Ce que votre service a envoyé',
  nobody: 'Cet essai n’a connecté personne.',
};

export const leftWords: Translated<typeof english.leftWords> = {
  leftHere: 'Votre session est fermée ici.',
  leaveProvider: (name) => `Se déconnecter aussi chez ${name}`,
};
